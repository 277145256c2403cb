// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "http/server.h"

#include "support/fakeclock.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

namespace {

constexpr qint64 MaxBody = 1000;

enum class End {
    Close,
    Reset,
    Late,    ///< the clock passes the deadline
    Nothing, ///< the server refuses by itself
};

QByteArray post(const QByteArray &headers)
{
    return "POST /runtask HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n";
}

const QByteArray Chunked = post("Transfer-Encoding: chunked\r\n");

} // namespace

/// A refusal has the bytes that arrived of a body that never became complete, over real sockets.
class tst_IncompleteBody : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void keepsWhatArrived_data();
    void keepsWhatArrived();
    void keepsALongHeadWhole();
    void keepsNothingOfACompleteRequest();
    void givesTheMemoryAway();
    void tellsActivity();

private:
    http::Refusal onlyRefusal() const { return m_refused->at(0).at(0).value<http::Refusal>(); }
    /// Sends the bytes, and waits until the server has read them.
    std::unique_ptr<QTcpSocket> send(const QByteArray &bytes);

    support::FakeClock m_clock;
    QList<http::Request> m_requests;
    std::unique_ptr<http::Server> m_server;
    std::unique_ptr<QSignalSpy> m_refused;
};

void tst_IncompleteBody::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_requests.clear();
    http::Limits limits;
    limits.bodyBytes = MaxBody;
    const auto handler = [this](const http::Request &request, const http::Responder &responder) {
        m_requests.append(request);
        responder.respond({});
    };
    m_server = std::make_unique<http::Server>(m_clock, limits, handler);
    m_refused = std::make_unique<QSignalSpy>(m_server.get(), &http::Server::refused);
    QVERIFY(m_server->listen(u"127.0.0.1"_s, 0).isOk());
}

std::unique_ptr<QTcpSocket> tst_IncompleteBody::send(const QByteArray &bytes)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(QHostAddress(m_server->host()), m_server->port());
    if (!socket->waitForConnected())
        return socket;
    socket->write(bytes);
    const auto isRead = [&] {
        return socket->bytesToWrite() == 0 && (m_refused->size() > 0 || m_server->unfinishedBytes() >= bytes.size());
    };
    (void)support::waitFor(isRead); // the caller looks for what must have come
    return socket;
}

void tst_IncompleteBody::keepsWhatArrived_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<End>("end");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<int>("status");
    QTest::addColumn<std::optional<QByteArray>>("content"); // nullopt: there is no body
    QTest::addColumn<QByteArray>("unread");
    using Rules = base::Rules;
    const std::optional<QByteArray> none;
    const auto row = [](const char *name, const QByteArray &bytes, End end, base::Rule rule, int status,
                        const std::optional<QByteArray> &content, const QByteArray &unread = {}) {
        QTest::newRow(name) << bytes << end << rule << status << content << unread;
    };
    row("cut in the head", "POST /runtask HTTP/1.1\r\nHo", End::Close, Rules::HttpRequestCut, 0, none);
    row("late in the head", "POST /runtask HTTP/1.1\r\nHo", End::Late, Rules::HttpHeaderTimeout, 408, none);
    const QByteArray plain = post("Content-Length: 9\r\n");
    row("cut before the body", plain, End::Close, Rules::HttpRequestCut, 0, ""_ba);
    row("cut in the body", plain + "{\"a\0\xff\r"_ba, End::Close, Rules::HttpRequestCut, 0, "{\"a\0\xff\r"_ba);
    row("reset in the body", plain + "{\"a", End::Reset, Rules::HttpRequestCut, 0, "{\"a"_ba);
    row("late in the body", plain + "{\"a\":1}\n", End::Late, Rules::HttpBodyTimeout, 408, "{\"a\":1}\n"_ba);
    row("cut in a chunk", Chunked + "3\r\nabc\r\n5;x=\"y\"\r\nde", End::Close, Rules::HttpRequestCut, 0, "abcde"_ba);
    row("cut in a chunk's size", Chunked + "3\r\nabc\r\n1", End::Close, Rules::HttpRequestCut, 0, "abc"_ba);
    row("cut before the last chunk", Chunked + "3\r\nabc\r\n", End::Close, Rules::HttpRequestCut, 0, "abc"_ba);
    row("cut in the trailer", Chunked + "3\r\nabc\r\n0\r\nX: y", End::Close, Rules::HttpRequestCut, 0, "abc"_ba);
    row("late in a chunk", Chunked + "3\r\nab", End::Late, Rules::HttpBodyTimeout, 408, "ab"_ba);
    row("a size that is none", Chunked + "3\r\nabc\r\nZZ\r\ndef", End::Nothing, Rules::HttpChunk, 400, "abc"_ba,
        "ZZ\r\n");
    row("a chunk longer than its size", Chunked + "3\r\nabcdef\r\n", End::Nothing, Rules::HttpChunk, 400, "abc"_ba,
        "def\r\n");
    row("a first size that is none", Chunked + "-1\r\nabc", End::Nothing, Rules::HttpChunk, 400, ""_ba, "-1\r\n");
    row("a first size that is missing", Chunked + "\r\nabc", End::Nothing, Rules::HttpChunk, 400, ""_ba, "\r\n");
    row("a long line", Chunked + "3\r\nabc\r\nZZ" + QByteArray(2000, 'z') + "\r\n", End::Nothing, Rules::HttpChunk, 400,
        "abc"_ba, "ZZ" + QByteArray(http::MaxRefusedLineBytes - 2, 'z'));
    row("a name split by framing", Chunked + "d\r\n{\"access_toke\r\nZZ\r\nn\":\"hidden-token\"}", End::Nothing,
        Rules::HttpChunk, 400, "{\"access_toke"_ba, "ZZ\r\n");
    row("a trailer with a secret", Chunked + "3\r\nabc\r\n0\r\n@: y\r\nX-Token: hidden-token\r\n\r\n", End::Nothing,
        Rules::HttpChunk, 400, "abc"_ba, "0\r\n");
    const QByteArray large = post("Content-Length: 1001\r\n");
    row("announced too large", large + "{\"a\":", End::Nothing, Rules::HttpBodyTooLarge, 413, "{\"a\":"_ba);
    const QByteArray full = QByteArray(1000, 'x');
    row("a chunk too large", Chunked + "3e8\r\n" + full + "\r\n1\r\ny\r\n", End::Nothing, Rules::HttpBodyTooLarge, 413,
        full, "1\r\n");
}

void tst_IncompleteBody::keepsWhatArrived()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const End, end);
    QFETCH(const std::optional<QByteArray>, content);
    QFETCH(const QByteArray, unread);
    const auto socket = send(bytes);
    if (end == End::Close)
        socket->close();
    else if (end == End::Reset)
        socket->abort();
    else if (end == End::Late)
        m_clock.advance(30s);
    QTRY_COMPARE(m_refused->size(), 1);
    const http::Refusal refusal = onlyRefusal();
    QTEST(refusal.rule, "rule");
    QTEST(refusal.status, "status");
    QCOMPARE(refusal.bodyLimit, refusal.rule == base::Rules::HttpBodyTooLarge ? 1000 : 0);
    QCOMPARE(refusal.head, bytes.left(bytes.contains("\r\n\r\n") ? bytes.indexOf("\r\n\r\n") + 4 : bytes.size()));
    QCOMPARE(refusal.body.has_value(), content.has_value());
    if (content) {
        QCOMPARE(refusal.body->bytes, *content + unread);
        QCOMPARE(refusal.body->contentBytes, content->size());
    }
    QVERIFY(m_requests.isEmpty());
}

/// The length that a sender announced may stand anywhere in the head. Activity has the beginning of the head alone.
void tst_IncompleteBody::keepsALongHeadWhole()
{
    QSignalSpy told(m_server.get(), &http::Server::exchanged);
    const QByteArray head = post("X: " + QByteArray(3 * http::MaxRefusedHeadBytes, 'x') + "\r\nContent-Length: 5\r\n");
    send(head + "ab")->close();
    QTRY_COMPARE(m_refused->size(), 1);
    QCOMPARE(onlyRefusal().head, head);
    QCOMPARE(onlyRefusal().body->bytes, "ab");
    QTRY_COMPARE(told.size(), 1);
    const auto record = told.at(0).at(0).value<http::ExchangeRecord>();
    QVERIFY(http::headerValue(record.requestHeaders, "X").size() < http::MaxRefusedHeadBytes);
}

void tst_IncompleteBody::keepsNothingOfACompleteRequest()
{
    const auto socket = send(post("Content-Length: 4\r\n") + "full" + "nonsense\r\n\r\n");
    QTRY_COMPARE(m_refused->size(), 1);
    QCOMPARE(m_requests.size(), 1);
    QCOMPARE(onlyRefusal().head, "nonsense\r\n\r\n");
    QVERIFY(!onlyRefusal().body);
}

void tst_IncompleteBody::givesTheMemoryAway()
{
    const auto socket = send(Chunked + "3e8\r\n" + QByteArray(999, 'x'));
    m_clock.advance(30s);
    QTRY_COMPARE(m_refused->size(), 1);
    QCOMPARE(m_server->unfinishedBytes(), 0);
    QCOMPARE(onlyRefusal().body->bytes.size(), 999);
}

void tst_IncompleteBody::tellsActivity()
{
    QSignalSpy told(m_server.get(), &http::Server::exchanged);
    send(post("Content-Length: 99\r\n") + "{\"access_token\":\"hidden-token\",")->close();
    QTRY_COMPARE(told.size(), 1);
    const auto record = told.at(0).at(0).value<http::ExchangeRecord>();
    QCOMPARE(record.requestBytes, 31);
    QVERIFY(record.requestBody.startsWith("{\"access_token\":\"****"));
}

RUNLATCH_TEST(tst_IncompleteBody)
#include "tst_incompletebody.moc"
