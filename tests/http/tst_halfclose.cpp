// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "http/server.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QAbstractEventDispatcher>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <memory>

#if defined(Q_OS_WIN)
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

namespace {

const QByteArray GetAndKeep = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n";
const QByteArray GetAndClose = "GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
constexpr qsizetype LargeSize = 8 << 20; // more than the buffers of both systems hold

/// A client that ends its sending right behind what it sends, and reads until the server ends.
class Sender
{
public:
    Sender(const http::Server &server, const QByteArray &bytes)
    {
        m_socket.connectToHost(QHostAddress(server.host()), server.port());
        if (!m_socket.waitForConnected())
            qFatal("no connection");
        m_socket.write(bytes);
        if (!m_socket.waitForBytesWritten())
            qFatal("nothing was sent");
        const auto descriptor = m_socket.socketDescriptor();
#if defined(Q_OS_WIN)
        ::shutdown(static_cast<SOCKET>(descriptor), SD_SEND);
#else
        ::shutdown(static_cast<int>(descriptor), SHUT_WR);
#endif
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket, [this] { m_received += m_socket.readAll(); });
    }

    void reset()
    {
        m_socket.abort();
    } ///< a reset, if there are bytes of the server that were not read
    bool isClosed() const
    {
        return m_socket.state() == QAbstractSocket::UnconnectedState;
    }
    const QByteArray &received() const
    {
        return m_received;
    }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

QByteArray answer(const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace

/// A sender that ends its sending behind its request gets its answer (RFC 9112 9.6).
class tst_HalfClose : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void getsItsAnswer_data();
    void getsItsAnswer();
    void getsAllAnswers();
    void getsALargeAnswer_data();
    void getsALargeAnswer();
    void getsItsAnswerAfterItWaitedForRoom();
    void costsNothingWhileItWaits();
    void isCutInTheMiddle_data();
    void isCutInTheMiddle();

private:
    /// Lets the server read everything that arrived until now.
    void settle();

    support::FakeClock m_clock;
    http::Limits m_limits;
    QByteArray m_body; ///< answered at once if it is not empty
    QList<http::Responder> m_responders;
    std::unique_ptr<http::Server> m_server;
};

void tst_HalfClose::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_body.clear();
    m_responders.clear();
    m_limits = {};
    m_limits.connections = 3;
    m_server = std::make_unique<http::Server>(m_clock, m_limits,
                                              [this](const http::Request &, const http::Responder &responder) {
                                                  if (m_body.isEmpty())
                                                      m_responders.append(responder);
                                                  else
                                                      responder.respond({200, {}, m_body, {}});
                                              });
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0).isOk());
}

void tst_HalfClose::settle()
{
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents)) { }
}

void tst_HalfClose::getsItsAnswer_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray lastAnswer = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx";
    QTest::newRow("kept alive") << GetAndKeep << answer("x");
    QTest::newRow("the last one") << GetAndClose << lastAnswer;
    QTest::newRow("with a body") << "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"_ba << answer("x");
    QTest::newRow("with a chunked body")
        << "POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"_ba << answer("x");
}

void tst_HalfClose::getsItsAnswer()
{
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, expected);
    Sender sender(*m_server, request);
    QTRY_COMPARE(m_responders.size(), 1);
    settle();
    m_responders.at(0).respond({200, {}, "x", {}});
    QTRY_VERIFY(sender.isClosed());
    QCOMPARE(sender.received(), expected);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_HalfClose::getsAllAnswers()
{
    Sender sender(*m_server, GetAndKeep + GetAndKeep + GetAndKeep);
    for (int i = 0; i < 3; ++i) {
        QTRY_COMPARE(m_responders.size(), i + 1);
        settle();
        m_responders.at(i).respond({200, {}, QByteArray::number(i), {}});
    }
    QTRY_VERIFY(sender.isClosed());
    QCOMPARE(sender.received(), answer("0") + answer("1") + answer("2"));
}

void tst_HalfClose::getsALargeAnswer_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("answers");
    QTest::newRow("kept alive") << GetAndKeep << 1;
    QTest::newRow("the last one") << GetAndClose << 1;
    QTest::newRow("several") << GetAndKeep + GetAndKeep + GetAndClose << 3;
}

/// The end of the sending is there long before the answer has left.
void tst_HalfClose::getsALargeAnswer()
{
    QFETCH(const QByteArray, request);
    QFETCH(const int, answers);
    m_body = QByteArray(LargeSize, 'x');
    Sender sender(*m_server, request);
    QTRY_VERIFY_WITH_TIMEOUT(sender.isClosed(), 30'000);
    QCOMPARE(sender.received().count('x'), answers * LargeSize);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void tst_HalfClose::getsItsAnswerAfterItWaitedForRoom()
{
    std::vector<std::unique_ptr<Sender>> senders;
    for (int i = 0; i < m_limits.connections; ++i)
        senders.push_back(std::make_unique<Sender>(*m_server, GetAndKeep));
    QTRY_COMPARE(m_responders.size(), m_limits.connections);
    Sender late(*m_server, GetAndKeep);
    settle();
    QCOMPARE(m_responders.size(), m_limits.connections);
    m_responders.at(0).respond({200, {}, "x", {}});
    QTRY_COMPARE(m_responders.size(), m_limits.connections + 1);
    settle();
    m_responders.last().respond({200, {}, "late", {}});
    QTRY_VERIFY(late.isClosed());
    QCOMPARE(late.received(), answer("late"));
}

/// Bytes and an end that wait to be read do not wake the thread again and again.
void tst_HalfClose::costsNothingWhileItWaits()
{
    Sender sender(*m_server, GetAndKeep + GetAndKeep);
    QTRY_COMPARE(m_responders.size(), 1);
    m_responders.at(0).respond({200, {}, "x", {}});
    QTRY_COMPARE(m_responders.size(), 2);
    int turns = 0;
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents) && turns < 100)
        ++turns;
    QVERIFY2(turns < 100, "the event loop is never idle");
    QCOMPARE(m_server->connectionCount(), 1);
}

void tst_HalfClose::isCutInTheMiddle_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("answers");
    const QByteArray post = "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nab";
    QTest::newRow("head") << GetAndKeep.left(10) << 0;
    QTest::newRow("body") << post << 0;
    QTest::newRow("head behind a request") << GetAndKeep + GetAndKeep.left(10) << 1;
    QTest::newRow("body behind a request") << GetAndKeep + post << 1;
}

void tst_HalfClose::isCutInTheMiddle()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, answers);
    QSignalSpy refused(m_server.get(), &http::Server::refused);
    Sender sender(*m_server, bytes);
    if (answers > 0) {
        QTRY_COMPARE(m_responders.size(), 1);
        settle();
        QVERIFY(refused.isEmpty());
        m_responders.at(0).respond({200, {}, "x", {}});
    }
    QTRY_COMPARE(refused.size(), 1);
    QCOMPARE(refused.at(0).at(0).value<http::Refusal>().rule, base::Rules::HttpRequestCut);
    QCOMPARE(refused.at(0).at(0).value<http::Refusal>().status, 0);
    QTRY_VERIFY(sender.isClosed());
    QCOMPARE(sender.received(), answer("x").repeated(answers));
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

RUNLATCH_TEST(tst_HalfClose)
#include "tst_halfclose.moc"
