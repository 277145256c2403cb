// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/serverconnection.h"

#include "support/fakeclock.h"
#include "support/hostilerequests.h"
#include "support/recordingoutput.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

namespace {

const QByteArray Get = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n";

/// A connection without a socket, with a record of all its requests and answers.
struct Wire
{
    explicit Wire(http::Limits limits = {})
        : connection(std::make_unique<http::ServerConnection>(clock, limits, handler, gate,
                                                              http::Peer{u"10.0.0.1"_s, false}, output))
    {
    }

    support::FakeClock clock;
    support::RecordingOutput output;
    QList<http::Request> requests;
    QList<http::Responder> responders;
    bool answersAtOnce = true;
    http::Handler handler = [this](const http::Request &request, const http::Responder &responder) {
        requests.append(request);
        if (answersAtOnce)
            responder.respond({200, {}, request.target, {}});
        else
            responders.append(responder);
    };
    http::Gate gate;
    std::unique_ptr<http::ServerConnection> connection;
};

QByteArray answer(const QByteArray &target)
{
    return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(target.size()) + "\r\n\r\n" + target;
}

} // namespace

/// A connection answers in order and once, and the same however its bytes are cut.
class tst_ServerConnection : public QObject
{
    Q_OBJECT
private slots:
    void answersOrRefuses_data();
    void answersOrRefuses();
    void answersTheSameHoweverItIsCut_data();
    void answersTheSameHoweverItIsCut();
    void tellsThePeer();
    void answersPipelinedRequestsInOrder();
    void answersFiveHundredAtOnce();
    void answers500WhenTheResponderIsDropped();
    void answersOnce();
    void answersBeforeItTells();
    void anAnswerThatFindsNobodyEndsIt();
    void keepsALargeBodyNotForTelling();
    void responderOutlivesTheConnection();
    void mayBeDeletedByItsHandler();
    void invitesTheBody();
    void invitesNoBodyThatIsTooLarge();
    void keepsAliveOrEnds_data();
    void keepsAliveOrEnds();
    void cutsAHeadThatDrips();
    void nothingButEmptyLinesIsNoRequest();
    void cutsABodyThatDrips_data();
    void cutsABodyThatDrips();
    void endsWhenIdle();
    void waitsForAnAnswer();
    void stopsForAClientThatReadsNothing();
    void asksTheClockSeldom();
    void endsBehindTheLastAnswer();
    void shutsDown();
    void reportsWhatWasCut();
    void headersCannotInject();
};

void tst_ServerConnection::answersOrRefuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("status");
    for (const auto &sample : support::acceptableRequests() + support::hostileRequests())
        QTest::newRow(sample.name) << sample.bytes << sample.rule << sample.status;
}

void tst_ServerConnection::answersOrRefuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, rule);
    QFETCH(const int, status);
    Wire wire;
    QSignalSpy refused(wire.connection.get(), &http::ServerConnection::refused);
    wire.connection->receive(bytes);
    QVERIFY(wire.output.written.startsWith("HTTP/1.1 " + QByteArray::number(status) + ' '));
    QCOMPARE(wire.requests.size(), rule.isEmpty() ? 1 : 0);
    QCOMPARE(refused.size(), rule.isEmpty() ? 0 : 1);
    if (rule.isEmpty())
        return;
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.rule, QString::fromLatin1(rule));
    QCOMPARE(refusal.status, status);
    QVERIFY(bytes.startsWith(refusal.head));
    QVERIFY(wire.output.hasFinished);
    QVERIFY(wire.output.written.contains("Connection: close\r\n"));
    wire.connection->receive(Get);
    QCOMPARE(wire.requests.size(), 0);
}

void tst_ServerConnection::answersTheSameHoweverItIsCut_data()
{
    answersOrRefuses_data();
}

void tst_ServerConnection::answersTheSameHoweverItIsCut()
{
    QFETCH(const QByteArray, bytes);
    Wire whole;
    whole.connection->receive(bytes);
    const qsizetype step = bytes.size() > 4096 ? 9973 : 1;
    for (qsizetype at = 1; at < bytes.size(); at += step) {
        Wire wire;
        wire.connection->receive(bytes.left(at));
        wire.connection->receive(bytes.mid(at));
        QCOMPARE(wire.output.written, whole.output.written);
        QCOMPARE(wire.output.hasFinished, whole.output.hasFinished);
    }
}

void tst_ServerConnection::tellsThePeer()
{
    Wire wire;
    wire.connection->receive(Get);
    QCOMPARE(wire.requests.value(0).peer, u"10.0.0.1"_s);
    QVERIFY(!wire.requests.value(0).peerIsLoopback);
}

void tst_ServerConnection::answersPipelinedRequestsInOrder()
{
    Wire wire;
    wire.answersAtOnce = false;
    wire.connection->receive(
        "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx"
        "GET /3 HTTP/1.1\r\nHost: a\r\n");
    wire.connection->receive("\r\n");
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(wire.responders.size(), i + 1); // the next request waits for the answer
        wire.responders.at(i).respond({200, {}, wire.requests.at(i).target, {}});
    }
    QCOMPARE(wire.output.written, answer("/1") + answer("/2") + answer("/3"));
}

void tst_ServerConnection::answersFiveHundredAtOnce()
{
    Wire wire;
    wire.connection->receive(Get.repeated(500));
    QCOMPARE(wire.output.written, answer("/a").repeated(500));
}

void tst_ServerConnection::answers500WhenTheResponderIsDropped()
{
    Wire wire;
    wire.answersAtOnce = false;
    wire.connection->receive(Get);
    QVERIFY(wire.output.written.isEmpty());
    wire.responders.clear();
    QVERIFY(wire.output.written.startsWith("HTTP/1.1 500 Internal Server Error\r\n"));
    QVERIFY(!wire.output.hasFinished);
}

void tst_ServerConnection::answersOnce()
{
    Wire wire;
    wire.answersAtOnce = false;
    wire.connection->receive(Get);
    const http::Responder copy = wire.responders.at(0);
    wire.responders.at(0).respond({200, {}, "/1", {}});
    copy.respond({200, {}, "/2", {}});
    wire.connection->receive(Get);
    copy.respond({200, {}, "/3", {}}); // this is not the answer to the second request either
    QCOMPARE(wire.output.written, answer("/1"));
}

/// The socket notices at the writing that the other side is gone.
void tst_ServerConnection::anAnswerThatFindsNobodyEndsIt()
{
    Wire wire;
    const QSignalSpy answered(wire.connection.get(), &http::ServerConnection::answered);
    wire.answersAtOnce = false;
    wire.connection->receive(Get + Get);
    wire.output.onWrite = [&wire] { wire.connection->lost(); };
    wire.responders.at(0).respond({200, {}, "/a", {}});
    QCOMPARE(answered.size(), 0);
    QVERIFY(!wire.connection->isReading());
    QCOMPARE(wire.requests.size(), 1); // the second has nobody to answer to
}

/// A slow recorder does not delay the answer.
void tst_ServerConnection::answersBeforeItTells()
{
    Wire wire;
    QByteArray written;
    connect(wire.connection.get(), &http::ServerConnection::exchanged, this, [&] { written = wire.output.written; });
    wire.connection->receive(Get);
    QCOMPARE(written, answer("/a"));
}

/// A large body is not kept for the report. An answer may take an hour, and the report of its request waits as long.
void tst_ServerConnection::keepsALargeBodyNotForTelling()
{
    Wire wire;
    QList<http::ExchangeRecord> told;
    connect(wire.connection.get(), &http::ServerConnection::exchanged, this,
            [&told](const http::ExchangeRecord &record) { told.append(record); });
    wire.connection->receive("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n"
                             + QByteArray(3'000'000, 'x'));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().requestBytes, 3'000'000);
    QCOMPARE(told.first().requestBody, QByteArray(1024 * 1024, 'x'));
}

void tst_ServerConnection::responderOutlivesTheConnection()
{
    Wire wire;
    wire.answersAtOnce = false;
    wire.connection->receive(Get);
    wire.connection->lost();
    wire.responders.at(0).respond({});
    QVERIFY(wire.output.written.isEmpty());
    wire.connection.reset();
    wire.responders.at(0).respond({});
    wire.responders.clear();
    QVERIFY(wire.output.written.isEmpty());
    http::Responder().respond({});
}

void tst_ServerConnection::mayBeDeletedByItsHandler()
{
    Wire wire;
    wire.handler = [&wire](const http::Request &, const http::Responder &) { wire.connection.reset(); };
    wire.connection->receive(Get);
    QVERIFY(!wire.connection);
    QVERIFY(wire.output.written.isEmpty());
}

void tst_ServerConnection::invitesTheBody()
{
    Wire wire;
    wire.connection->receive("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
    QCOMPARE(wire.output.written, "HTTP/1.1 100 Continue\r\n\r\n");
    wire.connection->receive("{}");
    QCOMPARE(wire.output.written, "HTTP/1.1 100 Continue\r\n\r\n" + answer("/a"));
}

void tst_ServerConnection::invitesNoBodyThatIsTooLarge()
{
    Wire wire;
    wire.connection->receive("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\nExpect: 100-continue\r\n\r\n");
    QVERIFY(wire.output.written.startsWith("HTTP/1.1 413 "));
}

void tst_ServerConnection::keepsAliveOrEnds_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("ends");
    const QByteArray ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n";
    QTest::newRow("1.1") << Get << QByteArray(ok + "\r\n/a") << false;
    QTest::newRow("1.1 close") << QByteArray("GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                               << QByteArray(ok + "Connection: close\r\n\r\n/a") << true;
    QTest::newRow("1.0") << QByteArray("GET /a HTTP/1.0\r\n\r\n") << QByteArray(ok + "Connection: close\r\n\r\n/a")
                         << true;
    QTest::newRow("1.0 alive") << QByteArray("GET /a HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
                               << QByteArray(ok + "Connection: keep-alive\r\n\r\n/a") << false;
    QTest::newRow("HEAD") << QByteArray("HEAD /a HTTP/1.1\r\nHost: a\r\n\r\n") << QByteArray(ok + "\r\n") << false;
}

void tst_ServerConnection::keepsAliveOrEnds()
{
    QFETCH(const QByteArray, request);
    Wire wire;
    wire.connection->receive(request);
    QTEST(wire.output.written, "expected");
    QTEST(wire.output.hasFinished, "ends");
}

void tst_ServerConnection::cutsAHeadThatDrips()
{
    Wire wire;
    wire.clock.advance(14s); // the connection is idle, and then the first byte comes
    for (int i = 0; i < 9; ++i) {
        wire.connection->receive(Get.mid(i, 1));
        wire.clock.advance(1s);
    }
    wire.connection->receive("x");
    wire.clock.advance(999ms);
    QVERIFY(wire.output.written.isEmpty());
    wire.clock.advance(1ms);
    QVERIFY(wire.output.written.startsWith("HTTP/1.1 408 Request Timeout\r\n"));
    QVERIFY(wire.output.hasFinished);
}

/// Clients of old send CR LF behind a body. Nobody is told of a request that never came.
void tst_ServerConnection::nothingButEmptyLinesIsNoRequest()
{
    for (const bool isCutByPeer : {false, true}) {
        Wire wire;
        QSignalSpy refused(wire.connection.get(), &http::ServerConnection::refused);
        wire.connection->receive("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}\r\n");
        wire.connection->receive(Get);
        wire.connection->receive("\r\n\r");
        QCOMPARE(wire.output.written, answer("/a").repeated(2));
        wire.clock.advance(9s);
        wire.connection->receive("\n");
        QVERIFY(!wire.output.hasFinished);
        if (isCutByPeer)
            wire.connection->lost();
        else
            wire.clock.advance(1s);
        QCOMPARE(wire.output.hasFinished, !isCutByPeer);
        QCOMPARE(wire.output.written, answer("/a").repeated(2));
        QCOMPARE(refused.size(), 0);
    }
}

void tst_ServerConnection::cutsABodyThatDrips_data()
{
    QTest::addColumn<qint64>("largest");
    QTest::addColumn<int>("seconds");
    QTest::newRow("1 KB") << qint64(1024) << 30;
    QTest::newRow("8 MB") << qint64(8 * 1024 * 1024) << 30;
    QTest::newRow("12 MB") << qint64(12 * 1024 * 1024) << 45;
    QTest::newRow("64 MB") << http::Limits::MostBodyBytes << 240;
}

void tst_ServerConnection::cutsABodyThatDrips()
{
    QFETCH(qint64, largest);
    QFETCH(int, seconds);
    http::Limits limits;
    limits.bodyBytes = largest;
    Wire wire(limits);
    QSignalSpy refused(wire.connection.get(), &http::ServerConnection::refused);
    wire.connection->receive("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 300\r\n\r\n");
    for (int i = 1; i < seconds; ++i) {
        wire.clock.advance(1s);
        wire.connection->receive("x");
    }
    wire.clock.advance(999ms);
    QVERIFY(wire.output.written.isEmpty());
    wire.clock.advance(1ms);
    QVERIFY(wire.output.written.startsWith("HTTP/1.1 408 Request Timeout\r\n"));
    QCOMPARE(refused.at(0).at(0).value<http::Refusal>().rule, u"http.body-timeout"_s);
}

void tst_ServerConnection::endsWhenIdle()
{
    Wire wire;
    wire.clock.advance(10s);
    wire.connection->receive(Get);
    const QByteArray written = wire.output.written;
    wire.clock.advance(14'999ms);
    QVERIFY(!wire.output.hasFinished);
    wire.clock.advance(1ms);
    QVERIFY(wire.output.hasFinished);
    QCOMPARE(wire.output.written, written); // there was no request, so there is no answer
}

void tst_ServerConnection::waitsForAnAnswer()
{
    Wire wire;
    wire.answersAtOnce = false;
    wire.connection->receive(Get);
    QVERIFY(!wire.connection->waitingSince());
    wire.clock.advance(1h);
    wire.responders.at(0).respond({200, {}, "/late", {}});
    QCOMPARE(wire.output.written, answer("/late"));
    QCOMPARE(wire.connection->waitingSince(), wire.clock.monotonic());
}

void tst_ServerConnection::stopsForAClientThatReadsNothing()
{
    Wire wire;
    wire.output.pending = 1024 * 1024;
    wire.connection->receive(Get + Get);
    QCOMPARE(wire.requests.size(), 1);
    wire.output.pending = 0;
    wire.connection->sent();
    QCOMPARE(wire.requests.size(), 2);
    wire.output.pending = 1024 * 1024;
    wire.connection->receive(Get);
    wire.clock.advance(30s);
    QVERIFY(wire.output.wasCut);
}

void tst_ServerConnection::asksTheClockSeldom()
{
    Wire wire;
    for (int i = 0; i < 1000; ++i) {
        wire.connection->receive(Get.left(5));
        wire.connection->receive(Get.mid(5));
        wire.clock.advance(1ms);
    }
    QVERIFY(wire.clock.waiting() <= 3);
}

void tst_ServerConnection::shutsDown()
{
    Wire idle;
    idle.connection->shutDown();
    QVERIFY(idle.output.wasCut);

    Wire half;
    half.connection->receive(Get.left(10));
    half.connection->shutDown();
    QVERIFY(half.output.wasCut);

    Wire busy;
    busy.answersAtOnce = false;
    busy.connection->receive(Get + Get);
    busy.connection->shutDown();
    QVERIFY(!busy.output.wasCut);
    busy.responders.at(0).respond({200, {}, "/a", {}});
    QVERIFY(busy.output.written.contains("Connection: close\r\n"));
    QVERIFY(busy.output.hasFinished);
    QCOMPARE(busy.requests.size(), 1);
}

/// The bytes behind the request are dropped, because they are no request.
void tst_ServerConnection::endsBehindTheLastAnswer()
{
    Wire wire;
    wire.answersAtOnce = false;
    QSignalSpy refused(wire.connection.get(), &http::ServerConnection::refused);
    wire.connection->receive("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}}");
    QCOMPARE(wire.requests.at(0).surplus, "}");
    wire.responders.at(0).endAfterAnswer();
    wire.responders.at(0).respond({200, {}, "ok", {}});
    QVERIFY(wire.output.written.contains("\r\nConnection: close\r\n"));
    QVERIFY(wire.output.hasFinished);
    QCOMPARE(refused.size(), 0);
}

void tst_ServerConnection::reportsWhatWasCut()
{
    Wire gone;
    QSignalSpy cut(gone.connection.get(), &http::ServerConnection::refused);
    gone.connection->receive(Get.left(10));
    gone.connection->lost();
    QCOMPARE(cut.at(0).at(0).value<http::Refusal>().rule, u"http.request-cut"_s);
    QCOMPARE(cut.at(0).at(0).value<http::Refusal>().head, Get.left(10));
    QCOMPARE(cut.at(0).at(0).value<http::Refusal>().status, 0);

    Wire evicted;
    QSignalSpy crowded(evicted.connection.get(), &http::ServerConnection::refused);
    evicted.connection->receive(Get.left(10));
    evicted.connection->evict();
    QVERIFY(evicted.output.wasCut);
    QCOMPARE(crowded.at(0).at(0).value<http::Refusal>().rule, u"http.crowded"_s);
}

void tst_ServerConnection::headersCannotInject()
{
    Wire wire;
    wire.answersAtOnce = false;
    wire.connection->receive(Get);
    wire.responders.at(0).respond(
        {200, {{"X", "a\r\nY: b"}, {"Z\r\nW", "c"}, {"content-length", "9"}, {"Ok", "1"}}, {}, {}});
    QCOMPARE(wire.output.written, "HTTP/1.1 200 OK\r\nOk: 1\r\nContent-Length: 0\r\n\r\n");
}

RUNLATCH_TEST(tst_ServerConnection)
#include "tst_serverconnection.moc"
