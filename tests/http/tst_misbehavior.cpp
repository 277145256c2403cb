// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/misbehavior.h"

#include "http/requester.h"
#include "http/server.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTcpSocket>
#include <QTest>

#include <memory>

#if defined(Q_OS_UNIX)
#include <arpa/inet.h>
#include <cerrno>
#include <sys/socket.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

/// A server sends, cuts, delays or withholds exactly the bytes that its misbehavior says.
class tst_Misbehavior : public QObject
{
    Q_OBJECT
    using End = http::Misbehavior::End;

private slots:
    void init();
    void resets();
    void cutsTheBody();
    void cutsTheHeadOfAnAnswerWithoutBody();
    void sendsWithoutEnd();
    void sendsWithoutEndToVersion10();
    void waitsForAReaderThatPauses();
    void doesNotTakeTheThreadForItself();
    void staysSilent();
    void delaysByTheClock();
    void goesOnAfterADelayedAnswer();
    void closesWithoutWaiting_data();
    void closesWithoutWaiting();
    void clientTellsThemApart_data();
    void clientTellsThemApart();

private:
    void connectAndAsk(const QByteArray &request = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n");

    support::FakeClock m_clock;
    http::Misbehavior m_misbehavior;
    http::Response m_response;
    int m_requests = 0;
    std::unique_ptr<http::Server> m_server;
    std::unique_ptr<QTcpSocket> m_socket;
    QByteArray m_received;
};

void tst_Misbehavior::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_misbehavior = {};
    m_response = {200, {{"Content-Type", "application/json"}}, "0123456789", {}};
    m_requests = 0;
    m_received.clear();
    m_server = std::make_unique<http::Server>(
        m_clock, http::Limits{}, [this](const http::Request &, const http::Responder &responder) {
            ++m_requests;
            responder.misbehave(m_response, m_misbehavior);
            responder.respond({500, {}, {}, {}}); // it is answered: this does nothing
        });
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0).isOk());
}

void tst_Misbehavior::connectAndAsk(const QByteArray &request)
{
    m_socket = std::make_unique<QTcpSocket>();
    connect(m_socket.get(), &QTcpSocket::readyRead, this, [this] { m_received += m_socket->readAll(); });
    m_socket->connectToHost(m_server->host(), m_server->port());
    m_socket->write(request);
}

#if defined(Q_OS_UNIX)
/// QTcpSocket reports an end and a reset alike; only the system call distinguishes them.
void tst_Misbehavior::resets()
{
    m_misbehavior.end = End::Reset;
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(m_server->port());
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    QCOMPARE(::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    const QByteArray request = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n";
    QCOMPARE(::send(socket, request.constData(), static_cast<size_t>(request.size()), MSG_NOSIGNAL), request.size());
    QTRY_COMPARE(m_requests, 1);
    QTRY_COMPARE(m_server->connectionCount(), 0);
    char byte = 0;
    QCOMPARE(::recv(socket, &byte, 1, 0), -1);
    QCOMPARE(errno, ECONNRESET);
    ::close(socket);
}
#else
void tst_Misbehavior::resets()
{
    m_misbehavior.end = End::Reset;
    connectAndAsk();
    QTRY_COMPARE(m_socket->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(m_received, QByteArray());
}
#endif

void tst_Misbehavior::cutsTheBody()
{
    m_misbehavior.end = End::CutBody;
    connectAndAsk();
    QTRY_COMPARE(m_socket->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(m_received.startsWith("HTTP/1.1 200 OK\r\n"));
    QVERIFY(m_received.contains("\r\nContent-Length: 10\r\n"));
    QVERIFY(m_received.endsWith("\r\n\r\n01234"));
}

void tst_Misbehavior::cutsTheHeadOfAnAnswerWithoutBody()
{
    m_misbehavior.end = End::CutBody;
    m_response = {204, {}, {}, {}};
    connectAndAsk();
    QTRY_COMPARE(m_socket->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(m_received.startsWith("HTTP/1.1"));
    QVERIFY(!m_received.contains("\r\n\r\n"));
}

void tst_Misbehavior::sendsWithoutEnd()
{
    m_misbehavior.end = End::EndlessBody;
    connectAndAsk();
    QTRY_VERIFY(m_received.size() > 20'000'000);
    QVERIFY(m_received.contains("\r\nTransfer-Encoding: chunked\r\n"));
    const qsizetype body = m_received.indexOf("\r\n\r\n") + 4;
    QCOMPARE(m_received.sliced(body, 6), "fffa\r\n"); // 6553 times ten letters
    QCOMPARE(m_received.sliced(body + 6 + 65530, 8), "\r\nfffa\r\n");
    m_socket->abort();
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_Misbehavior::sendsWithoutEndToVersion10()
{
    m_misbehavior.end = End::EndlessBody;
    m_response.body.clear();
    connectAndAsk("GET /a HTTP/1.0\r\n\r\n");
    QTRY_VERIFY(m_received.size() > 1'000'000);
    const qsizetype body = m_received.indexOf("\r\n\r\n") + 4;
    QVERIFY(!m_received.first(body).contains("chunked"));
    QCOMPARE(m_received.sliced(body, 100'000), QByteArray(100'000, ' '));
}

void tst_Misbehavior::waitsForAReaderThatPauses()
{
    m_misbehavior.end = End::EndlessBody;
    connectAndAsk();
    m_socket->setReadBufferSize(1000);
    m_socket->disconnect(this);
    QTRY_COMPARE(m_socket->bytesAvailable(), 1000);
    const auto *socket = m_server->findChild<QTcpSocket *>();
    QVERIFY(socket);
    QTRY_VERIFY(socket->bytesToWrite() > 0); // the kernel takes no more
    QVERIFY(socket->bytesToWrite() < 70'000);
    connect(m_socket.get(), &QTcpSocket::readyRead, this, [this] { m_received += m_socket->readAll(); });
    m_received = m_socket->readAll();
    QTRY_VERIFY(m_received.size() > 20'000'000); // more than waited
}

void tst_Misbehavior::doesNotTakeTheThreadForItself()
{
    m_misbehavior.end = End::EndlessBody;
    connectAndAsk();
    QTRY_VERIFY(m_received.size() > 1'000'000);
    m_misbehavior.end = End::Whole;
    http::Requester client;
    int status = 0;
    QUrl url(u"http://127.0.0.1/b"_s);
    url.setPort(m_server->port());
    client.send({.url = url}, this, [&status](const base::Result<http::Response> &answer) { status = answer->status; });
    QTRY_COMPARE(status, 200);
}

void tst_Misbehavior::staysSilent()
{
    m_misbehavior.end = End::Silence;
    connectAndAsk("GET /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(m_requests, 1);
    m_socket->write(QByteArray(300'000, 'x')); // nothing of it is read as a request, and the end is noticed behind it
    m_clock.advance(1h);
    QTRY_COMPARE(m_socket->bytesToWrite(), 0);
    QCOMPARE(m_socket->state(), QAbstractSocket::ConnectedState);
    m_socket->disconnectFromHost();
    QTRY_COMPARE(m_server->connectionCount(), 0);
    QCOMPARE(m_requests, 1);
    QCOMPARE(m_received, QByteArray());
}

void tst_Misbehavior::delaysByTheClock()
{
    m_misbehavior = {End::CutBody, 300ms};
    connectAndAsk();
    QTRY_COMPARE(m_requests, 1);
    m_clock.advance(299ms);
    QCOMPARE(m_server->connectionCount(), 1);
    QCOMPARE(m_received, QByteArray());
    m_clock.advance(1ms);
    QTRY_VERIFY(m_received.endsWith("01234"));
}

void tst_Misbehavior::goesOnAfterADelayedAnswer()
{
    m_misbehavior.delay = 1s;
    connectAndAsk("GET /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(m_requests, 1);
    m_clock.advance(1s);
    QTRY_COMPARE(m_requests, 2);
    m_clock.advance(1s);
    QTRY_COMPARE(m_received.count("0123456789"), 2);
    QCOMPARE(m_socket->state(), QAbstractSocket::ConnectedState);
}

void tst_Misbehavior::closesWithoutWaiting_data()
{
    QTest::addColumn<End>("end");
    QTest::addColumn<std::chrono::milliseconds>("delay");
    QTest::newRow("delayed answer") << End::Whole << std::chrono::milliseconds(1h);
    QTest::newRow("delayed silence") << End::Silence << std::chrono::milliseconds(1h);
    QTest::newRow("silence") << End::Silence << 0ms;
    QTest::newRow("endless body") << End::EndlessBody << 0ms;
}

void tst_Misbehavior::closesWithoutWaiting()
{
    QFETCH(const End, end);
    QFETCH(const std::chrono::milliseconds, delay);
    m_misbehavior = {end, delay};
    connectAndAsk();
    QTRY_COMPARE(m_requests, 1);
    m_server->close();
    QTRY_COMPARE(m_socket->state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(m_server->connectionCount(), 0);
    QCOMPARE(m_received.endsWith("0123456789"), end == End::Whole);
}

void tst_Misbehavior::clientTellsThemApart_data()
{
    QTest::addColumn<End>("end");
    QTest::addColumn<QString>("rule");
    QTest::newRow("closed") << End::Close << u"network.closed"_s;
    QTest::newRow("reset") << End::Reset << u"network.closed"_s;
    QTest::newRow("cut body") << End::CutBody << u"http.cut"_s;
    QTest::newRow("endless body") << End::EndlessBody << u"http.too-large"_s;
    QTest::newRow("silence") << End::Silence << u"http.timeout"_s;
}

void tst_Misbehavior::clientTellsThemApart()
{
    QFETCH(const End, end);
    m_misbehavior.end = end;
    http::Requester client;
    http::Outgoing outgoing{.method = "POST", .body = "{}", .timeout = 2s, .bodyLimit = 1'000'000};
    outgoing.url = QUrl(u"http://127.0.0.1:%1/"_s.arg(m_server->port()));
    QString rule;
    client.send(outgoing, this, [&rule](const base::Result<http::Response> &answer) {
        rule = answer ? u"answered"_s : answer.error().rule.name();
    });
    QTRY_VERIFY(!rule.isEmpty());
    QTEST(rule, "rule");
    QCOMPARE(m_requests, 1); // a POST is never sent twice
}

RUNLATCH_TEST(tst_Misbehavior)
#include "tst_misbehavior.moc"
