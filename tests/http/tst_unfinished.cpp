// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "http/server.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <memory>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace runlatch;

namespace {

constexpr qint64 Megabyte = 1024 * 1024;

/// A client that sends a part of a request.
class SlowVisitor
{
public:
    explicit SlowVisitor(const http::Server &server)
    {
        QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [this] { received += socket.readAll(); });
        socket.connectToHost(QHostAddress(server.host()), server.port());
    }
    /// Sends a POST without its last byte; `rest` is that byte.
    void sendUnfinished(qint64 size)
    {
        socket.write("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: " + QByteArray::number(size + 1) + "\r\n\r\n");
        socket.write(QByteArray(size, 'x'));
    }
    bool isSent() const { return socket.state() == QAbstractSocket::ConnectedState && socket.bytesToWrite() == 0; }
    bool isClosed() const { return socket.state() == QAbstractSocket::UnconnectedState; }

    QTcpSocket socket;
    QByteArray received;
};

/// Like QTest::qWaitFor, but without its sleep: megabytes come in many small pieces.
template <typename Predicate> bool waitFor(Predicate predicate)
{
    QTimer tick; // so that it also looks where nothing happens
    tick.start(20);
    const QDeadlineTimer deadline(20'000);
    while (!predicate() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return predicate();
}

QByteArray chunkedPost(qint64 size)
{
    const QByteArray chunk = "ffff\r\n" + QByteArray(0xffff, 'x') + "\r\n";
    const QByteArray rest(size % 0xffff, 'x');
    return "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk.repeated(size / 0xffff)
        + QByteArray::number(rest.size(), 16) + "\r\n" + rest + "\r\n0\r\n\r\n";
}

} // namespace

/// Incomplete requests of all connections stay within one budget of bytes, over real sockets.
class tst_Unfinished : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void keepsThePromisedNumber();
    void givesUpTheLargestFirst();
    void serversShareABudget();
    void takesALoneBodyWithinItsLimit_data();
    void takesALoneBodyWithinItsLimit();
    void countsWhatItHolds();
    void givesBackWhatItHeld_data();
    void givesBackWhatItHeld();
    void keepsNothingOfWhatTheGateRejects();
    void handsOverBodiesThatFit();
    void readsLittleAheadOfItsAnswers();
    void whatIsInHandIsNotGivenUp();

private:
    void serve(const http::Limits &limits, const http::Gate &gate = {});
    /// Waits until all of it has arrived.
    bool hasArrived(const SlowVisitor &visitor, qint64 atLeast)
    {
        return waitFor([&] { return visitor.isSent() && m_server->unfinishedBytes() >= atLeast; });
    }

    support::FakeClock m_clock;
    QList<http::Request> m_requests;
    std::unique_ptr<http::Server> m_server;
};

void tst_Unfinished::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_requests.clear();
}

void tst_Unfinished::serve(const http::Limits &limits, const http::Gate &gate)
{
    m_server = std::make_unique<http::Server>(m_clock, limits,
                                              [this](const http::Request &request, const http::Responder &responder) {
                                                  m_requests.append(request);
                                                  responder.respond({});
                                              });
    m_server->setGate(gate);
    if (!m_server->listen(u"127.0.0.1"_s, 0).isOk())
        qFatal("no free port");
}

/// 60 x 7 MB would be 420 MB.
void tst_Unfinished::keepsThePromisedNumber()
{
    constexpr qint64 Promised = 256 * Megabyte;
    serve({});
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    std::vector<std::unique_ptr<SlowVisitor>> visitors;
    qint64 most = 0;
    for (int i = 0; i < 60; ++i) {
        visitors.push_back(std::make_unique<SlowVisitor>(*m_server));
        SlowVisitor &visitor = *visitors.back();
        visitor.sendUnfinished(7 * Megabyte);
        const auto isDone = [&] {
            most = std::max(most, m_server->unfinishedBytes());
            return visitor.isSent() || visitor.isClosed();
        };
        QVERIFY(waitFor(isDone));
    }
    QVERIFY2(most <= Promised, QByteArray::number(most).constData());
    QVERIFY2(most > Promised - 16 * Megabyte, QByteArray::number(most).constData()); // it is used, too
    QTRY_VERIFY(refused.size() >= 60 - Promised / (7 * Megabyte)); // the last ones may not have been read yet
    for (const QList<QVariant> &call : std::as_const(refused))
        QCOMPARE(call.at(0).value<http::Refusal>().rule, u"http.no-room"_s);

    SlowVisitor honest(*m_server); // a small one still gets its answer
    honest.socket.write("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}");
    QTRY_VERIFY(honest.received.startsWith("HTTP/1.1 200 "));
}

void tst_Unfinished::givesUpTheLargestFirst()
{
    http::Limits limits;
    limits.bodyBytes = Megabyte;
    limits.unfinishedBytes = 3 * Megabyte;
    serve(limits);
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    SlowVisitor middle(*m_server);
    middle.sendUnfinished(800'000);
    QVERIFY(hasArrived(middle, 800'000));
    SlowVisitor largest(*m_server);
    largest.sendUnfinished(1'000'000);
    QVERIFY(hasArrived(largest, 1'800'000));
    SlowVisitor small(*m_server);
    small.sendUnfinished(600'000);
    QVERIFY(hasArrived(small, 2'400'000));
    QCOMPARE(refused.size(), 0);
    SlowVisitor last(*m_server);
    last.sendUnfinished(900'000);
    QTRY_COMPARE(refused.size(), 1);
    QTRY_VERIFY(largest.isClosed());
    QVERIFY(largest.received.startsWith("HTTP/1.1 503 "));
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.rule, u"http.no-room"_s);
    QCOMPARE(refusal.status, 503);
    QVERIFY(refusal.head.contains("Content-Length: 1000001\r\n"));
    for (SlowVisitor *visitor : {&middle, &small, &last}) {
        visitor->socket.write("x");
        QVERIFY(waitFor([&] { return visitor->received.startsWith("HTTP/1.1 200 "); }));
    }
    QCOMPARE(refused.size(), 1);
}

/// The largest request goes, at whichever server it is. What a server held that is gone counts no more.
void tst_Unfinished::serversShareABudget()
{
    http::Limits limits;
    limits.bodyBytes = Megabyte;
    limits.unfinishedBytes = 3 * Megabyte;
    const auto budget = std::make_shared<http::UnfinishedBudget>();
    std::vector<std::unique_ptr<http::Server>> servers;
    std::vector<std::unique_ptr<SlowVisitor>> visitors;
    for (const int bytes : {800'000, 1'000'000, 600'000, 900'000}) {
        serve(limits);
        m_server->setBudget(budget);
        visitors.push_back(std::make_unique<SlowVisitor>(*m_server));
        visitors.back()->sendUnfinished(bytes);
        servers.push_back(std::move(m_server));
        const auto hasCome = [&] {
            return servers.back()->unfinishedBytes() >= bytes || (visitors.size() > 1 && visitors[1]->isClosed());
        };
        QVERIFY(waitFor(hasCome));
    }
    QVERIFY(waitFor([&] { return visitors[1]->isClosed(); }));
    QVERIFY(visitors[1]->received.startsWith("HTTP/1.1 503 "));
    servers.pop_back();
    serve(limits);
    m_server->setBudget(budget);
    SlowVisitor next(*m_server);
    next.sendUnfinished(900'000);
    QVERIFY(hasArrived(next, 900'000));
    QVERIFY(servers[0]->unfinishedBytes() >= 800'000 && servers[2]->unfinishedBytes() >= 600'000);
}

void tst_Unfinished::takesALoneBodyWithinItsLimit_data()
{
    QTest::addColumn<bool>("isChunked");
    QTest::newRow("length") << false;
    QTest::newRow("chunked") << true;
}

void tst_Unfinished::takesALoneBodyWithinItsLimit()
{
    QFETCH(const bool, isChunked);
    http::Limits limits;
    limits.bodyBytes = 5 * Megabyte;
    limits.unfinishedBytes = 1;
    serve(limits);
    SlowVisitor visitor(*m_server);
    if (isChunked) {
        visitor.socket.write(chunkedPost(limits.bodyBytes));
    } else {
        visitor.sendUnfinished(limits.bodyBytes - 1);
        visitor.socket.write("x");
    }
    QTRY_VERIFY(visitor.received.startsWith("HTTP/1.1 200 "));
    QCOMPARE(m_requests.at(0).body.size(), limits.bodyBytes);
}

/// Allocated bytes count: with a length never more than announced, chunked at most twice the received bytes.
void tst_Unfinished::countsWhatItHolds()
{
    serve({});
    constexpr qint64 Buffers = 192 * 1024;
    SlowVisitor visitor(*m_server);
    visitor.sendUnfinished(5 * Megabyte);
    QVERIFY(hasArrived(visitor, 5 * Megabyte));
    QVERIFY2(m_server->unfinishedBytes() <= 5 * Megabyte + Buffers,
             QByteArray::number(m_server->unfinishedBytes()).constData());
    const qint64 before = m_server->unfinishedBytes();
    SlowVisitor chunked(*m_server);
    const QByteArray bytes = chunkedPost(5 * Megabyte);
    chunked.socket.write(bytes.chopped(1));
    QVERIFY(hasArrived(chunked, before + 5 * Megabyte));
    QVERIFY2(m_server->unfinishedBytes() - before <= 2 * 5 * Megabyte + Buffers,
             QByteArray::number(m_server->unfinishedBytes() - before).constData());
}

void tst_Unfinished::givesBackWhatItHeld_data()
{
    QTest::addColumn<QByteArray>("rest"); // empty: the other side leaves
    QTest::addColumn<int>("status");
    QTest::newRow("complete") << QByteArray("x") << 200;
    QTest::newRow("left") << QByteArray() << 0;
    QTest::newRow("complete, the next one is refused") << QByteArray("xnonsense\r\n\r\n") << 200;
    QTest::newRow("timeout") << QByteArray("timeout") << 408;
}

void tst_Unfinished::givesBackWhatItHeld()
{
    QFETCH(const QByteArray, rest);
    QFETCH(const int, status);
    serve({});
    SlowVisitor visitor(*m_server);
    visitor.sendUnfinished(3 * Megabyte);
    QVERIFY(hasArrived(visitor, 3 * Megabyte));
    if (rest.isEmpty())
        visitor.socket.abort();
    else if (status == 408)
        m_clock.advance(std::chrono::seconds(30)); // the other side reads slowly: it is still connected
    else
        visitor.socket.write(rest);
    QTRY_VERIFY(m_server->unfinishedBytes() < 64 * 1024);
    if (status != 0)
        QTRY_VERIFY(visitor.received.startsWith("HTTP/1.1 " + QByteArray::number(status)));
}

void tst_Unfinished::keepsNothingOfWhatTheGateRejects()
{
    const auto gate = [](const http::Request &) {
        return std::optional(http::Rejection{base::Rules::RequestWebPage, {403, {}, {}, {}}});
    };
    serve({}, gate);
    SlowVisitor visitor(*m_server);
    visitor.sendUnfinished(7 * Megabyte);
    qint64 most = 0;
    const auto isAnswered = [&] {
        most = std::max(most, m_server->unfinishedBytes());
        return visitor.received.startsWith("HTTP/1.1 403 ") && (visitor.isSent() || visitor.isClosed());
    };
    QVERIFY(waitFor(isAnswered));
    QCOMPARE(most, 0);
}

/// Bodies that wait long at the receiver have no spare capacity.
void tst_Unfinished::handsOverBodiesThatFit()
{
    serve({});
    SlowVisitor visitor(*m_server);
    visitor.socket.write(chunkedPost(5 * Megabyte));
    QTRY_COMPARE(m_requests.size(), 1);
    QCOMPARE(m_requests.at(0).body.size(), 5 * Megabyte);
    QVERIFY(m_requests.at(0).body.capacity() < 5 * Megabyte + 64 * 1024);
    QVERIFY(m_requests.at(0).head.capacity() < 1024);
}

/// A connection whose request is being handled cannot be given up, so nothing else bounds what is read behind it.
void tst_Unfinished::readsLittleAheadOfItsAnswers()
{
    constexpr int Requests = 4000;
    const QByteArray request = "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n" + QByteArray(1000, 'x');
    QObject context;
    int answered = 0;
    qint64 most = 0;
    std::unique_ptr<http::Server> server;
    const auto answerLater = [&](const http::Request &, const http::Responder &responder) {
        const auto answer = [&, responder] {
            most = std::max(most, server->unfinishedBytes());
            ++answered;
            responder.respond({});
        };
        QMetaObject::invokeMethod(&context, answer, Qt::QueuedConnection);
    };
    server = std::make_unique<http::Server>(m_clock, http::Limits(), answerLater);
    QVERIFY(server->listen(u"127.0.0.1"_s, 0).isOk());
    SlowVisitor visitor(*server);
    visitor.socket.write(request.repeated(Requests));
    QVERIFY(waitFor([&] { return answered == Requests; }));
    QVERIFY2(most <= 4 * http::Limits::ReadSize, QByteArray::number(most).constData());
}

/// Nothing can be given up where only requests in hand hold bytes: the server leaves them alone and goes on.
void tst_Unfinished::whatIsInHandIsNotGivenUp()
{
    http::Limits limits;
    limits.headerBytes = 1024;
    limits.bodyBytes = 1000;
    limits.unfinishedBytes = 1;
    QList<http::Responder> inHand;
    http::Server server(m_clock, limits,
                        [&](const http::Request &, const http::Responder &responder) { inHand.append(responder); });
    QSignalSpy refused(&server, &http::Server::refused);
    QVERIFY(server.listen(u"127.0.0.1"_s, 0).isOk());
    const QByteArray request = "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n" + QByteArray(1000, 'x');
    std::vector<std::unique_ptr<SlowVisitor>> visitors;
    for (int i = 0; i < 8; ++i) {
        visitors.push_back(std::make_unique<SlowVisitor>(server));
        visitors.back()->socket.write(request.repeated(55));
        QTRY_COMPARE(inHand.size(), i + 1);
    }
    QVERIFY(server.unfinishedBytes() > limits.maxHeldByOne());
    QCOMPARE(refused.size(), 0);
    for (const http::Responder &responder : std::exchange(inHand, {}))
        responder.respond({});
    for (const auto &visitor : visitors)
        QTRY_VERIFY(visitor->received.startsWith("HTTP/1.1 200 "));
}

RUNLATCH_TEST(tst_Unfinished)
#include "tst_unfinished.moc"
