// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "support/closedport.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::http::Response;
using runlatch::support::httpAnswer;
using runlatch::support::Script;

namespace runlatch::service {

namespace {

QByteArray limited(const QByteArray &headers = {})
{
    return httpAnswer(429, R"({"errors":[{"status":429,"title":"Too many requests"}]})", "application/vnd.api+json",
                      headers);
}

/// A sender with its own clock, to a scripted service.
template <typename Clock> struct Sending
{
    explicit Sending(const QList<Script> &scripts)
        : server(scripts)
        , sender(http, clock)
    {
        QObject::connect(&sender, &PacedSender::waiting, &context, [this](const Wait &wait) { waits.append(wait); });
    }
    base::Call send(const QByteArray &method, Caught<Response> &caught, const QByteArray &token = "t")
    {
        http::Outgoing outgoing;
        outgoing.method = method;
        outgoing.url = server.url(u"/x"_s);
        outgoing.headers = {{"Authorization", "Bearer " + token}};
        outgoing.timeout = timeout;
        outgoing.purpose = u"test"_s;
        return sender.send(outgoing, &context, caught.callback());
    }

    support::ScriptedServer server;
    Clock clock;
    http::Requester http;
    PacedSender sender;
    QObject context;
    QList<Wait> waits;
    std::chrono::milliseconds timeout = 10s;
};
using Eager = Sending<support::EagerClock>;
using Patient = Sending<support::FakeClock>;

enum class End { Answer, Error, Unknown }; // an answer, or an error whose outcome is known, or unknown

} // namespace

/// Requests keep the pace, are repeated where that is safe, and end with their caller.
class tst_PacedSender : public QObject
{
    Q_OBJECT
private slots:
    void repeatsWhatIsRightToRepeat_data();
    void repeatsWhatIsRightToRepeat();
    void aCutGetIsTriedThreeTimesMore_data();
    void aCutGetIsTriedThreeTimesMore();
    void theWaitIsAskedOfTheClock();
    void atTheTenthRepetitionTheRefusalIsTheAnswer();
    void oneTroubleAfterTheOther();
    void abortEndsAWait();
    void whoHearsOfAWaitMayAbort();
    void endsWithContextAndSender();
    void nothingIsSentToAClosedPort_data();
    void nothingIsSentToAClosedPort();
    void aHundredCallsStayUnderTheLimit();
    void hostsAndTokensDoNotShare();
    void manyTokensForgetNoPace();
    void manyTokensForgetNoPaceThatNobodyWaitsFor();
    void anAnnouncedLimitHoldsForLaterCalls();
    void ofManyTokensThoseAtRestAreForgotten();
    void everyTryHasItsNumber();
    void toldWhenItLeaves();
    void whoHearsThatItLeftMayAbort();
};

void tst_PacedSender::repeatsWhatIsRightToRepeat_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QList<Script>>("scripts");
    QTest::addColumn<int>("requests");
    QTest::addColumn<QList<std::pair<int, int>>>("waits"); // least and most, in milliseconds
    QTest::addColumn<End>("end");
    QTest::addColumn<int>("status");
    using Waits = QList<std::pair<int, int>>;
    const Script fine = Script::answer(httpAnswer(200, "{}"));
    const auto row = [&](const char *name, const QByteArray &method, const Script &trouble, int requests,
                         const Waits &waits, End end, int status, bool passes = true) {
        QTest::addRow("%s, %s", method.constData(), name)
            << method << (passes ? QList<Script>{trouble, fine} : QList<Script>{trouble}) << requests << waits << end
            << status;
    };
    const Waits none;
    const Waits once{{100, 300}};
    const Waits thrice{{100, 300}, {200, 600}, {400, 1200}};
    for (const QByteArray method : {"GET", "POST", "PATCH"}) {
        row("429", method, Script::answer(limited()), 2, {{1000, 1100}}, End::Answer, 200);
        row("429 with a reset", method, Script::answer(limited("X-RateLimit-Reset: 2.5\r\n")), 2, {{2500, 2750}},
            End::Answer, 200);
        row("400", method, Script::answer(httpAnswer(400)), 1, none, End::Answer, 400);
        row("501", method, Script::answer(httpAnswer(501)), 1, none, End::Answer, 501);
    }
    row("503", "GET", Script::answer(httpAnswer(503)), 2, once, End::Answer, 200);
    row("503 for ever", "GET", Script::answer(httpAnswer(503)), 4, thrice, End::Answer, 503, false);
    row("half a body", "GET", Script::cut(httpAnswer(200, "{}").chopped(1)), 2, once, End::Answer, 200);
    row("half a body for ever", "GET", Script::cut(httpAnswer(200, "{}").chopped(1)), 4, thrice, End::Error, 0, false);
    for (const char *method : {"POST", "PATCH"}) {
        row("503", method, Script::answer(httpAnswer(503)), 1, none, End::Answer, 503);
        row("closed", method, Script::cut(), 1, none, End::Unknown, 0);
        row("reset", method, Script::reset(), 1, none, End::Unknown, 0);
        row("no HTTP", method, Script::cut("hello\r\n\r\n"), 1, none, End::Unknown, 0);
        row("half a body", method, Script::cut(httpAnswer(200, "{}").chopped(1)), 1, none, End::Unknown, 0);
        row("silence", method, Script::hang(), 1, none, End::Unknown, 0);
    }
    row("silence", "GET", Script::hang(), 1, none, End::Error, 0);
}

void tst_PacedSender::repeatsWhatIsRightToRepeat()
{
    QFETCH(QByteArray, method);
    QFETCH(QList<Script>, scripts);
    QFETCH(int, requests);
    QFETCH(End, end);
    QFETCH(int, status);
    using Waits = QList<std::pair<int, int>>;
    QFETCH(Waits, waits);
    Eager eager(scripts);
    eager.timeout = scripts.first().end == Script::End::Hang ? 100ms : 10s;
    Caught<Response> caught;
    eager.send(method, caught);
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.count, 1);
    QCOMPARE(eager.server.requests(method), requests); // newer versions of Qt connect again, but send nothing
    QCOMPARE(eager.clock.waits.size(), waits.size());
    for (qsizetype wait = 0; wait < waits.size(); ++wait) {
        QVERIFY2(eager.clock.waits.at(wait).count() >= waits.at(wait).first, "too short");
        QVERIFY2(eager.clock.waits.at(wait).count() <= waits.at(wait).second, "too long");
        QCOMPARE(eager.waits.at(wait).wait, eager.clock.waits.at(wait));
    }
    QCOMPARE(caught.answer->isOk(), end == End::Answer);
    if (end == End::Answer)
        QCOMPARE(caught.value().status, status);
    else
        QCOMPARE(caught.error().outcomeUnknown, end == End::Unknown);
}

void tst_PacedSender::aCutGetIsTriedThreeTimesMore_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("closed") << Script::cut();
    QTest::newRow("reset") << Script::reset();
    QTest::newRow("half a header") << Script::cut("HTTP/1.1 200 OK\r\nContent-Le");
}

/// A cut GET is tried three times more. Qt also repeats requests within each try, as often as it likes, so the tries
/// are counted and not the requests.
void tst_PacedSender::aCutGetIsTriedThreeTimesMore()
{
    QFETCH(Script, script);
    Eager eager({script});
    Caught<Response> caught;
    eager.send("GET", caught);
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.error().kind, base::ErrorKind::Network);
    QVERIFY(!caught.error().outcomeUnknown); // a GET changes nothing
    QCOMPARE(eager.waits.size(), 3);
    QCOMPARE(eager.waits.last().attempt, 4);
    QVERIFY(eager.server.count() >= 4);
    QVERIFY(eager.server.count() <= 8);
}

void tst_PacedSender::theWaitIsAskedOfTheClock()
{
    Patient patient({Script::answer(limited("X-RateLimit-Reset: 20\r\n")), Script::answer(httpAnswer(200))});
    Caught<Response> caught;
    patient.send("POST", caught);
    QTRY_COMPARE(patient.waits.size(), 1);
    QCOMPARE(patient.waits.first().reason, Wait::Reason::RateLimited);
    QCOMPARE(patient.waits.first().attempt, 2);
    QCOMPARE(patient.waits.first().purpose, u"test"_s);
    patient.clock.advance(20s - 1ms);
    QCOMPARE(patient.clock.waiting(), 1); // the request still waits
    patient.clock.advance(2s + 1ms);
    QCOMPARE(patient.clock.waiting(), 0);
    QTRY_VERIFY(caught.answer);
    QCOMPARE(patient.server.count(), 2);
}

void tst_PacedSender::atTheTenthRepetitionTheRefusalIsTheAnswer()
{
    Eager eager({Script::answer(limited("X-RateLimit-Reset: 1e9\r\n"))});
    Caught<Response> caught;
    eager.send("POST", caught);
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.value().status, 429);
    QCOMPARE(eager.server.count(), 11);
    QCOMPARE(eager.clock.waits, QList<std::chrono::milliseconds>(10, 60s));
}

void tst_PacedSender::oneTroubleAfterTheOther()
{
    const Script busy = Script::answer(httpAnswer(503));
    Eager eager({busy, Script::answer(limited()), busy, Script::cut(httpAnswer(200, "{}").chopped(1)),
                 Script::answer(httpAnswer(200))});
    Caught<Response> caught;
    eager.send("GET", caught);
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.value().status, 200);
    QList<Wait::Reason> reasons;
    for (const Wait &wait : std::as_const(eager.waits))
        reasons.append(wait.reason);
    using enum Wait::Reason;
    QCOMPARE(reasons, (QList<Wait::Reason>{Trouble, RateLimited, Trouble, Trouble}));
}

void tst_PacedSender::abortEndsAWait()
{
    Patient patient({Script::answer(limited()), Script::answer(httpAnswer(200))});
    Caught<Response> caught;
    base::Call call = patient.send("POST", caught);
    QTRY_COMPARE(patient.waits.size(), 1);
    QVERIFY(call.isRunning());
    call.abort();
    QVERIFY(!call.isRunning());
    patient.clock.advance(1h);
    Caught<Response> other; // the aborted call would have been answered before this one
    patient.send("GET", other);
    QTRY_VERIFY(other.answer);
    QCOMPARE(patient.server.count(), 2);
    QVERIFY(!caught.answer);
}

void tst_PacedSender::whoHearsOfAWaitMayAbort()
{
    Eager eager({Script::answer(limited()), Script::answer(httpAnswer(200))});
    Caught<Response> caught;
    base::Call call = eager.send("GET", caught);
    connect(&eager.sender, &PacedSender::waiting, this, [&call] { call.abort(); });
    QTRY_COMPARE(eager.waits.size(), 1);
    QTRY_VERIFY(!call.isRunning());
    QCOMPARE(eager.server.count(), 1);
}

void tst_PacedSender::endsWithContextAndSender()
{
    support::ScriptedServer server(Script::hang());
    support::FakeClock clock;
    http::Requester http;
    QObject context;
    Caught<Response> caught;
    auto sender = std::make_unique<PacedSender>(http, clock);
    auto asker = std::make_unique<QObject>();
    http::Outgoing outgoing;
    outgoing.url = server.url(u"/x"_s);
    sender->send(outgoing, asker.get(), caught.callback());
    sender->send(outgoing, &context, caught.callback());
    QTRY_COMPARE(server.requests("GET"), 2);
    asker.reset();
    sender.reset();
    QTRY_VERIFY(server.wasLeft(0) && server.wasLeft(1));
    QCOMPARE(caught.count, 0);
}

void tst_PacedSender::nothingIsSentToAClosedPort_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::newRow("GET") << QByteArray("GET");
    QTest::newRow("POST") << QByteArray("POST");
}

void tst_PacedSender::nothingIsSentToAClosedPort()
{
    QFETCH(QByteArray, method);
    Eager eager({Script::answer(httpAnswer(200))});
    const support::ClosedPort closed;
    http::Outgoing outgoing;
    outgoing.method = method;
    outgoing.url = closed.url();
    Caught<Response> caught;
    eager.sender.send(outgoing, &eager.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.error().rule, u"network.refused"_s);
    QVERIFY(!caught.error().outcomeUnknown);
    QVERIFY(eager.waits.isEmpty());
}

void tst_PacedSender::aHundredCallsStayUnderTheLimit()
{
    Patient patient({Script::answer(httpAnswer(200))});
    QList<Caught<Response>> caught(100);
    for (Caught<Response> &one : caught)
        patient.send("GET", one);
    // Answers are counted, because Qt may repeat a GET by itself.
    const auto answered = [&caught] {
        return std::count_if(caught.begin(), caught.end(), [](const auto &one) { return one.count == 1; });
    };
    QTRY_COMPARE(answered(), 5); // these leave at once
    for (int second = 1; second <= 3; ++second) {
        patient.clock.advance(1s);
        QTRY_COMPARE(answered(), 30 * second);
    }
    patient.clock.advance(800ms);
    QTRY_COMPARE(answered(), 100);
    QCOMPARE(patient.waits.size(), 70); // the waits of more than a second are reported
    QCOMPARE(patient.waits.last().reason, Wait::Reason::Pace);
    QCOMPARE(patient.waits.last().wait, 3325ms);
}

void tst_PacedSender::hostsAndTokensDoNotShare()
{
    Patient patient({Script::answer(httpAnswer(200))});
    support::ScriptedServer other(Script::answer(httpAnswer(200)));
    QList<Caught<Response>> caught(15);
    http::Outgoing elsewhere;
    elsewhere.url = other.url(u"/x"_s);
    for (int call = 0; call < 5; ++call) {
        patient.send("GET", caught[call]);
        patient.send("GET", caught[5 + call], "another");
        patient.sender.send(elsewhere, &patient.context, caught[10 + call].callback());
    }
    QTRY_VERIFY(std::all_of(caught.begin(), caught.end(), [](const auto &one) { return one.count == 1; }));
    QVERIFY(other.count() >= 5);
    QCOMPARE(patient.clock.waiting(), 0);
}

/// Each reply to a run task has its own token; requests that wait under one token keep waiting.
void tst_PacedSender::manyTokensForgetNoPace()
{
    Patient patient({Script::answer(httpAnswer(200))});
    QStringList left;
    connect(&patient.sender, &PacedSender::sent, this, [&left](const QString &purpose) { left.append(purpose); });
    QList<Caught<Response>> caught(7 + PacedSender::MaxRestedBuckets);
    for (int call = 0; call < 6; ++call)
        patient.send("POST", caught[call]);
    QCOMPARE(left.size(), 5); // a sixth of the usual limit may leave at once
    for (int token = 0; token < PacedSender::MaxRestedBuckets; ++token)
        patient.send("POST", caught[7 + token], QByteArray::number(token));
    patient.send("POST", caught[6]);
    QCOMPARE(left.size(), 5 + PacedSender::MaxRestedBuckets);
    patient.clock.advance(80ms);
    QCOMPARE(left.size(), 7 + PacedSender::MaxRestedBuckets);
}

void tst_PacedSender::manyTokensForgetNoPaceThatNobodyWaitsFor()
{
    Patient patient({Script::answer(httpAnswer(200))});
    QStringList left;
    connect(&patient.sender, &PacedSender::sent, this, [&left](const QString &purpose) { left.append(purpose); });
    QList<Caught<Response>> caught(6 + PacedSender::MaxRestedBuckets);
    for (int call = 0; call < 5; ++call)
        patient.send("POST", caught[call]);
    QTRY_VERIFY(std::all_of(caught.begin(), caught.begin() + 5, [](const auto &one) { return one.count == 1; }));
    for (int token = 0; token < PacedSender::MaxRestedBuckets; ++token)
        patient.send("POST", caught[6 + token], QByteArray::number(token));
    patient.send("POST", caught[5]);
    QCOMPARE(left.size(), 5 + PacedSender::MaxRestedBuckets); // the sixth of the first token waits
    patient.clock.advance(40ms);
    QCOMPARE(left.size(), 6 + PacedSender::MaxRestedBuckets);
}

void tst_PacedSender::anAnnouncedLimitHoldsForLaterCalls()
{
    const QByteArray limit = httpAnswer(200, "{}", "application/json", "X-RateLimit-Limit: 60\r\n");
    Patient patient({Script::answer(limit)});
    QStringList left;
    connect(&patient.sender, &PacedSender::sent, this, [&left](const QString &purpose) { left.append(purpose); });
    QList<Caught<Response>> caught(13);
    patient.send("POST", caught[0]);
    QTRY_VERIFY(caught[0].answer);
    patient.clock.advance(1min); // nobody holds anything back meanwhile
    for (int call = 1; call < 13; ++call)
        patient.send("POST", caught[call]);
    QCOMPARE(left.size(), 1 + 10); // a sixth of the announced limit at once
}

/// Seen at the announced limit of the first token, which is unknown again afterwards.
void tst_PacedSender::ofManyTokensThoseAtRestAreForgotten()
{
    const QByteArray limit = httpAnswer(200, "{}", "application/json", "X-RateLimit-Limit: 60\r\n");
    Patient patient({Script::answer(limit)});
    QStringList left;
    connect(&patient.sender, &PacedSender::sent, this, [&left](const QString &purpose) { left.append(purpose); });
    QList<Caught<Response>> caught(PacedSender::MaxRestedBuckets + 1);
    for (int token = 0; token <= PacedSender::MaxRestedBuckets; ++token) {
        patient.send("POST", caught[token], QByteArray::number(token));
        QTRY_VERIFY(caught[token].answer);
        patient.clock.advance(1min);
    }
    left.clear();
    QList<Caught<Response>> more(7);
    for (Caught<Response> &one : more)
        patient.send("POST", one, "0");
    QCOMPARE(left.size(), 5); // a sixth of the usual limit
}

void tst_PacedSender::everyTryHasItsNumber()
{
    Eager eager({Script::answer(httpAnswer(500)), Script::answer(limited()), Script::answer(httpAnswer(200))});
    QStringList tries;
    connect(&eager.http, &http::Requester::exchanged, this, [&tries](const http::ExchangeRecord &record) {
        tries.append(u"%1 %2 %3"_s.arg(record.purpose).arg(record.attempt).arg(record.status));
    });
    Caught<Response> caught;
    eager.send("GET", caught);
    QTRY_VERIFY(caught.answer);
    QTRY_COMPARE(tries, (QStringList{u"test 1 500"_s, u"test 2 429"_s, u"test 3 200"_s}));
}

/// `sent` is emitted when the request leaves, not at the call and not during the wait.
void tst_PacedSender::toldWhenItLeaves()
{
    Patient patient({Script::answer(limited("X-RateLimit-Reset: 20\r\n")), Script::answer(httpAnswer(200))});
    QStringList left;
    connect(&patient.sender, &PacedSender::sent, this,
            [&left](const QString &purpose, int attempt) { left.append(u"%1 %2"_s.arg(purpose).arg(attempt)); });
    QList<Caught<Response>> caught(6); // five may leave at once
    for (Caught<Response> &one : caught)
        patient.send("POST", one);
    QCOMPARE(left, QStringList(5, u"test 1"_s));
    patient.clock.advance(100ms);
    QCOMPARE(left.size(), 6);
    QTRY_COMPARE(patient.waits.size(), 1);
    QCOMPARE(left.size(), 6);
    patient.clock.advance(22s);
    QCOMPARE(left.last(), u"test 2"_s);
}

void tst_PacedSender::whoHearsThatItLeftMayAbort()
{
    Patient patient({Script::answer(limited()), Script::answer(httpAnswer(200))});
    Caught<Response> caught;
    base::Call call = patient.send("POST", caught);
    QTRY_COMPARE(patient.waits.size(), 1);
    connect(&patient.sender, &PacedSender::sent, this, [&call] { call.abort(); });
    patient.clock.advance(2s);
    QVERIFY(!call.isRunning());
    QCOMPARE(caught.count, 0);
}

RUNLATCH_TEST(tst_PacedSender)

} // namespace runlatch::service

#include "tst_pacedsender.moc"
