// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliprogram.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The command line keeps the ledger of bulk actions, whatever ends it, and sends none of them twice by itself.
class tst_CliLedger : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void listsShowsAndClears();
    void showsWhatWasSentAlone();
    void tellsTheTruthWhenItIsKilled_data();
    void tellsTheTruthWhenItIsKilled();
    void watches();
    void isKilledWhileItWatches();
    void keepsWhatAppearedBeforeASignal();
    void findsOut();
    void looksForNothingThatWasRefused();
    void findsOutAtItsServiceOnly();
    void refusesWhatIsOpen();
    void refusesWhatTheLedgerHas();
    void oneOfTwoIsSent();
    void sendsNothingThatItCannotWrite();

private:
    QStringList create(const QStringList &more) const
    {
        return QStringList{u"change-requests"_s, u"create"_s, u"--organization"_s, u"acme"_s, u"--subject"_s, u"Pin"_s,
                           u"--message-file"_s,  m_message,   u"--ledger"_s,       m_ledger}
        + more;
    }
    QStringList ledger(const QStringList &words) const
    {
        return QStringList{u"change-requests"_s, u"ledger"_s} + words + QStringList{u"--ledger"_s, m_ledger};
    }
    QStringList to(const QUrl &url) const { return {u"--url"_s, url.toString(), u"--token-file"_s, m_token}; }
    QList<QJsonObject> entries() const;
    QStringList states() const { return valuesOf(entries(), u"ledger-entry"_s, u"state"_s); }

    std::unique_ptr<CliFolder> m_folder;
    QString m_message, m_token, m_ledger, m_all;
};

namespace {

QByteArray listWith(const QByteArray &rows)
{
    return support::httpAnswer(200,
                               "{\"data\":[" + rows
                                   + "],\"links\":{\"next\":null},\"meta\":{\"pagination\":"
                                     "{\"current-page\":1,\"next-page\":null,\"total-pages\":1}}}");
}

const QByteArray OpenRow = R"({"id":"wscr-1","type":"workspace_change_requests","attributes":{"subject":"Pin",)"
                           R"("message":"","archived-by":null,"archived-at":null}})";

} // namespace

void tst_CliLedger::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_message = m_folder->write(u"message.md"_s, "# Why\n");
    m_token = m_folder->write(u"own-token"_s, "secretToken.atlasv1.x\n");
    m_ledger = m_folder->path(u"ledger.jsonl"_s);
    m_all = m_folder->write(u"all.json"_s, R"([{"workspace_name":{"is_not_empty":["true"]}}])");
}

QList<QJsonObject> tst_CliLedger::entries() const
{
    Program list(ledger({u"list"_s}));
    return list.exitStatus() == 0 ? list.allEvents() : QList<QJsonObject>();
}

void tst_CliLedger::listsShowsAndClears()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"0"_s});
    const QStringList service = m_folder->service(simulator);
    Program program(create({u"--query"_s, m_all}) + service);
    const QString action = program.next(u"bulk-action"_s)[u"id"].toString();
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> listed = entries();
    QCOMPARE(listed.size(), 2);
    QCOMPARE(listed.constFirst()[u"state"].toString(), u"accepted"_s);
    QCOMPARE(listed.constFirst()[u"bulk_action"].toString(), action);
    QCOMPARE(listed.constLast()[u"entries"].toInt(), 1);
    Program show(ledger({u"show"_s, listed.constFirst()[u"id"].toString().left(8)}));
    const QJsonObject shown = show.next(u"ledger-entry"_s);
    QCOMPARE(shown[u"message"].toString(), u"# Why\n"_s);
    QCOMPARE(shown[u"query"].toArray().size(), 1);
    QCOMPARE(shown[u"tries"].toArray().size(), 1);
    QVERIFY(shown[u"tries"][0][u"http"].toInt() / 100 == 2);
    Program other(ledger({u"show"_s, u"none-such"_s}));
    QCOMPARE(other.next(u"error"_s)[u"kind"].toString(), u"usage"_s);
    QCOMPARE(other.exitStatus(), 2);
    Program clear(ledger({u"clear"_s}));
    QCOMPARE(clear.next(u"cleared"_s)[u"entries"].toInt(), 1);
    QCOMPARE(clear.exitStatus(), 0);
    QCOMPARE(states(), QStringList());
}

/// The draft of a list keeps the query that was written before.
void tst_CliLedger::showsWhatWasSentAlone()
{
    for (const QByteArray sent : {"list", "query"}) {
        m_ledger = m_folder->write(
            QString::fromLatin1(sent),
            R"({"ledger-entry":"6f1c1f5e-6f0e-4f57-8a53-0d6f8a3a1c11","state":"accepted","draft":{"targets":")" + sent
                + R"(","workspaces":[{"id":"ws-1"}],)"
                  R"("conditions":[{"field":"workspace_name","operator":"contains","value":"a"}]}})"
                  "\n");
        Program show(ledger({u"show"_s, u"6f1c"_s}));
        const QJsonObject shown = show.next(u"ledger-entry"_s);
        QCOMPARE(shown[u"by"].toString(), QString::fromLatin1(sent));
        QCOMPARE(shown[u"target_ids"].toArray().size(), sent == "list" ? 1 : 0);
        QCOMPARE(shown[u"query"].toArray().size(), sent == "list" ? 0 : 1);
    }
}

void tst_CliLedger::tellsTheTruthWhenItIsKilled_data()
{
    QTest::addColumn<bool>("isOnce");
    QTest::addColumn<int>("sent");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("before it is sent") << true << 0 << QStringList();
    QTest::newRow("before the answer") << false << 1 << QStringList{u"unknown"_s};
}

/// The service has the request, and never answers.
void tst_CliLedger::tellsTheTruthWhenItIsKilled()
{
    QFETCH(const bool, isOnce);
    QFETCH(const int, sent);
    QFETCH(const QStringList, expected);
    const support::ScriptedServer server(support::Script::hang());
    const QStringList once = isOnce ? QStringList{u"--once"_s} : QStringList();
    Program program(create(QStringList{u"--target"_s, u"ws-1"_s} + once) + to(server.url(u"/api/v2"_s)));
    QTRY_COMPARE_WITH_TIMEOUT(server.requests(isOnce ? "GET" : "POST"), 1, 30'000);
    if (!isOnce)
        QCOMPARE(states(), QStringList{u"sending"_s});
    program.kill();
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(states(), expected);
    QCOMPARE(server.requests("POST"), sent);
    QFile file(m_ledger);
    QVERIFY(!file.open(QIODevice::ReadOnly) || !file.readAll().contains("secretToken"));
}

void tst_CliLedger::watches()
{
    Program simulator({u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"0"_s});
    const QStringList service = m_folder->service(simulator);
    Program program(create({u"--query"_s, m_all, u"--show-matches"_s, u"--watch"_s}) + service);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 60'000);
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"appeared"_s, u"of"_s), QStringList(3, u"3"_s));
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
    QCOMPARE(events.constLast()[u"appeared"].toInt(), 3);
    QCOMPARE(entries().constFirst()[u"change_requests"].toInt(), 3);
}

void tst_CliLedger::isKilledWhileItWatches()
{
    Program simulator(
        {u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"0"_s, u"--fault"_s, u"bulk-delay=60s"_s});
    const QStringList service = m_folder->service(simulator);
    Program program(create({u"--query"_s, m_all, u"--show-matches"_s, u"--watch"_s}) + service);
    QVERIFY(!program.next(u"bulk-action"_s).isEmpty());
    program.kill();
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(states(), QStringList{u"accepted"_s});
}

/// One of two has appeared when the watch ends.
void tst_CliLedger::keepsWhatAppearedBeforeASignal()
{
#if !defined(Q_OS_UNIX)
    QSKIP("This system has no signals for other programs.");
#endif
    const QByteArray accepted =
        R"({"data":{"id":"eba-1","type":"explorer_bulk_actions","attributes":{"action_inputs":{}}}})";
    const support::ScriptedServer server({support::Script::answer(support::httpAnswer(201, accepted)),
                                          support::Script::answer(listWith(OpenRow)),
                                          support::Script::answer(listWith({})), support::Script::hang()});
    Program program(create({u"--target"_s, u"ws-1"_s, u"--target"_s, u"ws-2"_s, u"--watch"_s})
                    + to(server.url(u"/api/v2"_s)));
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("GET"), 3, 60'000); // the second look, at one of them
    program.signal(SIGINT);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 128 + SIGINT);
    QCOMPARE(program.allEvents().constLast()[u"outcome"].toString(), u"accepted"_s);
    QCOMPARE(states(), QStringList{u"accepted"_s});
    QCOMPARE(entries().constFirst()[u"change_requests"].toInt(), 1);
}

void tst_CliLedger::findsOut()
{
    const support::ScriptedServer server({support::Script::hang(), support::Script::answer(listWith(OpenRow))});
    const QStringList service = to(server.url(u"/api/v2"_s));
    Program program(create({u"--target"_s, u"ws-1"_s}) + service);
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("POST"), 1, 30'000);
    program.kill();
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QString id = entries().constFirst()[u"id"].toString();
    Program find(ledger({u"find-out"_s, id}) + service);
    QTRY_VERIFY_WITH_TIMEOUT(find.hasEnded(), 60'000);
    QCOMPARE(find.exitStatus(), 0);
    const QList<QJsonObject> events = find.allEvents();
    QCOMPARE(valuesOf(events, u"found"_s, u"id"_s), QStringList{u"wscr-1"_s});
    QCOMPARE(events.constLast()[u"outcome"].toString(), u"created"_s);
    QCOMPARE(states(), QStringList{u"settled"_s});
    QCOMPARE(server.requests("POST"), 1);
}

/// A later try may have made change requests with the same subject.
void tst_CliLedger::looksForNothingThatWasRefused()
{
    const support::ScriptedServer server(
        {support::Script::answer(support::httpAnswer(403, R"({"errors":[{"status":"403"}]})")),
         support::Script::answer(listWith(OpenRow))});
    const QStringList service = to(server.url(u"/api/v2"_s));
    Program program(create({u"--target"_s, u"ws-1"_s}) + service);
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(states(), QStringList{u"refused"_s});
    Program find(ledger({u"find-out"_s, entries().constFirst()[u"id"].toString()}) + service);
    QTRY_VERIFY_WITH_TIMEOUT(find.hasEnded(), 30'000);
    QCOMPARE(find.exitStatus(), 1);
    QCOMPARE(find.next(u"summary"_s)[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(server.count(), 1);
}

void tst_CliLedger::findsOutAtItsServiceOnly()
{
    const support::ScriptedServer server(support::Script::hang());
    Program program(create({u"--target"_s, u"ws-1"_s}) + to(server.url(u"/api/v2"_s)));
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("POST"), 1, 30'000);
    program.kill();
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    const QString id = entries().constFirst()[u"id"].toString();
    Program find(ledger({u"find-out"_s, id}) + to(server.url(u"/other/v2"_s)));
    QCOMPARE(find.next(u"error"_s)[u"rule"].toString(), u"ledger.other-service"_s);
    QCOMPARE(find.exitStatus(), 2);
    QCOMPARE(server.requests("GET"), 0);
}

void tst_CliLedger::refusesWhatIsOpen()
{
    const support::ScriptedServer server(support::Script::answer(listWith(OpenRow)));
    Program program(create({u"--target"_s, u"ws-1"_s, u"--once"_s}) + to(server.url(u"/api/v2"_s)));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 1);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"error"_s, u"rule"_s), QStringList{u"create.is-open"_s});
    QCOMPARE(events.constLast()[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(server.requests("POST"), 0);
}

void tst_CliLedger::refusesWhatTheLedgerHas()
{
    const support::ScriptedServer server(
        {support::Script::answer(listWith({})), support::Script::hang(), support::Script::answer(listWith({}))});
    const QStringList line = create({u"--target"_s, u"ws-1"_s, u"--once"_s}) + to(server.url(u"/api/v2"_s));
    Program program(line);
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("POST"), 1, 30'000);
    program.kill();
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    Program again(line);
    QTRY_VERIFY_WITH_TIMEOUT(again.hasEnded(), 30'000);
    QCOMPARE(again.next(u"error"_s)[u"rule"].toString(), u"create.in-ledger"_s);
    QCOMPARE(again.next(u"summary"_s)[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(again.exitStatus(), 1);
    QCOMPARE(server.requests("POST"), 1);
    QCOMPARE(states(), QStringList{u"unknown"_s});
}

void tst_CliLedger::oneOfTwoIsSent()
{
    Program simulator(
        {u"simulate"_s, u"--workspaces"_s, u"3"_s, u"--change-requests"_s, u"0"_s, u"--fault"_s, u"bulk-delay=60s"_s});
    const QStringList service = m_folder->service(simulator);
    const QStringList line = create({u"--query"_s, m_all, u"--once"_s}) + service;
    Program first(line);
    Program second(line);
    QTRY_VERIFY_WITH_TIMEOUT(first.hasEnded() && second.hasEnded(), 60'000);
    QList<int> statuses{first.exitStatus(), second.exitStatus()};
    std::sort(statuses.begin(), statuses.end());
    QCOMPARE(statuses, (QList<int>{0, 1}));
    QCOMPARE(states(), QStringList{u"accepted"_s});
}

void tst_CliLedger::sendsNothingThatItCannotWrite()
{
    const support::ScriptedServer server(support::Script::hang());
    m_ledger = m_folder->path(u"no/ledger"_s);
    m_folder->write(u"no"_s, "a file where the folder would be");
    Program program(create({u"--target"_s, u"ws-1"_s}) + to(server.url(u"/api/v2"_s)));
    QTRY_VERIFY_WITH_TIMEOUT(program.hasEnded(), 30'000);
    QCOMPARE(program.exitStatus(), 2);
    const QList<QJsonObject> events = program.allEvents();
    QCOMPARE(valuesOf(events, u"error"_s, u"kind"_s), QStringList{u"storage"_s});
    QCOMPARE(events.constLast()[u"outcome"].toString(), u"not-created"_s);
    QCOMPARE(server.count(), 0);
    m_ledger = u"none"_s;
    Program unwritten(create({u"--target"_s, u"ws-1"_s}) + to(server.url(u"/api/v2"_s)));
    QTRY_COMPARE_WITH_TIMEOUT(server.requests("POST"), 1, 30'000);
}

RUNLATCH_TEST(tst_CliLedger)
#include "tst_cliledger.moc"
