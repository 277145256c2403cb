// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/searchfixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::store;

/// A search finds all that the filter accepts, newest first and part by part, beside all other work.
class tst_CaptureSearch : public QObject, protected SearchFixture
{
    Q_OBJECT

private slots:
    void init();
    void findsPageByPage();
    void findsUpwards();
    void tellsHowFarItHasCome();
    void endsAPartWithItsBytes_data();
    void endsAPartWithItsBytes();
    void endsWhenItIsAborted();
    void outlivesItsStore();
    void readsBesideALongSearch();
};

void tst_CaptureSearch::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    QVERIFY(openStore());
}

void tst_CaptureSearch::findsPageByPage()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(30));
    SearchReport page = search(u"ws:ws-2"_s, {.limit = 4});
    QCOMPARE(ids(page), (QList<qint64>{29, 28, 27, 26}));
    QVERIFY(!page.isEnd);
    page = search(u"ws:ws-2"_s, {.below = page.reached, .limit = 4});
    QCOMPARE(ids(page), (QList<qint64>{25, 24, 23, 22}));
    page = search(u"ws:ws-2"_s, {.below = page.reached, .limit = 4});
    QCOMPARE(ids(page), (QList<qint64>{21, 20, 2}));
    QVERIFY(page.isEnd);
    QCOMPARE(page.searched(), page.total());
}

void tst_CaptureSearch::findsUpwards()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(30));
    SearchReport page = search(u"ws:ws-2"_s, {.above = 2, .limit = 4, .isUpwards = true});
    QCOMPARE(ids(page), (QList<qint64>{20, 21, 22, 23}));
    page = search(u"ws:ws-2"_s, {.above = page.reached, .limit = 100, .isUpwards = true});
    QCOMPARE(ids(page), (QList<qint64>{24, 25, 26, 27, 28, 29}));
    QVERIFY(page.isEnd);
    QCOMPARE(page.reached, 30);
    QVERIFY(search(u"ws:ws-2"_s, {.above = 30, .isUpwards = true}).isEnd);
    QVERIFY(search({}, {.above = 7, .below = 8}).isEnd);
}

void tst_CaptureSearch::tellsHowFarItHasCome()
{
    QVERIFY(search(u"x"_s).isEnd);
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(59999));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(59968));
    for (const QString &text : {u"ws:ws-59999 OR ws:=ws-3"_s, u"ws:59999 OR note:x OR ws:=ws-3"_s}) {
        QList<SearchReport> reports;
        const SearchReport all = search(text, {}, &reports);
        QCOMPARE(ids(all), (QList<qint64>{59999, 3}));
        QVERIFY(all.isEnd);
        QCOMPARE(all.total(), 60000);
        if (text.contains(u"note"_s)) // no index helps here
            QVERIFY(reports.size() > 2);
        QCOMPARE(ids(reports.first()).value(0), 59999);
        for (int part = 1; part < reports.size(); ++part)
            QVERIFY(reports[part].searched() > reports[part - 1].searched());
    }
}

void tst_CaptureSearch::endsAPartWithItsBytes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("parts");
    QTest::newRow("without the index") << u"note:x OR missing"_s << 100;
    QTest::newRow("in blocks of the index") << u"runtask -runtask"_s << 9; // each block has all captures of a part
}

/// Large bodies take time: 640 of them are no single part.
void tst_CaptureSearch::endsAPartWithItsBytes()
{
    QFETCH(const QString, text);
    QFETCH(const int, parts);
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(640));
    QVERIFY(append(*m_fixture->store, captureOf("{}"))); // wakes the index
    QVERIFY(isIndexedTo(640));
    QVERIFY(change(u"UPDATE captures SET bytes = 4194304"_s));
    QList<SearchReport> reports;
    QVERIFY(search(text, {}, &reports).isEnd);
    QVERIFY2(reports.size() >= parts, qPrintable(QString::number(reports.size())));
}

void tst_CaptureSearch::endsWhenItIsAborted()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(60000));
    QObject context;
    int told = 0;
    base::Call call;
    const auto filter = CaptureFilter::parse(u"note:x OR missing"_s, m_fixture->clock.utc());
    call = m_fixture->store->search(
        filter, {}, &context,
        [&](const SearchReport &) {
            ++told;
            call.abort();
        },
        [&](const auto &) { told += 100; });
    QVERIFY(support::waitFor([&] { return told > 0; }));
    QCOMPARE(ids(search(u"id:7"_s)), QList<qint64>{7}); // asked after the rest of the aborted one
    QCOMPARE(told, 1);
}

void tst_CaptureSearch::outlivesItsStore()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(60000));
    QObject context;
    std::optional<base::ErrorKind> kind;
    m_fixture->store->search(
        CaptureFilter::parse(u"note:x"_s, {}), {}, &context, [](const SearchReport &) {},
        [&](const auto &answer) { kind = answer ? base::ErrorKind::Storage : answer.error().kind; });
    m_fixture->store.reset();
    QVERIFY(support::waitFor([&] { return kind.has_value(); }));
    QCOMPARE(*kind, base::ErrorKind::Cancelled);
}

void tst_CaptureSearch::readsBesideALongSearch()
{
    QVERIFY(append(*m_fixture->store, captureOf("{}")));
    QVERIFY(multiply(60000));
    QObject context;
    bool hasEnded = false;
    m_fixture->store->search(CaptureFilter::parse(u"note:x"_s, {}), {}, &context, {},
                             [&](const auto &) { hasEnded = true; });
    QCOMPARE(ids(search(u"id:7"_s, {.above = 5, .below = 9})), QList<qint64>{7});
    QVERIFY(!hasEnded);
    QCOMPARE(list(*m_fixture->store, 0, 1).value().size(), 1);
    QVERIFY(support::waitFor([&] { return hasEnded; }));
}

RUNLATCH_TEST(tst_CaptureSearch)
#include "tst_capturesearch.moc"
