// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/oddservice.h"
#include "cliprogram.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using changerequests::Asked;
using changerequests::OddService;

/// `change-requests list` prints each request once, page by page, and says if the list is incomplete.
class tst_CliList : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void wrongUsage_data();
    void wrongUsage();
    void readsAllInSpiteOfFaults_data();
    void readsAllInSpiteOfFaults();
    void printsEachPageWhenItCame();
    void tellsANameThatLooksLikeAnId();
    void keepsWhatCameBeforeAFailure();
    void nothingIsPrintedTwice_data();
    void nothingIsPrintedTwice();
    void aListThatDoesNotSettle();
    void tellsWhatWasArchivedMeanwhile();
    void asksForPagesOfTheSizeThatIsWanted();
    void workspacesThatFailAreListed();
    void failuresOfTheSimulatorAreListed();
    void progressInALogIsALineASecond();
    void outputThatCannotBeWritten();
    void onePageOfSeveralIsNotAll_data();
    void onePageOfSeveralIsNotAll();
    void readableText();
    void showsTheMessageSafely();

private:
    QStringList to(const QUrl &url) const { return {u"--url"_s, url.toString(), u"--token-file"_s, m_token}; }
    QStringList to(const OddService &service) const { return to(service.endpoint.base); }

    std::unique_ptr<CliFolder> m_folder;
    QString m_token;
};

namespace {

const QStringList List{u"change-requests"_s, u"list"_s};
const QStringList Organization{u"--organization"_s, u"acme"_s, u"--all-workspaces"_s};
const QStringList OneWorkspace{u"--workspace"_s, u"ws-1"_s, u"--all"_s};

/// 250 rows in three pages; `third` answers for the third page.
OddService::Answer threePages(const std::function<http::Response()> &third)
{
    return [third](const Asked &asked) {
        if (asked.page >= 3)
            return third();
        return OddService::list(OddService::rows(asked.page * 100 - 100, asked.page * 100), asked.page, 3, 250);
    };
}

/// Two pages. If `isShifted`, the last row of the first page is repeated on the second.
http::Response twoPages(int page, bool isShifted)
{
    const int from = page == 1 ? 0 : isShifted ? 99 : 100;
    return OddService::list(OddService::rows(from, page == 1 ? 100 : 150), page, 2, 150);
}

} // namespace

void tst_CliList::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_token = m_folder->write(u"own-token"_s, "t\n");
}

void tst_CliList::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no place") << List;
    QTest::newRow("two places") << List + Organization + QStringList{u"--workspace"_s, u"net"_s};
    QTest::newRow("a place without a name") << List + QStringList{u"--workspace"_s, u""_s};
    QTest::newRow("whose workspaces") << List + QStringList{u"--all-workspaces"_s};
    QTest::newRow("whose workspace") << List + QStringList{u"--workspace"_s, u"net"_s};
    QTest::newRow("one page of all") << List + OneWorkspace + QStringList{u"--page"_s, u"2"_s};
    QTest::newRow("one page of all workspaces") << List + Organization + QStringList{u"--page"_s, u"1"_s};
    QTest::newRow("size") << List + OneWorkspace + QStringList{u"--size"_s, u"101"_s};
    QTest::newRow("both states") << List + OneWorkspace + QStringList{u"--active"_s, u"--archived"_s};
    QTest::newRow("show nothing") << QStringList{u"change-requests"_s, u"show"_s};
    QTest::newRow("show two") << QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s, u"wscr-2"_s};
}

void tst_CliList::wrongUsage()
{
    QFETCH(QStringList, arguments);
    Program program(arguments + to(QUrl(u"http://127.0.0.1:9"_s)));
    QCOMPARE(program.exitStatus(), 64);
    QVERIFY(program.diagnostics().contains("See \"runlatch-cli change-requests "));
    QVERIFY(program.rest().isEmpty());
}

void tst_CliList::readsAllInSpiteOfFaults_data()
{
    QTest::addColumn<QString>("fault");
    for (const char *fault : {"latency=50ms", "rate-limit=1@0.1", "status=503@0.1", "reset@0.1", "cut-body@0.1"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void tst_CliList::readsAllInSpiteOfFaults()
{
    QFETCH(QString, fault);
    Program simulator(
        {u"simulate"_s, u"--workspaces"_s, u"8"_s, u"--change-requests"_s, u"250"_s, u"--fault"_s, fault});
    Program list(List + Organization + m_folder->service(simulator));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 60'000);
    const QList<QJsonObject> events = list.allEvents();
    QStringList ids = valuesOf(events, u"change-request"_s, u"id"_s);
    QCOMPARE(ids.size(), 250);
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(valuesOf(events, u"summary"_s, u"complete"_s), QStringList{u"true"_s});
    QCOMPARE(list.exitStatus(), 0);
    QVERIFY(list.diagnostics().contains("8 of 8 workspace"));
}

/// Each page is printed when it has come. The second page never comes; the user sees the first one, and ends the
/// program.
void tst_CliList::printsEachPageWhenItCame()
{
    const QByteArray first = twoPages(1, false).body;
    support::ScriptedServer server({support::Script::answer(support::httpAnswer(200, first)), support::Script::hang()});
    Program list(List + OneWorkspace + to(server.url(u"/api/v2"_s)));
    QByteArray said;
    QTRY_COMPARE_WITH_TIMEOUT((said += list.rest()).count('\n'), 101, 30'000);
    QVERIFY(said.endsWith("{\"event\":\"page\",\"number\":1,\"of\":2,\"total\":150,\"workspace\":\"ws-1\",\"workspace_"
                          "id\":\"ws-1\",\"workspace_name\":null}\n"));
    list.signal(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    QCOMPARE(list.rest(),
             "{\"event\":\"summary\",\"change_requests\":100,\"complete\":false}\n"
             "{\"event\":\"interrupted\"}\n"_ba);
    QCOMPARE(list.exitStatus(), 128 + SIGINT);
    QVERIFY(list.diagnostics().contains("100 of 150 change request"));
}

/// Without rows the form alone tells the id from the name. The service has no look-ups.
void tst_CliList::tellsANameThatLooksLikeAnId()
{
    const OddService service([](const Asked &asked) {
        return asked.path.contains(u"/organizations/"_s) ? http::Response{.status = 404, .headers = {}, .body = {}}
                                                         : OddService::list({}, 1, 1, 0);
    });
    Program list(List + QStringList{u"--organization"_s, u"acme"_s, u"--workspace"_s, u"ws-east-1"_s} + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QJsonObject page = list.next(u"page"_s);
    QVERIFY(page[u"workspace_id"].isNull());
    QCOMPARE(page[u"workspace_name"].toString(), u"ws-east-1"_s);
}

void tst_CliList::keepsWhatCameBeforeAFailure()
{
    OddService service(threePages([] { return OddService::error(403, u"not for you"_s); }));
    Program list(List + OneWorkspace + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QList<QJsonObject> events = list.allEvents();
    const QStringList ids = valuesOf(events, u"change-request"_s, u"id"_s);
    QVERIFY(ids.size() == 100 || ids.size() == 200); // the second page may have been on its way
    QCOMPARE(valuesOf(events, u"error"_s, u"http"_s), QStringList{u"403"_s});
    QVERIFY(valuesOf(events, u"error"_s, u"message"_s).constFirst().contains("not for you"_L1));
    QCOMPARE(events.constLast()[u"change_requests"].toInt(), ids.size());
    QCOMPARE(events.constLast()[u"complete"].toBool(true), false);
    QCOMPARE(list.exitStatus(), 2);
}

void tst_CliList::nothingIsPrintedTwice_data()
{
    QTest::addColumn<int>("shiftedRounds");
    QTest::addColumn<int>("exitStatus");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("steady") << 0 << 0 << QByteArray("150 of 150");
    QTest::newRow("once") << 1 << 0 << QByteArray("changed while it was read, so it was read a second time");
    QTest::newRow("always") << 2 << 2 << QByteArray("changed again during the second read: some may be missing");
}

void tst_CliList::nothingIsPrintedTwice()
{
    QFETCH(int, shiftedRounds);
    QFETCH(int, exitStatus);
    QFETCH(QByteArray, words);
    int round = 0;
    OddService service([&](const Asked &asked) {
        round += asked.page == 1;
        return twoPages(asked.page, round <= shiftedRounds);
    });
    Program list(List + OneWorkspace + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    QCOMPARE(list.exitStatus(), exitStatus);
    const QList<QJsonObject> events = list.allEvents();
    QStringList ids = valuesOf(events, u"change-request"_s, u"id"_s);
    QCOMPARE(ids.size(), 150);
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(events.constLast()[u"shifted"].toBool(), shiftedRounds > 0);
    QCOMPARE(events.constLast()[u"complete"].toBool(), exitStatus == 0);
    QCOMPARE(valuesOf(events, u"page"_s, u"again"_s).count(u"true"_s), shiftedRounds > 0 ? 2 : 0);
    const QByteArray said = list.diagnostics();
    QVERIFY2(said.contains(words), said.constData());
}

/// A list that does not settle is reported: one row is archived or added before each page.
void tst_CliList::aListThatDoesNotSettle()
{
    Program simulator(
        {u"simulate"_s, u"--workspaces"_s, u"1"_s, u"--change-requests"_s, u"250"_s, u"--fault"_s, u"shifting-page"_s});
    Program list(List + Organization + m_folder->service(simulator));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QList<QJsonObject> events = list.allEvents();
    QStringList ids = valuesOf(events, u"change-request"_s, u"id"_s);
    QVERIFY(ids.size() >= 249);
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(events.constLast()[u"complete"].toBool(true), false);
    QCOMPARE(list.exitStatus(), 2);
    QVERIFY(list.diagnostics().contains("some may be missing"));
}

void tst_CliList::tellsWhatWasArchivedMeanwhile()
{
    int round = 0;
    OddService service([&](const Asked &asked) {
        round += asked.page == 1;
        if (asked.page > 2)
            return OddService::list({}, asked.page, 2, 200);
        QJsonArray rows = OddService::rows(asked.page * 100 - 100, asked.page * 100);
        if (round > 1 && asked.page == 1)
            rows[7] = OddService::row(u"wscr-7"_s, true);
        return OddService::list(rows, asked.page, 2, round == 1 && asked.page == 2 ? 199 : 200);
    });
    Program list(List + OneWorkspace + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    QCOMPARE(valuesOf(list.allEvents(), u"change-request"_s, u"id"_s).count(u"wscr-7"_s), 1);
    QVERIFY(list.diagnostics().contains("wscr-7 was archived while the list was read."));
    QCOMPARE(list.exitStatus(), 0);
}

void tst_CliList::asksForPagesOfTheSizeThatIsWanted()
{
    OddService service([](const Asked &asked) {
        const int count = std::min(asked.size, 130 - (asked.page - 1) * asked.size);
        const QJsonArray rows = OddService::rows((asked.page - 1) * asked.size, (asked.page - 1) * asked.size + count);
        return OddService::list(rows, asked.page, (129 + asked.size) / asked.size, 130);
    });
    const auto sizesAndPages = [&](const QStringList &more) {
        service.asked.clear();
        Program list(List + QStringList{u"--workspace"_s, u"ws-1"_s} + more + to(service));
        QSet<std::pair<int, int>> pages;
        if (!support::waitFor([&] { return list.hasEnded(); }, 30'000) || list.exitStatus() != 0)
            return pages;
        for (const Asked &asked : std::as_const(service.asked))
            pages.insert({asked.size, asked.page});
        return pages;
    };
    using Pages = QSet<std::pair<int, int>>;
    QCOMPARE(sizesAndPages({}), (Pages{{20, 1}}));
    QCOMPARE(sizesAndPages({u"--page"_s, u"2"_s, u"--size"_s, u"7"_s}), (Pages{{7, 2}}));
    QCOMPARE(sizesAndPages({u"--all"_s}), (Pages{{100, 1}, {100, 2}}));
    QCOMPARE(sizesAndPages({u"--all"_s, u"--size"_s, u"50"_s}), (Pages{{50, 1}, {50, 2}, {50, 3}}));
}

void tst_CliList::workspacesThatFailAreListed()
{
    OddService service([](const Asked &asked) {
        if (asked.path.endsWith("/workspaces"_L1)) {
            const QJsonArray rows{OddService::workspace(u"ws-0"_s, u"net"_s), OddService::workspace(u"ws-1"_s, u"db"_s),
                                  OddService::workspace(u"ws-2"_s, u"web"_s)};
            return OddService::list(rows, 1, 1, 3);
        }
        const QString workspace = asked.path.section(u'/', 2, 2);
        if (workspace == "ws-1"_L1 || workspace == "db"_L1)
            return OddService::error(403);
        return OddService::list({OddService::row("wscr-"_L1 + workspace)}, 1, 1, 1);
    });
    Program list(List + Organization + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QList<QJsonObject> events = list.allEvents();
    QStringList ids = valuesOf(events, u"change-request"_s, u"id"_s);
    ids.sort();
    QCOMPARE(ids, (QStringList{u"wscr-ws-0"_s, u"wscr-ws-2"_s}));
    QCOMPARE(valuesOf(events, u"error"_s, u"id"_s), QStringList{u"db"_s});
    QCOMPARE(valuesOf(events, u"error"_s, u"http"_s), QStringList{u"403"_s});
    QCOMPARE(list.exitStatus(), 2);
    QVERIFY(list.diagnostics().contains("3 of 3 workspace"));
}

void tst_CliList::failuresOfTheSimulatorAreListed()
{
    Program faulty({u"simulate"_s, u"--workspaces"_s, u"30"_s, u"--change-requests"_s, u"200"_s, u"--fault"_s,
                    u"status=403@0.2"_s, u"--seed"_s, u"3"_s});
    Program list(List + Organization + m_folder->service(faulty));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QList<QJsonObject> events = list.allEvents();
    const QStringList failed = valuesOf(events, u"error"_s, u"id"_s);
    const QStringList told = valuesOf(events, u"change-request"_s, u"workspace_name"_s);
    QVERIFY(!failed.isEmpty() && !told.isEmpty());
    QVERIFY(!failed.contains(QString()));
    for (const QString &name : failed)
        QVERIFY2(!told.contains(name), qPrintable(name)); // each workspace has only one page
    QCOMPARE(list.exitStatus(), 2);
}

void tst_CliList::progressInALogIsALineASecond()
{
    Program simulator(
        {u"simulate"_s, u"--workspaces"_s, u"40"_s, u"--change-requests"_s, u"40"_s, u"--fault"_s, u"latency=250ms"_s});
    Program list(List + Organization + m_folder->service(simulator));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 60'000);
    const QByteArrayList lines = list.diagnostics().trimmed().split('\n');
    QVERIFY(lines.size() >= 2);
    QVERIFY(lines.size() < 20); // fewer lines than the 40 answers
    QVERIFY2(!lines.first().contains("40 of 40 workspace"), lines.first().constData());
    QVERIFY2(lines.last().contains("40 of 40 workspace"), lines.last().constData());
}

void tst_CliList::outputThatCannotBeWritten()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("this system has no device that is always full");
    OddService service(threePages([] { return OddService::list({}, 3, 3, 250); }));
    Program list(List + OneWorkspace + to(service), {}, {.outputFile = u"/dev/full"_s});
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    QCOMPARE(list.exitStatus(), 2);
    QVERIFY(list.diagnostics().contains("Not all of the output could be written."));
}

void tst_CliList::onePageOfSeveralIsNotAll_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("pages");
    QTest::addColumn<bool>("isComplete");
    QTest::newRow("the only one") << 1 << 1 << true;
    QTest::newRow("the first of three") << 1 << 3 << false;
    QTest::newRow("the last of three") << 3 << 3 << false;
    QTest::newRow("behind the last") << 2 << 1 << false;
}

/// One page of several is not everything. The user asked for one page, so the program still ends well.
void tst_CliList::onePageOfSeveralIsNotAll()
{
    QFETCH(int, page);
    QFETCH(int, pages);
    OddService service([pages](const Asked &asked) {
        const bool isThere = asked.page <= pages;
        return OddService::list(isThere ? OddService::rows(0, 20) : QJsonArray(), asked.page, pages, pages * 20);
    });
    Program list(List + QStringList{u"--workspace"_s, u"ws-1"_s, u"--page"_s, QString::number(page)} + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QJsonObject summary = list.next(u"summary"_s);
    QVERIFY(summary[u"complete"].isBool());
    QTEST(summary[u"complete"].toBool(), "isComplete");
    QCOMPARE(list.exitStatus(), 0);
}

void tst_CliList::readableText()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"2"_s, u"--change-requests"_s, u"12"_s});
    const QStringList service = m_folder->service(simulator);
    Program lines(List + Organization + service);
    QTRY_VERIFY_WITH_TIMEOUT(lines.hasEnded(), 30'000);
    const QJsonObject first = lines.next(u"change-request"_s);
    Program list(List + Organization + QStringList{u"--human"_s} + service);
    QTRY_VERIFY_WITH_TIMEOUT(list.hasEnded(), 30'000);
    const QString said = QString::fromUtf8(list.rest());
    QCOMPARE(said.count(u'\n'), 13); // no line is printed for a page
    const QString state = first[u"archived"].toBool() ? u"archived"_s : u"active  "_s;
    const QString row = QStringList{first[u"id"].toString(), state, first[u"created_at"].toString().left(10),
                                    first[u"workspace_name"].toString(), first[u"subject"].toString()}
                            .join(u"  "_s);
    QVERIFY2(said.contains(row + u'\n'), qPrintable(row));
    Program page(List + QStringList{u"--workspace"_s, first[u"workspace"].toString(), u"--human"_s} + service);
    QTRY_VERIFY_WITH_TIMEOUT(page.hasEnded(), 30'000);
    QVERIFY(page.rest().contains("\nPage 1 of 1, "));
}

void tst_CliList::showsTheMessageSafely()
{
    OddService service([](const Asked &) {
        QJsonObject row = OddService::row(u"wscr-1"_s, true);
        QJsonObject attributes = row[u"attributes"_s].toObject();
        attributes[u"message"_s] = u"one\r\n\u001b[2Jtwo\n\u202ethree\nArchived by nobody"_s;
        row[u"attributes"_s] = attributes;
        return OddService::json(200, {{u"data"_s, row}});
    });
    Program show(QStringList{u"change-requests"_s, u"show"_s, u"wscr-1"_s, u"--human"_s} + to(service));
    QTRY_VERIFY_WITH_TIMEOUT(show.hasEnded(), 30'000);
    const QByteArray said = show.rest();
    QVERIFY2(said.startsWith("About wscr-1\nwscr-1\nArchived by user-1 on 2026-11-20 10:00:00 UTC\n"),
             said.constData());
    QVERIFY2(said.endsWith("\n\n    one \n    <U+001B>[2Jtwo\n    <U+202E>three\n    Archived by nobody\n"),
             said.constData());
}

RUNLATCH_TEST(tst_CliList)
#include "tst_clilist.moc"
