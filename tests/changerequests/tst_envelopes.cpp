// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "changerequests/changerequestpager.h"
#include "changerequests/pagedlist.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QTest>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(runlatch::changerequests::PagedList)

namespace runlatch::changerequests {

using Telling = PagedList::Telling;

namespace {

constexpr int Rows = 47;

struct Envelope
{
    const char *name;
    Telling telling;
    bool tellsPages;
    bool tellsRows;
};

constexpr std::array Envelopes{
    Envelope{"links and meta", Telling::Whole, true, true},
    Envelope{"links only", Telling::Links, true, false},
    Envelope{"bare links only", Telling::BareLinks, true, false},
    Envelope{"meta only", Telling::Meta, true, true},
    Envelope{"texts for numbers", Telling::Texts, false, false},
    Envelope{"a total only", Telling::Total, false, true},
    Envelope{"null", Telling::Null, false, false},
    Envelope{"neither", Telling::Nothing, false, false},
};
constexpr std::array Sizes{10, 20, 25};

} // namespace

/// A list tells of itself what its pages prove, in each envelope and with any number of rows, and nothing else.
class tst_Envelopes : public QObject
{
    Q_OBJECT
private slots:
    void aPageHasTheNumbersThatAreTold_data();
    void aPageHasTheNumbersThatAreTold();
    void theWholeListComes_data();
    void theWholeListComes();
    void theListThatShiftsIsReadAgain_data();
    void theListThatShiftsIsReadAgain();
    void aRefusalIsTold_data();
    void aRefusalIsTold();

private:
    /// One row for each envelope and each size of a page.
    template <typename Add> static void forEach(Add add)
    {
        for (const Envelope &envelope : Envelopes) {
            for (const int size : Sizes)
                add(u"%1, pages of %2"_s.arg(QLatin1String(envelope.name)).arg(size).toLatin1(), envelope, size);
        }
    }
};

void tst_Envelopes::aPageHasTheNumbersThatAreTold_data()
{
    QTest::addColumn<PagedList>("list");
    QTest::addColumn<int>("pages"); // 0: not told
    QTest::addColumn<int>("rows");  // 0: not told
    forEach([](const QByteArray &name, const Envelope &envelope, int size) {
        QTest::newRow(name.constData()) << PagedList{.count = Rows, .telling = envelope.telling, .size = size}
                                        << (envelope.tellsPages ? (Rows + size - 1) / size : 0)
                                        << (envelope.tellsRows ? Rows : 0);
    });
}

void tst_Envelopes::aPageHasTheNumbersThatAreTold()
{
    QFETCH(PagedList, list);
    OddService service(list);
    base::SystemClock clock;
    ChangeRequestPager pager(service.client, clock);
    pager.setEndpoint(service.endpoint);
    pager.setWorkspace({{}, u"ws-1"_s});
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QCOMPARE(pager.pagination().rows, list.size);
    QTEST(pager.pagination().totalPages.value_or(0), "pages");
    QTEST(pager.pagination().totalCount.value_or(0), "rows");
    QTEST(pager.total(service::Scope::All).value_or(0), "rows");
    QVERIFY(protocol::mayHaveNext(pager.pagination()));
    QVERIFY(!pager.isComplete());
}

void tst_Envelopes::theWholeListComes_data()
{
    QTest::addColumn<PagedList>("list");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("doubt"); // empty: complete
    forEach([](const QByteArray &name, const Envelope &envelope, int size) {
        PagedList list{.count = Rows, .telling = envelope.telling, .size = size};
        QTest::newRow(name.constData()) << list << Rows << QString();
        list.ignoresNumber = true;
        QTest::newRow((name + ", the number ignored").constData()) << list << size << u"list.same-page"_s;
    });
}

void tst_Envelopes::theWholeListComes()
{
    QFETCH(PagedList, list);
    QFETCH(QString, doubt);
    OddService service(list);
    Gathering gathering(service.client);
    gathering.start(service.endpoint, {{}, u"ws-1"_s}, service::Scope::All);
    QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
    QTEST(gathering.progress().changeRequests, "rows");
    QCOMPARE(gathering.isComplete(), doubt.isEmpty());
    QVERIFY(!gathering.shifted());
    const QString told = gathering.failures().isEmpty() ? QString() : gathering.failures().first().error.rule.name();
    QCOMPARE(told, doubt);
}

void tst_Envelopes::theListThatShiftsIsReadAgain_data()
{
    QTest::addColumn<PagedList>("list");
    QTest::addColumn<int>("shifts"); // rounds in which it shifts
    forEach([](const QByteArray &name, const Envelope &envelope, int size) {
        const PagedList list{.count = Rows, .telling = envelope.telling, .size = size};
        QTest::newRow((name + ", once").constData()) << list << 1;
        QTest::newRow((name + ", again").constData()) << list << 2;
    });
}

/// Behind the first page, all rows stand one place lower: a request came at the top.
void tst_Envelopes::theListThatShiftsIsReadAgain()
{
    QFETCH(PagedList, list);
    QFETCH(int, shifts);
    PagedList moved = list;
    moved.count = Rows + 1;
    moved.row = [](int number) { return OddService::row(u"wscr-%1"_s.arg(number - 1)); };
    int rounds = 0;
    OddService service([&](const Asked &asked) {
        rounds += asked.page == 1 ? 1 : 0;
        return asked.page > 1 && rounds <= shifts ? moved(asked) : list(asked);
    });
    Gathering gathering(service.client);
    gathering.start(service.endpoint, {{}, u"ws-1"_s}, service::Scope::All);
    QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
    QCOMPARE(gathering.progress().changeRequests, Rows);
    QVERIFY(gathering.shifted());
    QCOMPARE(gathering.failures().size(), 0);
    QCOMPARE(gathering.unsettled().size(), shifts == 1 ? 0 : 1);
    QCOMPARE(gathering.isComplete(), shifts == 1);
}

void tst_Envelopes::aRefusalIsTold_data()
{
    using enum base::ErrorKind;
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("rule");
    const auto row = [](int status, const QByteArray &body, base::ErrorKind kind, const QString &rule = {}) {
        QTest::addRow("%d %s", status, body.constData()) << status << body << static_cast<int>(kind) << rule;
    };
    const QByteArray refused = R"({"errors":["no"]})";
    for (const auto &[status, kind] : {std::pair(400, Rejected), std::pair(401, Unauthorized), std::pair(403, Rejected),
                                       std::pair(404, NotFound), std::pair(409, Conflict), std::pair(422, Rejected),
                                       std::pair(429, RateLimited), std::pair(500, Server), std::pair(503, Server)})
        row(status, refused, kind);
    row(302, {}, Protocol, u"http.redirect"_s);
    row(204, {}, Protocol, u"json.empty"_s);
    row(200, "<html>", Protocol, u"http.html"_s);
    row(200, "{", Protocol, u"json.broken"_s);
    row(200, "[]", Protocol, u"json.not-an-object"_s);
    row(200, "{}", Protocol, u"json.missing"_s);
    row(200, R"({"data":null})", Protocol, u"json.type"_s);
    row(200, R"({"data":{}})", Protocol, u"json.type"_s);
}

/// Of the first page, nothing came. Of a later page that was told of, the rows before it stay.
void tst_Envelopes::aRefusalIsTold()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const http::Response refusal{
        .status = status, .headers = {{"Content-Type", "application/vnd.api+json"}}, .body = body};
    const PagedList list{.count = Rows, .telling = Telling::Whole, .size = 20};
    for (const int from : {1, 2}) {
        OddService service(
            [&](const Asked &asked) { return asked.page >= 1 && asked.page < from ? list(asked) : refusal; });
        Gathering gathering(service.client);
        gathering.start(service.endpoint, {{}, u"ws-1"_s}, service::Scope::All);
        QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
        QCOMPARE(gathering.progress().changeRequests, from == 1 ? 0 : 20);
        QVERIFY(!gathering.isComplete());
        QCOMPARE(gathering.failures().size(), 1);
        const base::Error &error = gathering.failures().first().error;
        QTEST(static_cast<int>(error.kind), "kind");
        QTEST(error.rule.name(), "rule");
        if (status != 200)
            QCOMPARE(error.http, status);
    }
}

RUNLATCH_TEST(tst_Envelopes)

} // namespace runlatch::changerequests

#include "tst_envelopes.moc"
