// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/server.h"

#include "http/requester.h"
#include "serverfixture.h"
#include "support/hostilerequests.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

#include <memory>

#if defined(Q_OS_UNIX)
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;
using http::PlainAnswer;
using http::PlainGet;
using http::PlainVisitor;

namespace {

#if defined(Q_OS_UNIX)
/// Writes everything before it reads: if a server closes too early, a reset discards its answer. Empty if not
/// everything could be written.
QByteArray writeThenRead(quint16 port, const QByteArray &bytes)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    ::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address);
    qsizetype sent = 0;
    qsizetype count = 1;
    while (sent < bytes.size() && count > 0) {
        count = ::send(socket, bytes.constData() + sent, static_cast<size_t>(bytes.size() - sent), MSG_NOSIGNAL);
        sent += std::max<qsizetype>(count, 0);
    }
    QByteArray received(1000, '\0');
    if (sent == bytes.size())
        count = ::recv(socket, received.data(), 1000, 0);
    received.truncate(sent == bytes.size() ? std::max<qsizetype>(count, 0) : 0);
    ::close(socket);
    return received;
}
#endif

} // namespace

/// The server hands over the received bytes, survives hostile bytes, and ends in order.
class tst_Server : public QObject, protected http::ServerFixture
{
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void handsOverWhatCame();
    void answersAClientOfOurOwn();
    void survivesHostileBytes_data();
    void survivesHostileBytes();
    void refusalReachesAClientThatWritesFirst();
    void keepsLittleOfARefusedHead_data();
    void keepsLittleOfARefusedHead();
    void answersWhatClosesBehindItsRequest();
    void endsBehindTheWholeAnswer();
    void forgetsConnectionsThatDied();
    void closesInOrder();
    void closesWithoutConnections();
    void saysWhyItCannotListen();
    void listensAgain();
    void speaksVersion6();
};

void tst_Server::handsOverWhatCame()
{
    const auto server = serve();
    PlainVisitor visitor(*server);
    const QByteArray head =
        "POST /hook?x=%20 HTTP/1.1\r\nhOST: a\r\nX-B: 2\r\nx-a: 1\r\nX-B: 3\r\nContent-Length: 4\r\n\r\n";
    const QByteArray body("\0{}\xff", 4);
    visitor.send(head + body);
    QTRY_COMPARE(m_requests.size(), 1);
    const http::Request &request = m_requests.constFirst();
    QCOMPARE(request.head, head);
    QCOMPARE(request.body, body);
    QCOMPARE(request.path(), "/hook");
    QCOMPARE(request.query(), "x=%20");
    QCOMPARE(request.headers.at(1), (http::Header{"X-B", "2"}));
    QCOMPARE(request.headers.at(2), (http::Header{"x-a", "1"}));
    QCOMPARE(request.peer, u"127.0.0.1"_s);
    QVERIFY(request.peerIsLoopback);
}

void tst_Server::answersAClientOfOurOwn()
{
    const auto server = serve();
    http::Requester client;
    QUrl url(u"http://127.0.0.1/x"_s);
    url.setPort(server->port());
    int done = 0;
    for (int i = 0; i < 20; ++i) {
        client.send({"PATCH", url, {}, QByteArray(100'000, 'x')}, this,
                    [&done](const base::Result<http::Response> &answer) {
                        done += answer.isOk() && answer->status == 200 && answer->body == "/x" ? 1 : 0;
                    });
    }
    QTRY_COMPARE(done, 20);
    QCOMPARE(m_requests.constLast().body, QByteArray(100'000, 'x'));
}

void tst_Server::survivesHostileBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    for (const auto &sample : support::acceptableRequests() + support::hostileRequests())
        QTest::newRow(sample.name) << sample.bytes << sample.status;
}

void tst_Server::survivesHostileBytes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    const auto server = serve();
    PlainVisitor hostile(*server);
    hostile.send(bytes);
    QTRY_VERIFY(hostile.received().startsWith("HTTP/1.1 " + QByteArray::number(status) + ' '));
    if (status != 200)
        QTRY_VERIFY(hostile.isClosed());
    PlainVisitor honest(*server);
    honest.send(PlainGet);
    QTRY_COMPARE(honest.received(), PlainAnswer);
}

void tst_Server::refusalReachesAClientThatWritesFirst()
{
#if defined(Q_OS_UNIX)
    const auto server = serve();
    const QByteArray bytes =
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 33554432\r\n\r\n" + QByteArray(32 << 20, 'x');
    QByteArray received;
    const auto client = [&] { received = writeThenRead(server->port(), bytes); };
    const std::unique_ptr<QThread> thread(QThread::create(client));
    thread->start();
    QTRY_VERIFY_WITH_TIMEOUT(thread->isFinished(), 20'000);
    QVERIFY(received.startsWith("HTTP/1.1 413 "));
    QTRY_COMPARE(server->connectionCount(), 0);
#endif
}

void tst_Server::keepsLittleOfARefusedHead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("rule");
    const QByteArray lines = "X-Long: " + QByteArray(50'000, 'x') + "\r\n";
    QTest::newRow("too large") << "GET / HTTP/1.1\r\nHost: a\r\n" + lines + lines << u"http.header-too-large"_s;
    QTest::newRow("complete, then refused") << "POST / HTTP/1.1\r\nHost: a\r\n" + lines + "Host: b\r\n\r\nzz\r\n"
                                            << u"http.two-hosts"_s;
    QTest::newRow("a long target") << "GET /" + QByteArray(50'000, 'x') + " HTTP/1.1\r\n\r\n" << u"http.no-host"_s;
    QTest::newRow("many lines") << "GET / HTTP/1.1\r\nHost: a\r\n"
            + QByteArray("A: bcdefghijklmnopqrstuvw\r\n").repeated(101)
                                << u"http.too-many-headers"_s;
}

/// The report for Activity keeps little of a refused head, too. Its bytes must not keep the buffer of the connection
/// alive.
void tst_Server::keepsLittleOfARefusedHead()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, rule);
    const auto server = serve();
    QSignalSpy refused(server.get(), &http::Server::refused);
    qsizetype told = -1;
    connect(server.get(), &http::Server::exchanged, this, [&told](const http::ExchangeRecord &record) {
        told = record.path.size();
        for (const http::Header &header : record.requestHeaders)
            told += header.name.size() + header.value.size();
    });
    PlainVisitor visitor(*server);
    visitor.send(bytes);
    QTRY_COMPARE(refused.size(), 1);
    const auto refusal = refused.at(0).at(0).value<http::Refusal>();
    QCOMPARE(refusal.rule, rule);
    QCOMPARE(refusal.head, bytes.left(2048));
    QVERIFY2(refusal.head.capacity() < 4096, QByteArray::number(refusal.head.capacity()).constData());
    QVERIFY2(told >= 0 && told <= 2048, QByteArray::number(told).constData());
}

void tst_Server::answersWhatClosesBehindItsRequest()
{
    const auto server = serve();
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, server->port());
    socket.write(PlainGet);
    socket.disconnectFromHost();
    QTRY_COMPARE(m_requests.size(), 1);
    QTRY_COMPARE(server->connectionCount(), 0);
}

/// A large answer takes many writes; the end of the connection must not overtake them.
void tst_Server::endsBehindTheWholeAnswer()
{
    constexpr qsizetype Size = 8 << 20;
    http::Server server(m_clock, {}, [](const http::Request &, const http::Responder &responder) {
        responder.respond({200, {}, QByteArray(Size, 'x'), {}});
    });
    QVERIFY(server.listen(u"127.0.0.1"_s, 0).isOk());
    PlainVisitor visitor(server);
    visitor.send("GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    QTRY_VERIFY(visitor.isClosed());
    QCOMPARE(visitor.received().size() - visitor.received().indexOf("\r\n\r\n") - 4, Size);
    QTRY_COMPARE(server.connectionCount(), 0);
}

/// A connection that ended its sending may still wait for its answer, so it is kept until then.
void tst_Server::forgetsConnectionsThatDied()
{
    m_answersAtOnce = false;
    const auto server = serve();
    auto waiting = std::make_unique<PlainVisitor>(*server);
    auto done = std::make_unique<PlainVisitor>(*server);
    waiting->send(PlainGet);
    QTRY_COMPARE(m_responders.size(), 1);
    done->send(PlainGet);
    QTRY_COMPARE(m_responders.size(), 2);
    m_responders.at(1).respond({200, {}, "/a", {}});
    QTRY_COMPARE(done->received(), PlainAnswer);
    waiting->reset();
    done->reset();
    QTRY_COMPARE(server->connectionCount(), 1);
    m_responders.at(0).respond({});
    QTRY_COMPARE(server->connectionCount(), 0);
}

void tst_Server::closesInOrder()
{
    m_answersAtOnce = false;
    const auto server = serve();
    QSignalSpy drained(server.get(), &http::Server::drained);
    PlainVisitor busy(*server);
    PlainVisitor half(*server);
    busy.send(PlainGet);
    half.send(PlainGet.left(10));
    QTRY_COMPARE(m_responders.size(), 1);
    QTRY_COMPARE(server->connectionCount(), 2);
    server->close();
    QVERIFY(!server->isListening());
    QTRY_VERIFY(half.isClosed());
    QVERIFY(drained.isEmpty());
    m_responders.at(0).respond({200, {}, "/a", {}});
    QTRY_COMPARE(drained.size(), 1);
    QTRY_COMPARE(busy.received(), "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n/a");
    QCOMPARE(server->connectionCount(), 0);
}

void tst_Server::closesWithoutConnections()
{
    const auto server = serve();
    QSignalSpy drained(server.get(), &http::Server::drained);
    server->close();
    QVERIFY(drained.isEmpty()); // never before close() returned
    QTRY_COMPARE(drained.size(), 1);
}

void tst_Server::saysWhyItCannotListen()
{
    const auto server = serve();
    http::Server other(m_clock, {}, [](const http::Request &, const http::Responder &) {});
    const auto inUse = other.listen(u"127.0.0.1"_s, server->port());
    QVERIFY(!inUse.isOk());
    QCOMPARE(inUse.error().kind, base::ErrorKind::Usage);
    QCOMPARE(inUse.error().rule, u"listen.in-use"_s);
    QCOMPARE(inUse.error().subject, u"127.0.0.1:%1"_s.arg(server->port()));
    const auto elsewhere = other.listen(u"192.0.2.1"_s, 0); // TEST-NET: no machine has it
    QCOMPARE(elsewhere.error().rule, u"listen.address"_s);
    const auto noAddress = other.listen(u"host.example"_s, 80);
    QCOMPARE(noAddress.error().rule, u"listen.address"_s);
#if defined(Q_OS_LINUX)
    if (::geteuid() == 0)
        QSKIP("root may listen on every port");
    QCOMPARE(other.listen(u"127.0.0.1"_s, 80).error().rule, u"listen.not-permitted"_s);
#endif
}

void tst_Server::listensAgain()
{
    const auto server = serve();
    const quint16 port = server->port();
    server->close();
    QVERIFY(server->listen(u"localhost"_s, port).isOk());
    QCOMPARE(server->port(), port);
    QCOMPARE(server->host(), u"127.0.0.1"_s);
    PlainVisitor visitor(*server);
    visitor.send(PlainGet);
    QTRY_COMPARE(visitor.received(), PlainAnswer);
}

void tst_Server::speaksVersion6()
{
    if (!QTcpServer().listen(QHostAddress::LocalHostIPv6))
        QSKIP("this machine has no IPv6");
    const auto server = serve({}, u"::1"_s);
    QCOMPARE(server->host(), u"::1"_s);
    PlainVisitor visitor(*server);
    visitor.send(PlainGet);
    QTRY_COMPARE(visitor.received(), PlainAnswer);
    QCOMPARE(m_requests.constFirst().peer, u"::1"_s);
    QVERIFY(m_requests.constFirst().peerIsLoopback);
}

RUNLATCH_TEST(tst_Server)
#include "tst_server.moc"
