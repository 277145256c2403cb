// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/bulksender.h"

#include "base/rules.h"
#include "ledgerfixture.h"
#include "support/fakeclock.h"
#include "support/fulldisk.h"
#include "support/scriptedserver.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

/// The ledger tells the truth of each bulk action, however its connection ends, and before its first byte.
class tst_BulkLedger : public QObject
{
    Q_OBJECT
private slots:
    void isWrittenBeforeTheFirstByte();
    void tellsTheTruth_data();
    void tellsTheTruth();
    void hasEachTry();
    void nothingLeavesThatCannotBeWritten();
    void sendsOnce();
    void cancelledInTime();
    void cancelledAfterARefusal();
    void hasNoToken();

private:
    struct Life
    {
        LedgerPlace place;
        support::FakeClock clock;
        http::Requester http;
        service::Client client{http, clock};
        BulkSender sender{client, clock, nullptr, &place.ledger};
        QSignalSpy created{&sender, &BulkSender::created};
        QSignalSpy refused{&sender, &BulkSender::refused};
        QSignalSpy lost{&sender, &BulkSender::lost};
        QSignalSpy notKept{&sender, &BulkSender::notKept};

        void send(const QUrl &base, const QStringList &targets = {u"ws-1"_s})
        {
            sender.send({.base = base, .token = "secret-token"}, u"acme"_s, creationOn(targets));
        }
        bool hasEnded() const { return created.size() + refused.size() + lost.size() + notKept.size() > 0; }
        LedgerEntry only() const
        {
            const QList<LedgerEntry> entries = place.read().entries;
            return entries.size() == 1 ? entries.constFirst() : LedgerEntry();
        }
    };
    static QByteArray accepted(const QByteArray &subject = "Pin");
};

QByteArray tst_BulkLedger::accepted(const QByteArray &subject)
{
    return R"({"data":{"id":"eba-1","type":"explorer_bulk_actions","attributes":{"action_inputs":{"subject":")"
        + subject + R"(","message":"# Why"}}}})";
}

void tst_BulkLedger::isWrittenBeforeTheFirstByte()
{
    const support::ScriptedServer server(support::Script::answer(support::httpAnswer(201, accepted())));
    Life life;
    LedgerState onDisk = LedgerState::Refused;
    connect(&life.sender, &BulkSender::sending, this, [&] {
        QCOMPARE(server.count(), 0);
        onDisk = life.only().state;
    });
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(life.created.size(), 1);
    QCOMPARE(onDisk, LedgerState::Sending);
    QCOMPARE(life.only().state, LedgerState::Accepted);
    QCOMPARE(life.only().action, u"eba-1"_s);
    QCOMPARE(life.only().draft.message, u"# Why"_s);
    QCOMPARE(life.only().targets, std::optional<int>(1));
}

void tst_BulkLedger::tellsTheTruth_data()
{
    using support::Script;
    QTest::addColumn<Script>("script");
    QTest::addColumn<LedgerState>("state");
    QTest::addColumn<int>("requests");
    QTest::newRow("cut before the request") << Script::closeAtOnce() << LedgerState::Unknown << 0;
    QTest::newRow("cut after the request") << Script::cut() << LedgerState::Unknown << 1;
    QTest::newRow("reset after the request") << Script::reset() << LedgerState::Unknown << 1;
    QTest::newRow("cut in the answer") << Script::cut(support::httpAnswer(201, accepted()).chopped(20))
                                       << LedgerState::Unknown << 1;
    QTest::newRow("accepted") << Script::answer(support::httpAnswer(201, accepted())) << LedgerState::Accepted << 1;
    QTest::newRow("a success that cannot be read")
        << Script::answer(support::httpAnswer(201, "done")) << LedgerState::Unknown << 1;
    QTest::newRow("refused") << Script::answer(support::httpAnswer(403, "{}")) << LedgerState::Refused << 1;
    QTest::newRow("a fault of the service")
        << Script::answer(support::httpAnswer(502, "{}")) << LedgerState::Unknown << 1;
}

void tst_BulkLedger::tellsTheTruth()
{
    QFETCH(const support::Script, script);
    QFETCH(const LedgerState, state);
    QFETCH(const int, requests);
    const support::ScriptedServer server(script);
    Life life;
    life.send(server.url(u"/api/v2"_s));
    QTRY_VERIFY(life.hasEnded());
    QCOMPARE(life.only().state, state);
    QVERIFY(server.requests("POST") <= 1); // never sent twice
    if (requests > 0)
        QCOMPARE(server.requests("POST"), requests);
    QCOMPARE(life.only().tries.size(), 1);
}

void tst_BulkLedger::hasEachTry()
{
    const QByteArray refusal =
        R"({"errors":[{"title":"invalid","source":{"pointer":"/data/attributes/action_type"}}]})";
    const support::ScriptedServer server({support::Script::answer(support::httpAnswer(422, refusal)),
                                          support::Script::answer(support::httpAnswer(201, accepted("Pin!")))});
    Life life;
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(life.created.size(), 1);
    const LedgerEntry entry = life.only();
    QCOMPARE(entry.tries.size(), 2);
    QCOMPARE(entry.tries.first().status, 422);
    QVERIFY(entry.tries.first().answer.contains("action_type"));
    QCOMPARE(entry.tries.last().status, 201);
    QVERIFY(entry.tries.first().form != entry.tries.last().form);
    QCOMPARE(entry.differing, QStringList{u"subject"_s});
}

void tst_BulkLedger::nothingLeavesThatCannotBeWritten()
{
    if (!support::FullDisk::IsPossible)
        QSKIP("This system has no limit for the size of files.");
    const support::ScriptedServer server(support::Script::answer(support::httpAnswer(201, accepted())));
    Life life;
    {
        const support::FullDisk full;
        life.send(server.url(u"/api/v2"_s));
        QTRY_COMPARE(life.notKept.size(), 1);
    }
    QCOMPARE(life.notKept.first().first().value<base::Error>().kind, base::ErrorKind::Storage);
    QVERIFY(!life.sender.isSending());
    QVERIFY(!life.sender.mayHaveLeft());
    QCOMPARE(server.count(), 0);
    life.send(server.url(u"/api/v2"_s)); // there is room again
    QTRY_COMPARE(life.created.size(), 1);
}

void tst_BulkLedger::sendsOnce()
{
    const support::ScriptedServer server(support::Script::answer(support::httpAnswer(201, accepted())));
    Life life;
    life.sender.setRepeat(Ledger::Repeat::Refused);
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(life.created.size(), 1);
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(life.notKept.size(), 1);
    QCOMPARE(life.notKept.first().first().value<base::Error>().rule, base::Rules::CreateInLedger);
    QCOMPARE(server.requests("POST"), 1);
    QCOMPARE(life.place.read().entries.size(), 1);
}

void tst_BulkLedger::cancelledInTime()
{
    const support::ScriptedServer server(support::Script::hang());
    Life life;
    const QSignalSpy cancelled(&life.sender, &BulkSender::cancelled);
    life.send(server.url(u"/api/v2"_s));
    life.sender.cancel();
    QCOMPARE(cancelled.size(), 1);
    QTRY_COMPARE(life.only().state, LedgerState::Refused);
    QCOMPARE(server.count(), 0);
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(server.requests("POST"), 1);
    life.sender.cancel();
    QCOMPARE(life.lost.size(), 1);
    QTRY_COMPARE(life.place.read().entries.constFirst().state, LedgerState::Unknown);
    QCOMPARE(life.place.read().entries.constFirst().tries.size(), 1);
}

/// The service refused it, and is slow to tell why.
void tst_BulkLedger::cancelledAfterARefusal()
{
    const QByteArray missing = R"({"errors":[{"status":"404","title":"not found"}]})";
    const support::ScriptedServer server(
        {support::Script::answer(support::httpAnswer(404, missing)), support::Script::hang()});
    Life life;
    const QSignalSpy cancelled(&life.sender, &BulkSender::cancelled);
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(server.requests("GET"), 1);
    QVERIFY(!life.sender.mayHaveLeft());
    life.sender.cancel();
    QCOMPARE(life.refused.size(), 1);
    QCOMPARE(life.refused.first().first().value<base::Error>().http, 404);
    QVERIFY(life.lost.isEmpty() && cancelled.isEmpty());
    QVERIFY(!life.sender.isSending());
    QTRY_COMPARE(life.only().state, LedgerState::Refused);
    QCOMPARE(life.only().tries.size(), 1);
}

void tst_BulkLedger::hasNoToken()
{
    const QByteArray echo = R"({"errors":[{"title":"bad token secret-token"}]})";
    const support::ScriptedServer server(support::Script::answer(support::httpAnswer(403, echo)));
    Life life;
    life.send(server.url(u"/api/v2"_s));
    QTRY_COMPARE(life.refused.size(), 1);
    QCOMPARE(life.only().tries.size(), 1);
    QVERIFY(life.only().tries.first().answer.contains("bad token"));
    QVERIFY(!life.only().tries.first().answer.contains("secret-token"));
    QVERIFY(!life.place.bytes().contains("secret-token"));
}

RUNLATCH_TEST(tst_BulkLedger)

} // namespace runlatch::changerequests

#include "tst_bulkledger.moc"
