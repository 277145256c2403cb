// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/rawsender.h"

#include "http/server.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

using base::ErrorKind;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// Bytes are sent exactly as they are, and every failure has a kind.
class tst_RawSender : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void writesRequests_data();
    void writesRequests();
    void saysThatABodyIsEmptyWhereOneIsExpected();
    void sendsExactBytes();
    void answersWithValues();
    void failuresHaveKinds_data();
    void failuresHaveKinds();
    void timesOutByItsClock();
    void abortsAndForgets();
    void endsWithItsSender();
    void refusesUrls_data();
    void refusesUrls();
    void talksToOurServer();

private:
    using Answer = std::optional<base::Result<http::Response>>;
    base::Call send(const QUrl &url, const QByteArray &bytes, QObject *context = nullptr);

    support::FakeClock m_clock;
    http::RawSender m_sender{m_clock};
    Answer m_answer;
};

void tst_RawSender::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_answer.reset();
}

base::Call tst_RawSender::send(const QUrl &url, const QByteArray &bytes, QObject *context)
{
    const base::Call call = m_sender.send(url, bytes, 30s, context ? context : this,
                                          [this](const base::Result<http::Response> &result) { m_answer = result; });
    if (m_answer)
        qFatal("answered before send() returned");
    return call;
}

void tst_RawSender::writesRequests_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<http::Headers>("headers");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray end = "Content-Length: 2\r\nConnection: close\r\n\r\n{}";
    QTest::newRow("plain") << u"http://a.example/hook"_s << http::Headers{{"x-B", "1"}, {"A", "2"}, {"x-B", "3"}}
                           << QByteArray("POST /hook HTTP/1.1\r\nHost: a.example\r\nx-B: 1\r\nA: 2\r\nx-B: 3\r\n"
                                         + end);
    QTest::newRow("port, query, no path")
        << u"http://a:81?b=%2B"_s << http::Headers{} << QByteArray("POST /?b=%2B HTTP/1.1\r\nHost: a:81\r\n" + end);
    QTest::newRow("version 6") << u"http://[::1]:81/"_s << http::Headers{}
                               << QByteArray("POST / HTTP/1.1\r\nHost: [::1]:81\r\n" + end);
    QTest::newRow("own host") << u"http://a/"_s << http::Headers{{"host", "b"}}
                              << QByteArray("POST / HTTP/1.1\r\nhost: b\r\n" + end);
    QTest::newRow("injection") << u"http://a/"_s << http::Headers{{"X", "a\r\nY: b"}, {"Z", "1"}}
                               << QByteArray("POST / HTTP/1.1\r\nHost: a\r\nZ: 1\r\n" + end);
}

void tst_RawSender::writesRequests()
{
    QFETCH(const QString, url);
    QFETCH(const http::Headers, headers);
    QTEST(http::writeRequest("POST", QUrl(url), headers, "{}"), "expected");
    QCOMPARE(http::writeRequest("GET", QUrl(u"http://a/"_s), {}, {}),
             "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
}

/// Some servers answer 411 to a POST without a length.
void tst_RawSender::saysThatABodyIsEmptyWhereOneIsExpected()
{
    for (const QByteArray method : {"GET", "HEAD", "POST", "PATCH", "DELETE"}) {
        const bool expectsBody = method != "GET" && method != "HEAD";
        const QByteArray written = http::writeRequest(method, QUrl(u"http://a/"_s), {}, {});
        QCOMPARE(written.contains("\r\nContent-Length: 0\r\n"), expectsBody);
        QCOMPARE(written.contains("Content-Length"), expectsBody);
    }
}

void tst_RawSender::sendsExactBytes()
{
    ScriptedServer server(Script::answer(httpAnswer(200, "ok")));
    const QByteArray head = "POST /a HTTP/1.1\r\nhOST: x\r\nB: \t1\r\ncontent-LENGTH: 3\r\nA:2\r\n\r\n";
    const QByteArray bytes = head + QByteArray("\0\xff\n", 3);
    send(server.url(), bytes);
    QTRY_VERIFY(m_answer);
    QCOMPARE(server.received(0), bytes);
    QVERIFY(m_answer->isOk());
    QCOMPARE((*m_answer)->body, "ok");
}

void tst_RawSender::answersWithValues()
{
    ScriptedServer server({Script::answer(httpAnswer(302, {}, "text/plain", "Location: http://127.0.0.1:9/\r\n")),
                           Script::answer(httpAnswer(500, "no"))});
    for (const int status : {302, 500}) {
        m_answer.reset();
        send(server.url(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
        QTRY_VERIFY(m_answer);
        QVERIFY(m_answer->isOk());
        QCOMPARE((*m_answer)->status, status);
    }
    QCOMPARE(server.count(), 2);
}

void tst_RawSender::failuresHaveKinds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isReset");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("rule");
    const QByteArray half = httpAnswer(200, "0123456789").chopped(5);
    QTest::newRow("cut") << QByteArray() << false << ErrorKind::Network << u"network.closed"_s;
    QTest::newRow("reset") << QByteArray() << true << ErrorKind::Network << u"network.closed"_s;
    QTest::newRow("cut in the head") << QByteArray("HTTP/1.1 200") << false << ErrorKind::Network
                                     << u"network.closed"_s;
    QTest::newRow("cut in the body") << half << false << ErrorKind::Protocol << u"http.cut"_s;
    QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n") << false << ErrorKind::Protocol << u"http.answer"_s;
    for (const QByteArray &bytes : {"ok\n"_ba, "\x15\x03\x01"_ba, "HTML"_ba}) {
        QTest::newRow(bytes.toHex().constData()) << bytes << false << ErrorKind::Protocol << u"http.answer"_s;
    }
    QTest::newRow("no chunks") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nok\r\n")
                               << false << ErrorKind::Protocol << u"http.answer-body"_s;
    QTest::newRow("too large") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9000000\r\n\r\n") << false
                               << ErrorKind::Protocol << u"http.too-large"_s;
}

void tst_RawSender::failuresHaveKinds()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isReset);
    ScriptedServer server(isReset ? Script::reset(bytes) : Script::cut(bytes));
    send(server.url(u"/a"_s), "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n");
    QTRY_VERIFY(m_answer);
    QVERIFY(!m_answer->isOk());
    QTEST(m_answer->error().rule.name(), "rule");
    QTEST(m_answer->error().kind, "kind");
    QCOMPARE(m_answer->error().subject, server.url(u"/a"_s).toString());
    QCOMPARE(server.count(), 1);
}

void tst_RawSender::timesOutByItsClock()
{
    ScriptedServer server(Script::hang("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"));
    send(server.url(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTRY_COMPARE(server.requests("GET"), 1);
    m_clock.advance(29'999ms);
    QVERIFY(!m_answer);
    m_clock.advance(1ms);
    QVERIFY(m_answer);
    QCOMPARE(m_answer->error().kind, ErrorKind::Timeout);
    QTRY_VERIFY(server.wasLeft(0));
}

void tst_RawSender::abortsAndForgets()
{
    ScriptedServer server(Script::hang());
    auto context = std::make_unique<QObject>();
    base::Call aborted = send(server.url(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const base::Call forgotten = send(server.url(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n", context.get());
    QTRY_COMPARE(server.requests("GET"), 2);
    aborted.abort();
    context.reset();
    QVERIFY(!aborted.isRunning());
    QVERIFY(!forgotten.isRunning());
    QTRY_VERIFY(server.wasLeft(0) && server.wasLeft(1));
    m_clock.advance(1h);
    QVERIFY(!m_answer);
}

void tst_RawSender::endsWithItsSender()
{
    ScriptedServer server(Script::hang());
    auto sender = std::make_unique<http::RawSender>(m_clock);
    const base::Call call = sender->send(server.url(), "GET / HTTP/1.1\r\nHost: a\r\n\r\n", 30s, this,
                                         [this](const base::Result<http::Response> &result) { m_answer = result; });
    QTRY_COMPARE(server.requests("GET"), 1);
    sender.reset();
    QVERIFY(!call.isRunning());
    QTRY_VERIFY(server.wasLeft(0));
    m_clock.advance(1h);
    QVERIFY(!m_answer);
}

void tst_RawSender::refusesUrls_data()
{
    QTest::addColumn<QUrl>("url");
    for (const char *url : {"", "ftp://a/", "http://u:p@127.0.0.1/", "/a"})
        QTest::newRow(url) << QUrl(QString::fromLatin1(url));
}

void tst_RawSender::refusesUrls()
{
    QFETCH(const QUrl, url);
    send(url, "GET / HTTP/1.1\r\n\r\n");
    QTRY_VERIFY(m_answer);
    QCOMPARE(m_answer->error().kind, ErrorKind::Usage);
    QCOMPARE(m_answer->error().rule, u"http.url"_s);
}

void tst_RawSender::talksToOurServer()
{
    QByteArray head;
    http::Server server(m_clock, {}, [&head](const http::Request &request, const http::Responder &responder) {
        head = request.head + request.body;
        responder.respond({202, {{"X-a", "1"}}, "taken"});
    });
    QVERIFY(server.listen(u"localhost"_s, 0).isOk());
    QUrl url(u"http://localhost/hook"_s);
    url.setPort(server.port());
    const QByteArray bytes = http::writeRequest("POST", url, {{"Expect", "100-continue"}, {"x-Z", "1"}}, "{}");
    send(url, bytes);
    QTRY_VERIFY(m_answer);
    QVERIFY(m_answer->isOk());
    QCOMPARE((*m_answer)->status, 202);
    QCOMPARE((*m_answer)->body, "taken");
    QCOMPARE(head, bytes);
}

RUNLATCH_TEST(tst_RawSender)
#include "tst_rawsender.moc"
