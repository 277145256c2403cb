// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/replay.h"

#include "base/percentile.h"
#include "base/systemclock.h"
#include "json/jsonedit.h"
#include "support/closedport.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using runlatch::support::Script;
using runlatch::support::ScriptedServer;

namespace runlatch::replay {

/// A captured request leaves as often as was asked for, several at once, and what was answered is counted.
class tst_Replay : public QObject
{
    Q_OBJECT

private slots:
    void sendsAsOftenAsAsked();
    void sendsNoMoreAtOnceThanAsked();
    void eachIsFresh();
    void countsWhatWasAnswered();
    void tellsWhatWasNotAnswered();
    void canBeCancelled();
    void hasNoMoreBytesUnderWayThanTheBound();
    void percentilesAreThoseOfTheAnswers();

private:
    static Batch batch(const QUrl &url, int times, int parallel = 1)
    {
        Batch batch;
        batch.request.head = "POST /old HTTP/1.1\r\nHost: h\r\nX-Odd:  b \r\nContent-Length: 27\r\n\r\n";
        batch.request.body = R"({"task_result_id":"taskrs"})";
        batch.request.destination = url;
        batch.times = times;
        batch.parallel = parallel;
        return batch;
    }
    bool run(Replay &replay, const Batch &batch)
    {
        const QSignalSpy finished(&replay, &Replay::finished);
        replay.start(batch);
        return support::waitFor([&finished] { return !finished.isEmpty(); }, 30'000);
    }

    base::SystemClock m_clock;
    Resender m_resender{m_clock};
};

void tst_Replay::sendsAsOftenAsAsked()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    Replay replay(m_resender, m_clock);
    QVERIFY(run(replay, batch(server.url(u"/new"_s), 7, 3)));
    QCOMPARE(server.count(), 7);
    for (int connection = 0; connection < 7; ++connection) {
        QCOMPARE(server.requestLine(connection), QByteArray("POST /new HTTP/1.1"));
        QVERIFY(server.received(connection).contains("\r\nX-Odd:  b \r\n"));
        QCOMPARE(server.body(connection), QByteArray(R"({"task_result_id":"taskrs"})"));
    }
    QCOMPARE(replay.tally().answered(), 7);
    QCOMPARE(replay.tally().accepted(), 7);
    QCOMPARE(replay.underWay(), 0);
}

void tst_Replay::sendsNoMoreAtOnceThanAsked()
{
    ScriptedServer server(Script::hang());
    Replay replay(m_resender, m_clock);
    replay.start(batch(server.url(), 10, 4));
    QVERIFY(support::waitFor([&server] { return server.count() == 4; }));
    QCOMPARE(replay.underWay(), 4);
    QCOMPARE(replay.begun(), 4);
}

void tst_Replay::eachIsFresh()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    Replay replay(m_resender, m_clock);
    Batch many = batch(server.url(), 5, 5);
    many.isFresh = true;
    many.request.fresh = Freshness{"taskrs-first", m_clock.utc()};
    std::set<QByteArray> told;
    connect(&replay, &Replay::sent, this, [&told](const Sent &sent) { told.insert(sent.taskResultId); });
    QVERIFY(run(replay, many));
    std::set<QByteArray> ids;
    for (int connection = 0; connection < 5; ++connection)
        ids.insert(json::memberValue(server.body(connection), u"task_result_id"_s).chopped(1).sliced(1));
    QCOMPARE(ids.size(), 5u);
    QVERIFY(ids.contains("taskrs-first"));
    QVERIFY(ids == told);
}

void tst_Replay::countsWhatWasAnswered()
{
    ScriptedServer server(QList<Script>{
        Script::answer(support::httpAnswer(200)), Script::answer(support::httpAnswer(401)),
        Script::answer(support::httpAnswer(204)), Script::reset(), Script::answer(support::httpAnswer(401))});
    Replay replay(m_resender, m_clock);
    QVERIFY(run(replay, batch(server.url(), 5)));
    const QMap<int, int> statuses{{200, 1}, {204, 1}, {401, 2}};
    QCOMPARE(replay.tally().statuses(), statuses);
    QCOMPARE(replay.tally().accepted(), 2);
    QCOMPARE(replay.tally().unanswered(), 1);
    QCOMPARE(replay.tally().ended(), 5);
}

void tst_Replay::tellsWhatWasNotAnswered()
{
    const support::ClosedPort closed;
    Replay replay(m_resender, m_clock);
    QList<Sent> all;
    connect(&replay, &Replay::sent, this, [&all](const Sent &sent) { all.append(sent); });
    QVERIFY(run(replay, batch(QUrl(u"http://127.0.0.1:%1/"_s.arg(closed.port())), 3, 2)));
    QCOMPARE(all.size(), 3);
    for (const Sent &sent : std::as_const(all))
        QCOMPARE(sent.answer.error().kind, base::ErrorKind::Network);
    QCOMPARE(replay.tally().unanswered(), 3);
    QCOMPARE(replay.tally().times(), QList<int>());
}

void tst_Replay::canBeCancelled()
{
    ScriptedServer server(QList<Script>{Script::answer(support::httpAnswer(200)), Script::hang()});
    Replay replay(m_resender, m_clock);
    const QSignalSpy sent(&replay, &Replay::sent);
    const QSignalSpy finished(&replay, &Replay::finished);
    replay.start(batch(server.url(), 100, 2));
    QVERIFY(support::waitFor([&] { return server.count() == 3 && sent.size() == 1; }));
    replay.cancel();
    QVERIFY(support::waitFor([&server] { return server.wasLeft(1) && server.wasLeft(2); }));
    QCOMPARE(replay.underWay(), 2); // they may have arrived
    QCOMPARE(replay.begun(), 3);
    QCOMPARE(sent.size(), 1);
    QVERIFY(finished.isEmpty());
}

void tst_Replay::hasNoMoreBytesUnderWayThanTheBound()
{
    ScriptedServer server(Script::hang());
    Replay replay(m_resender, m_clock);
    Batch large = batch(server.url(), 10, 10);
    large.request.body = QByteArray(Batch::MaxBytesUnderWay / 2, 'x'); // one is held by all until it is written
    replay.start(large);
    QCOMPARE(replay.begun(), 1);
    replay.cancel();
}

void tst_Replay::percentilesAreThoseOfTheAnswers()
{
    ReplayTally tally;
    for (const int took : {40, 10, 30, 20}) {
        http::Response response;
        response.took = std::chrono::milliseconds(took);
        tally.add(response);
    }
    QCOMPARE(base::percentile(tally.times(), 50), 20);
    QCOMPARE(base::percentile(tally.times(), 90), 40);
    QCOMPARE(base::percentile(tally.times(), 100), 40);
}

RUNLATCH_TEST(tst_Replay)

} // namespace runlatch::replay

#include "tst_replay.moc"
