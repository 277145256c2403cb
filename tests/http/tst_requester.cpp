// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/requester.h"

#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

using base::ErrorKind;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// Every answer is a value, every failure has a kind, and no change is sent twice.
class tst_Requester : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void everyStatusIsAValue_data();
    void everyStatusIsAValue();
    void hasNoBodyThoughALengthIsTold_data();
    void hasNoBodyThoughALengthIsTold();
    void sendsWhatItWasGiven();
    void followsNoRedirect_data();
    void followsNoRedirect();
    void keepsNoCookies();
    void failuresHaveKinds_data();
    void failuresHaveKinds();
    void waitsForTheHeadWithPatience_data();
    void waitsForTheHeadWithPatience();
    void timesOutAlsoWhenBytesDrip();
    void neverRepeatsWhatMayHaveBeenDone_data();
    void neverRepeatsWhatMayHaveBeenDone();
    void neverRepeatsOnAKeptConnection_data();
    void neverRepeatsOnAKeptConnection();
    void abortsWithoutAnAnswer();
    void forgetsADeadContext();
    void abortingLateIsHarmless();
    void limitsTheBody_data();
    void limitsTheBody();
    void whatIsGivenUpReportsNoSecondError();
    void refusesWhatCannotBeSent_data();
    void refusesWhatCannotBeSent();
    void avoidsProxiesForLoopback();
    void speaksVersion6();

private:
    using Answer = std::optional<base::Result<http::Response>>;
    /// Sends and waits for the answer.
    Answer ask(const http::Outgoing &outgoing);
    std::unique_ptr<http::Requester> m_client; // a new client for each request, because connections are kept alive
};

void tst_Requester::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_client = std::make_unique<http::Requester>();
}

tst_Requester::Answer tst_Requester::ask(const http::Outgoing &outgoing)
{
    Answer answer;
    m_client->send(outgoing, this, [&answer](const base::Result<http::Response> &result) { answer = result; });
    if (answer)
        qFatal("answered before send() returned");
    const bool came = support::waitFor([&answer] { return answer.has_value(); });
    return came ? answer : std::nullopt;
}

void tst_Requester::everyStatusIsAValue_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 201, 202, 400, 401, 403, 404, 409, 410, 415, 418, 422, 429, 500, 501, 502, 503, 599})
        QTest::addRow("%d", status) << status;
}

void tst_Requester::everyStatusIsAValue()
{
    QFETCH(const int, status);
    ScriptedServer server(Script::answer(
        httpAnswer(status, "{\"errors\":[]}", "application/json", "WWW-Authenticate: Basic realm=a\r\n")));
    const Answer answer = ask({"POST", server.url(u"/a"_s), {}, "{}"});
    QVERIFY(answer && answer->isOk());
    QCOMPARE((*answer)->status, status);
    QCOMPARE((*answer)->body, "{\"errors\":[]}");
    QCOMPARE(http::headerValue((*answer)->headers, "content-type"), "application/json");
    QCOMPARE(server.count(), 1);
}

void tst_Requester::hasNoBodyThoughALengthIsTold_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("not modified") << 304;
    QTest::newRow("no content") << 204;
}

/// RFC 9110, 8.6: the length is that of the body that another answer would have, so nothing of it is missing.
void tst_Requester::hasNoBodyThoughALengthIsTold()
{
    QFETCH(const int, status);
    ScriptedServer server(
        Script::answer("HTTP/1.1 " + QByteArray::number(status) + " Fine\r\nContent-Length: 5\r\n\r\n"));
    const Answer answer = ask({"GET", server.url(u"/a"_s), {}, {}});
    QVERIFY(answer && answer->isOk());
    QCOMPARE((*answer)->status, status);
    QVERIFY((*answer)->body.isEmpty());
}

void tst_Requester::sendsWhatItWasGiven()
{
    ScriptedServer server(Script::answer(httpAnswer(200)));
    QUrl url = server.url(u"/a"_s);
    url.setQuery(u"page%5Bnumber%5D=2"_s);
    QVERIFY(ask(
        {"PATCH", url, {{"Authorization", "Bearer t"}, {"Content-Type", "application/vnd.api+json"}}, "{\"a\":1}"}));
    QCOMPARE(server.requestLine(0), "PATCH /a?page%5Bnumber%5D=2 HTTP/1.1");
    QCOMPARE(server.header(0, "Authorization"), "Bearer t");
    QCOMPARE(server.header(0, "Content-Type"), "application/vnd.api+json");
    QCOMPARE(server.header(0, "Accept-Encoding"), "identity");
    QCOMPARE(server.body(0), "{\"a\":1}");
}

void tst_Requester::followsNoRedirect_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("status");
    for (const int status : {301, 302, 303, 307, 308}) {
        for (const char *method : {"GET", "PATCH", "POST"})
            QTest::addRow("%s %d", method, status) << QByteArray(method) << status;
    }
}

void tst_Requester::followsNoRedirect()
{
    QFETCH(const QByteArray, method);
    QFETCH(const int, status);
    ScriptedServer other(Script::answer(httpAnswer(200)));
    ScriptedServer server(Script::answer(
        httpAnswer(status, "moved", "text/plain", "Location: " + other.url(u"/b"_s).toEncoded() + "\r\n")));
    const Answer answer =
        ask({method, server.url(u"/a"_s), {{"Authorization", "Bearer t"}}, method == "GET" ? "" : "{}"});
    QVERIFY(answer && answer->isOk());
    QCOMPARE((*answer)->status, status);
    QCOMPARE(server.count(), 1);
    QCOMPARE(other.count(), 0);
}

void tst_Requester::keepsNoCookies()
{
    ScriptedServer server(Script::answer(httpAnswer(200, {}, "text/plain", "Set-Cookie: a=b; Path=/\r\n")));
    QVERIFY(ask({"GET", server.url(u"/a"_s)}));
    QVERIFY(ask({"GET", server.url(u"/b"_s)}));
    QCOMPARE(server.count(), 2);
    QVERIFY(!server.received(1).toLower().contains("cookie"));
}

void tst_Requester::failuresHaveKinds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("end");
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("rule");
    const QByteArray half = httpAnswer(200, "0123456789").chopped(5);
    const auto close = static_cast<int>(Script::End::Close);
    const auto reset = static_cast<int>(Script::End::Reset);
    const auto hang = static_cast<int>(Script::End::Hang);
    QTest::newRow("cut") << QByteArray() << close << ErrorKind::Network << u"network.closed"_s;
    QTest::newRow("reset") << QByteArray() << reset << ErrorKind::Network << u"network.closed"_s;
    QTest::newRow("cut in the body") << half << close << ErrorKind::Protocol << u"http.cut"_s;
    QTest::newRow("cut in a chunk") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe")
                                    << close << ErrorKind::Protocol << u"http.cut"_s;
    QTest::newRow("cut in a refusal") << httpAnswer(404, "0123456789").chopped(5) << close << ErrorKind::Protocol
                                      << u"http.cut"_s;
    QTest::newRow("silent") << QByteArray() << hang << ErrorKind::Timeout << u"http.timeout"_s;
    QTest::newRow("silent in the body") << half << hang << ErrorKind::Timeout << u"http.timeout"_s;
    QTest::newRow("no HTTP") << QByteArray("SSH-2.0-OpenSSH_9.2\r\nhello\r\n\r\n") << close << ErrorKind::Network
                             << u"network.closed"_s;
}

void tst_Requester::failuresHaveKinds()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, end);
    ScriptedServer server(Script{bytes, static_cast<Script::End>(end), Script::Start::AfterRequest});
    QUrl url = server.url(u"/secret-free"_s);
    url.setQuery(u"token=s3cret"_s);
    const bool isSilent = static_cast<Script::End>(end) == Script::End::Hang;
    const Answer answer = ask({"POST", url, {}, "{}", isSilent ? 300ms : 5s});
    QVERIFY(answer && !answer->isOk());
    QTEST(answer->error().rule.name(), "rule");
    QTEST(answer->error().kind, "kind");
    QCOMPARE(answer->error().subject, server.url(u"/secret-free"_s).toString());
    QVERIFY(!answer->error().detail.contains("s3cret"_L1));
}

void tst_Requester::waitsForTheHeadWithPatience_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("{}");
    QTest::newRow("POST of nothing") << QByteArray("POST") << QByteArray(); // Qt does not tell when it is sent
    QTest::newRow("GET") << QByteArray("GET") << QByteArray();
}

/// The head of an answer has its own limit. In the other tests the limit of the whole exchange comes first.
void tst_Requester::waitsForTheHeadWithPatience()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    QCOMPARE(http::Outgoing().patience, 10s);
    ScriptedServer server(Script::hang("HTTP/1.1 200 OK\r\nX-A: b"));
    Answer answer;
    m_client->send({.method = method, .url = server.url(), .body = body, .timeout = 60s, .patience = 300ms}, this,
                   [&answer](const auto &result) { answer.emplace(result); });
    QTRY_VERIFY_WITH_TIMEOUT(answer, 30'000);
    QCOMPARE(answer->error().kind, ErrorKind::Timeout);
    QCOMPARE(answer->error().rule, u"http.head-timeout"_s);
    QTRY_VERIFY(server.wasLeft(0));
}

void tst_Requester::timesOutAlsoWhenBytesDrip()
{
    QTcpServer dripper;
    QVERIFY(dripper.listen(QHostAddress::LocalHost));
    connect(&dripper, &QTcpServer::newConnection, this, [&dripper] {
        QTcpSocket *socket = dripper.nextPendingConnection();
        auto *timer = new QTimer(socket);
        connect(timer, &QTimer::timeout, socket, [socket] { socket->write("x"); });
        socket->write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n");
        timer->start(20ms);
    });
    const QUrl url(u"http://127.0.0.1:%1/"_s.arg(dripper.serverPort()));
    const Answer answer = ask({"GET", url, {}, {}, 300ms});
    QVERIFY(answer && !answer->isOk());
    QCOMPARE(answer->error().kind, ErrorKind::Timeout);
}

void tst_Requester::neverRepeatsWhatMayHaveBeenDone_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isReset");
    for (const char *method : {"POST", "PATCH", "PUT", "DELETE"}) {
        for (const char *body : {"", "{}"}) {
            QTest::addRow("%s '%s' closed", method, body) << QByteArray(method) << QByteArray(body) << false;
            QTest::addRow("%s '%s' reset", method, body) << QByteArray(method) << QByteArray(body) << true;
        }
    }
}

void tst_Requester::neverRepeatsWhatMayHaveBeenDone()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isReset);
    ScriptedServer server(isReset ? Script::reset() : Script::cut());
    const Answer answer = ask({method, server.url(u"/a"_s), {}, body});
    QVERIFY(answer && !answer->isOk());
    QCOMPARE(answer->error().kind, ErrorKind::Network);
    QCOMPARE(server.requests(method), 1);
}

void tst_Requester::neverRepeatsOnAKeptConnection_data()
{
    neverRepeatsWhatMayHaveBeenDone_data();
}

void tst_Requester::neverRepeatsOnAKeptConnection()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    ScriptedServer server(Script::cutNext(support::keptAnswer(200, "{}")));
    const Answer first = ask({"GET", server.url(u"/a"_s)});
    QVERIFY(first && first->isOk());
    const Answer second = ask({method, server.url(u"/a"_s), {}, body});
    QVERIFY(second.has_value());
    QCOMPARE(server.requests(method), 1);
}

void tst_Requester::abortsWithoutAnAnswer()
{
    ScriptedServer server(Script::hang("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf"));
    int answers = 0;
    base::Call call =
        m_client->send({"GET", server.url(u"/a"_s)}, this, [&](const base::Result<http::Response> &) { ++answers; });
    QTRY_COMPARE(server.requests("GET"), 1);
    const base::Call copy = call;
    QVERIFY(copy.isRunning());
    call.abort();
    QVERIFY(!copy.isRunning());
    QTRY_VERIFY(server.wasLeft(0));
    QCOMPARE(answers, 0);
}

void tst_Requester::forgetsADeadContext()
{
    ScriptedServer server(Script::hang());
    int answers = 0;
    auto context = std::make_unique<QObject>();
    const base::Call call = m_client->send({"GET", server.url(u"/a"_s)}, context.get(),
                                           [&](const base::Result<http::Response> &) { ++answers; });
    QTRY_COMPARE(server.requests("GET"), 1);
    context.reset();
    QVERIFY(!call.isRunning());
    QTRY_VERIFY(server.wasLeft(0));
    QCOMPARE(answers, 0);
}

void tst_Requester::abortingLateIsHarmless()
{
    ScriptedServer server(Script::answer(httpAnswer(200)));
    base::Call call;
    bool wasRunning = true;
    int answers = 0;
    call = m_client->send({"GET", server.url(u"/a"_s)}, this, [&](const base::Result<http::Response> &) {
        wasRunning = call.isRunning();
        call.abort();
        ++answers;
    });
    QTRY_COMPARE(answers, 1);
    QVERIFY(!wasRunning);
    call.abort();
    base::Call().abort();
}

void tst_Requester::limitsTheBody_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isOk");
    const QByteArray head = "HTTP/1.1 200 OK\r\nConnection: close\r\n";
    QTest::newRow("just right") << httpAnswer(200, QByteArray(1000, 'x')) << true;
    QTest::newRow("announced") << QByteArray(head + "Content-Length: 1001\r\n\r\n") << false;
    QTest::newRow("chunked") << QByteArray(head + "Transfer-Encoding: chunked\r\n\r\n3e9\r\n" + QByteArray(1001, 'x')
                                           + "\r\n0\r\n\r\n")
                             << false;
    QTest::newRow("until closed") << QByteArray(head + "\r\n" + QByteArray(1001, 'x')) << false;
}

void tst_Requester::limitsTheBody()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, isOk);
    ScriptedServer server(Script::answer(bytes));
    const Answer answer = ask({"GET", server.url(u"/a"_s), {}, {}, 5s, 1000});
    QVERIFY(answer.has_value());
    QCOMPARE(answer->isOk(), isOk);
    if (!isOk)
        QCOMPARE(answer->error().rule, u"http.too-large"_s);
}

/// The report of Qt's thread that the connection closed is under way in about one of a hundred of these.
void tst_Requester::whatIsGivenUpReportsNoSecondError()
{
    const QByteArray tooLong = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 1001\r\n\r\n";
    for (int i = 0; i < 100; ++i) {
        ScriptedServer server(Script::answer(tooLong));
        const Answer answer = ask({"GET", server.url(u"/a"_s), {}, {}, 5s, 1000});
        QVERIFY(answer.has_value() && !answer->isOk());
    }
}

void tst_Requester::refusesWhatCannotBeSent_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("rule");
    const QUrl url(u"http://127.0.0.1:9/"_s);
    const QString header = u"http.header"_s;
    QTest::newRow("CR LF in value") << url << QByteArray("GET") << QByteArray("X") << QByteArray("a\r\nY: b") << header;
    QTest::newRow("LF in value") << url << QByteArray("GET") << QByteArray("X") << QByteArray("a\nb") << header;
    QTest::newRow("NUL in value") << url << QByteArray("GET") << QByteArray("X") << QByteArray("a\0b", 3) << header;
    QTest::newRow("LF in name") << url << QByteArray("GET") << QByteArray("X\nY") << QByteArray("a") << header;
    QTest::newRow("no name") << url << QByteArray("GET") << QByteArray() << QByteArray("a") << header;
    QTest::newRow("method") << url << QByteArray("GET /x") << QByteArray("X") << QByteArray("a") << u"http.method"_s;
    for (const char *bad : {"ftp://a/", "file:///etc/passwd", "http://", "http://user:secret@127.0.0.1/", "", "//a/"}) {
        QTest::newRow(bad) << QUrl(QString::fromLatin1(bad)) << QByteArray("GET") << QByteArray("X") << QByteArray("a")
                           << u"http.url"_s;
    }
}

void tst_Requester::refusesWhatCannotBeSent()
{
    QFETCH(const QUrl, url);
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    const Answer answer = ask({method, url, {{name, value}}});
    QVERIFY(answer && !answer->isOk());
    QCOMPARE(answer->error().kind, ErrorKind::Usage);
    QTEST(answer->error().rule.name(), "rule");
    QVERIFY(!answer->error().subject.contains("secret"_L1));
}

void tst_Requester::avoidsProxiesForLoopback()
{
    qputenv("http_proxy", "http://127.0.0.1:9");
    ScriptedServer server(Script::answer(httpAnswer(200)));
    const Answer answer = ask({"GET", server.url(u"/a"_s)});
    qunsetenv("http_proxy");
    QVERIFY(answer && answer->isOk());
}

void tst_Requester::speaksVersion6()
{
    if (!QTcpServer().listen(QHostAddress::LocalHostIPv6))
        QSKIP("this machine has no IPv6");
    ScriptedServer server({Script::answer(httpAnswer(200))}, QHostAddress::LocalHostIPv6);
    const Answer answer = ask({"GET", server.url(u"/a"_s)});
    QVERIFY(answer && answer->isOk());
    QVERIFY(server.header(0, "Host").startsWith("[::1]:"));
}

RUNLATCH_TEST(tst_Requester)
#include "tst_requester.moc"
