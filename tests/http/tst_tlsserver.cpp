// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/requester.h"
#include "http/server.h"
#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/testidentity.h"

#include <QSignalSpy>
#include <QSslCipher>
#include <QSslSocket>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

namespace {

/// A client that trusts any certificate, because the server is under test.
class TlsVisitor : public QSslSocket
{
    Q_OBJECT
public:
    explicit TlsVisitor(const http::Server &server, QSsl::SslProtocol protocol = QSsl::SecureProtocols)
    {
        setProtocol(protocol);
        connect(this, &QSslSocket::readyRead, this, [this] { m_received += readAll(); });
        setPeerVerifyMode(QSslSocket::VerifyNone);
        connectToHostEncrypted(u"127.0.0.1"_s, server.port());
    }
    const QByteArray &received() const { return m_received; }
    bool isClosed() const { return state() == QAbstractSocket::UnconnectedState; }

private:
    QByteArray m_received;
};

} // namespace

/// The server speaks TLS with the same limits, and reports connections that do not speak it.
class tst_TlsServer : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void carriesLargeBodies();
    void keepsAlive();
    void cutsSlowHandshakes();
    void countsHandshakesAsConnections();
    void tellsWhatWasNoTls();
    void whoLeavesBeforeTheHandshakeDidNotDisagree();
    void refusalReachesAClientThatStillWrites();
    void saysGoodbye();
    void tellsWhatWasAgreed_data();
    void tellsWhatWasAgreed();
    void tellsThatNothingWasAgreed();

private:
    void makeServer(const http::Limits &limits);

    std::unique_ptr<support::FakeClock> m_clock;
    std::unique_ptr<http::Server> m_server;
    http::Request m_request; ///< the last one that was handled
};

void tst_TlsServer::init()
{
    m_clock = std::make_unique<support::FakeClock>();
    makeServer({});
}

void tst_TlsServer::cleanup()
{
    m_server.reset();
    m_clock.reset();
}

void tst_TlsServer::makeServer(const http::Limits &limits)
{
    m_server = std::make_unique<http::Server>(*m_clock, limits,
                                              [this](const http::Request &request, const http::Responder &responder) {
                                                  m_request = request;
                                                  responder.respond({200, {}, request.body + request.body});
                                              });
    m_server->setIdentity(support::testIdentity(u"self-signed"_s));
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0));
}

void tst_TlsServer::carriesLargeBodies()
{
    http::Requester client;
    http::Outgoing outgoing;
    outgoing.method = "POST";
    outgoing.url = QUrl(u"https://127.0.0.1:%1/"_s.arg(m_server->port()));
    outgoing.pinnedCertificate = support::fingerprintOf(support::testIdentity(u"self-signed"_s));
    outgoing.body = QByteArray("0123456789abcdef").repeated(200'000);
    const auto answer = support::answerOf<http::Response>(
        [&](QObject *asker, const auto &done) { client.send(outgoing, asker, done); });
    QVERIFY(answer);
    QVERIFY(answer->body == outgoing.body + outgoing.body);
}

void tst_TlsServer::keepsAlive()
{
    TlsVisitor visitor(*m_server);
    const QByteArray answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
    visitor.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(visitor.received(), answer);
    visitor.write("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(visitor.received(), answer + answer + answer);
    QCOMPARE(m_server->connectionCount(), 1);
    visitor.disconnectFromHost();
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_TlsServer::cutsSlowHandshakes()
{
    QTcpSocket slow;
    slow.connectToHost(QHostAddress::LocalHost, m_server->port());
    QTRY_COMPARE(m_server->connectionCount(), 1);
    slow.write(QByteArray("\x16\x03\x01\x02\x00\x01", 6)); // the beginning of a hello
    m_clock->advance(9s);
    QCOMPARE(m_server->connectionCount(), 1);
    slow.write("\x00", 1); // a slow trickle of bytes does not extend the time
    m_clock->advance(1s);
    QTRY_COMPARE(m_server->connectionCount(), 0);
    QTRY_COMPARE(slow.state(), QAbstractSocket::UnconnectedState);
}

void tst_TlsServer::countsHandshakesAsConnections()
{
    http::Limits limits;
    limits.connections = 2;
    makeServer(limits);
    QTcpSocket first;
    QTcpSocket second;
    first.connectToHost(QHostAddress::LocalHost, m_server->port());
    QTRY_COMPARE(m_server->connectionCount(), 1);
    m_clock->advance(1ms);
    second.connectToHost(QHostAddress::LocalHost, m_server->port());
    QTRY_COMPARE(m_server->connectionCount(), 2);
    TlsVisitor third(*m_server);
    third.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_VERIFY(third.received().startsWith("HTTP/1.1 200"));
    QTRY_COMPARE(first.state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(second.state(), QAbstractSocket::ConnectedState);
}

void tst_TlsServer::tellsWhatWasNoTls()
{
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    QTcpSocket plain;
    plain.connectToHost(QHostAddress::LocalHost, m_server->port());
    plain.write("POST /runtask HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n");
    QTRY_COMPARE(refused.count(), 1);
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.rule, u"tls.no-agreement"_s);
    QCOMPARE(refusal.peer, u"127.0.0.1"_s);
    QTRY_COMPARE(m_server->connectionCount(), 0);
    QTRY_COMPARE(plain.state(), QAbstractSocket::UnconnectedState);
}

/// A look at the port is no message that the sender's TLS must be mended.
void tst_TlsServer::whoLeavesBeforeTheHandshakeDidNotDisagree()
{
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    QTcpSocket visitor;
    visitor.connectToHost(QHostAddress::LocalHost, m_server->port());
    QTRY_COMPARE(m_server->connectionCount(), 1);
    visitor.disconnectFromHost();
    QTRY_COMPARE(m_server->connectionCount(), 0);
    QCOMPARE(refused.count(), 0);
}

void tst_TlsServer::refusalReachesAClientThatStillWrites()
{
    TlsVisitor visitor(*m_server);
    const QByteArray body(4'000'000, 'a');
    visitor.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99000000\r\n\r\n" + body);
    QTRY_VERIFY(visitor.received().startsWith("HTTP/1.1 413"));
    QTRY_COMPARE(visitor.bytesToWrite() + visitor.encryptedBytesToWrite(), 0);
    m_clock->advance(1s);
    QTRY_VERIFY(visitor.isClosed() || m_server->connectionCount() == 1);
    m_clock->advance(5s);
    QTRY_VERIFY(visitor.isClosed());
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_TlsServer::saysGoodbye()
{
    TlsVisitor visitor(*m_server);
    visitor.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY(visitor.received().endsWith("\r\n\r\n"));
    QVERIFY(!visitor.isClosed());
    m_clock->advance(1s);
    QTRY_VERIFY(visitor.isClosed());
    QCOMPARE(visitor.error(), QAbstractSocket::RemoteHostClosedError);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_TlsServer::tellsWhatWasAgreed_data()
{
    QTest::addColumn<QSsl::SslProtocol>("protocol");
    QTest::addColumn<QString>("version");
    QTest::newRow("1.2") << QSsl::TlsV1_2 << u"TLS 1.2"_s;
    QTest::newRow("1.3") << QSsl::TlsV1_3 << u"TLS 1.3"_s;
}

void tst_TlsServer::tellsWhatWasAgreed()
{
    QFETCH(QSsl::SslProtocol, protocol);
    QFETCH(QString, version);
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    const QString listener = u"127.0.0.1:%1"_s.arg(m_server->port());
    TlsVisitor visitor(*m_server, protocol);
    visitor.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_VERIFY(visitor.received().startsWith("HTTP/1.1 200"));
    const http::TlsFacts agreed{version, visitor.sessionCipher().name()};
    QVERIFY(!agreed.cipher.isEmpty());
    QCOMPARE(m_request.tls, agreed);
    QCOMPARE(m_request.listener, listener);
    visitor.write("GET / HTTP/7.1\r\n\r\n"); // a refusal tells the same
    QTRY_COMPARE(refused.count(), 1);
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.tls, agreed);
    QCOMPARE(refusal.listener, listener);
}

void tst_TlsServer::tellsThatNothingWasAgreed()
{
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    m_server->setIdentity({});
    QTcpSocket plain;
    plain.connectToHost(QHostAddress::LocalHost, m_server->port());
    plain.write("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/7.1\r\n\r\n");
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(m_request.tls, http::TlsFacts());
    QCOMPARE(m_request.listener, u"127.0.0.1:%1"_s.arg(m_server->port()));
    QCOMPARE(refused.at(0).at(0).value<http::Refusal>().tls, http::TlsFacts());
}

RUNLATCH_TEST(tst_TlsServer)
#include "tst_tlsserver.moc"
