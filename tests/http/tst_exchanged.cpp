// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchangerecord.h"

#include "http/rawsender.h"
#include "http/requester.h"
#include "http/server.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QTcpSocket>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

using http::ExchangeRecord;
using support::Script;
using support::ScriptedServer;

/// Requester, RawSender and Server report every exchange once, as it was, and without its secrets.
class tst_Exchanged : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void clientTellsAnAnswer();
    void clientTellsBeforeItAnswers();
    void clientTellsBeforeItSends();
    void clientTellsFailures_data();
    void clientTellsFailures();
    void clientTellsWhatNeverWentOut();
    void clientTellsAnAbort();
    void clientMayDieWithACall();
    void senderTells();
    void senderTellsTheTargetOfItsBytes_data();
    void senderTellsTheTargetOfItsBytes();
    void senderCuts();
    void senderTellsWhichAttemptItWas();
    void whoHearsOfAnAbortMayAbort();
    void errorsNameNoSecretQuery_data();
    void errorsNameNoSecretQuery();
    void serverTells();
    void serverTellsNoSecretQuery();
    void serverTellsRefusals();
    void serverTellsMisbehavior();
    void bothSidesNameTheSameEnds();
    void aKeptConnectionNamesItsEndsOnce();

private:
    template <typename T> void watch(T &source)
    {
        connect(&source, &T::exchanged, this, [this](const ExchangeRecord &record) { m_records.append(record); });
    }
    void ask(http::Requester &client, const http::Outgoing &outgoing);
    std::unique_ptr<http::Server> serve(http::Misbehavior::End end = http::Misbehavior::End::Whole);
    void visit(const http::Server &server, const QByteArray &bytes);

    support::FakeClock m_clock;
    QList<ExchangeRecord> m_records;
    int m_answers = 0;
    QTcpSocket m_socket;
};

void tst_Exchanged::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_records.clear();
    m_answers = 0;
    m_socket.abort();
}

void tst_Exchanged::ask(http::Requester &client, const http::Outgoing &outgoing)
{
    client.send(outgoing, this, [this](const base::Result<http::Response> &) { ++m_answers; });
}

std::unique_ptr<http::Server> tst_Exchanged::serve(http::Misbehavior::End end)
{
    auto server = std::make_unique<http::Server>(
        m_clock, http::Limits{}, [this, end](const http::Request &, const http::Responder &responder) {
            m_clock.advance(7ms);
            responder.misbehave({201, {{"Set-Cookie", "a=secret"}}, "answer", {}}, {end, 0ms});
        });
    watch(*server);
    if (!server->listen(u"127.0.0.1"_s, 0).isOk())
        qFatal("no free port");
    return server;
}

void tst_Exchanged::visit(const http::Server &server, const QByteArray &bytes)
{
    m_socket.connectToHost(server.host(), server.port());
    m_socket.write(bytes);
}

void tst_Exchanged::clientTellsAnAnswer()
{
    const ScriptedServer server(Script::answer(support::httpAnswer(429, "slow token-1234")));
    http::Requester client;
    watch(client);
    http::Outgoing outgoing{.method = "POST", .url = server.url(u"/a"_s), .body = "body"};
    outgoing.headers = {{"Authorization", "Bearer token-1234"}};
    outgoing.purpose = u"change-requests.list"_s;
    outgoing.attempt = 2;
    ask(client, outgoing);
    QTRY_COMPARE(m_records.size(), 1);
    const ExchangeRecord &record = m_records.first();
    QCOMPARE(record.direction, ExchangeRecord::Direction::Sent);
    QCOMPARE(record.method, "POST");
    QCOMPARE(record.host, u"127.0.0.1:%1"_s.arg(server.serverPort()));
    QCOMPARE(record.path, u"/a"_s);
    QCOMPARE(record.status, 429);
    QVERIFY(!record.failed);
    QCOMPARE(record.purpose, u"change-requests.list"_s);
    QCOMPARE(record.attempt, 2);
    QCOMPARE(record.requestBody, "body");
    QCOMPARE(record.responseBody, "slow **********");
    QCOMPARE(http::headerValue(record.requestHeaders, "Authorization"), "Bearer [redacted]");
    QCOMPARE(http::headerValue(record.requestHeaders, "User-Agent"), "Runlatch");
    QCOMPARE(http::headerValue(record.responseHeaders, "Content-Type"), "application/vnd.api+json");
    QVERIFY(qAbs(record.startedAt.msecsTo(QDateTime::currentDateTimeUtc())) < 60'000);
}

void tst_Exchanged::clientTellsBeforeItAnswers()
{
    const ScriptedServer server(Script::answer(support::httpAnswer(200)));
    http::Requester client;
    watch(client);
    qsizetype told = -1;
    client.send({.url = server.url()}, this, [&](const base::Result<http::Response> &) { told = m_records.size(); });
    QTRY_COMPARE(told, 1);
}

/// The signal comes within the call, so that the caller knows from then on that the request may have left.
void tst_Exchanged::clientTellsBeforeItSends()
{
    ScriptedServer server(Script::answer(support::httpAnswer(429)));
    http::Requester client;
    QStringList told;
    connect(&client, &http::Requester::sending, this, [&](const http::Outgoing &outgoing) {
        QCOMPARE(server.count(), 0);
        told.append(u"sending "_s + outgoing.purpose);
    });
    connect(&client, &http::Requester::exchanged, this, [&](const ExchangeRecord &record) {
        QCOMPARE(record.url.path(), u"/a/b"_s); // by which the two belong together
        told.append(u"exchanged "_s + record.purpose);
    });
    http::Outgoing outgoing{.method = "POST", .url = server.url(u"/a/b"_s)};
    outgoing.purpose = u"test"_s;
    client.send(outgoing, this, [&told](const base::Result<http::Response> &) { told.append(u"answered"_s); });
    QCOMPARE(told, QStringList{u"sending test"_s});
    QTRY_COMPARE(told.size(), 3);
    QCOMPARE(told, (QStringList{u"sending test"_s, u"exchanged test"_s, u"answered"_s}));
}

void tst_Exchanged::clientTellsFailures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QByteArray() << u"network.closed"_s << 0;
    QTest::newRow("cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc") << u"http.cut"_s << 200;
}

void tst_Exchanged::clientTellsFailures()
{
    QFETCH(const QByteArray, bytes);
    const ScriptedServer server(Script::cut(bytes));
    http::Requester client;
    watch(client);
    ask(client, {.method = "POST", .url = server.url(u"/a?code=secret"_s)});
    QTRY_COMPARE(m_records.size(), 1);
    QVERIFY(m_records.first().failed);
    QTEST(m_records.first().error.rule.name(), "rule");
    QTEST(m_records.first().status, "status");
    QVERIFY(!m_records.first().error.detail.contains("secret"_L1));
    QCOMPARE(m_records.first().responseBody, bytes.isEmpty() ? "" : "abc");
}

void tst_Exchanged::clientTellsWhatNeverWentOut()
{
    http::Requester client;
    watch(client);
    ask(client, {.url = QUrl(u"ftp://a/b"_s), .headers = {{"Cookie", "secret"}}});
    QTRY_COMPARE(m_answers, 1);
    QCOMPARE(m_records.size(), 1);
    QCOMPARE(m_records.first().error.rule, u"http.url"_s);
    QCOMPARE(m_records.first().requestHeaders.first().value, "[redacted]");
}

void tst_Exchanged::clientTellsAnAbort()
{
    const ScriptedServer server(Script::hang());
    http::Requester client;
    watch(client);
    base::Call call = client.send({.url = server.url(u"/a"_s)}, this, [](const base::Result<http::Response> &) {});
    QTRY_COMPARE(server.count(), 1);
    QCOMPARE(m_records.size(), 0);
    call.abort();
    QTRY_COMPARE(m_records.size(), 1);
    QVERIFY(m_records.first().failed);
    QCOMPARE(m_records.first().error.kind, base::ErrorKind::Cancelled);
}

void tst_Exchanged::clientMayDieWithACall()
{
    const ScriptedServer server(Script::hang());
    http::RawSender sender(m_clock);
    auto client = std::make_unique<http::Requester>();
    watch(*client);
    ask(*client, {.url = server.url()});
    QTRY_COMPARE(server.count(), 1);
    client.reset();
    QCOMPARE(m_answers, 0);
}

void tst_Exchanged::senderTells()
{
    const ScriptedServer server(Script::answer(support::httpAnswer(401, "no")));
    http::RawSender sender(m_clock);
    watch(sender);
    const QByteArray bytes =
        http::writeRequest("POST", server.url(u"/hook"_s), {{"A", "b"}}, R"({"access_token":"12345678"})");
    sender.send(server.url(u"/hook"_s), bytes, 10s, this,
                [this](const base::Result<http::Response> &) { ++m_answers; });
    QTRY_COMPARE(m_answers, 1);
    QCOMPARE(m_records.size(), 1);
    const ExchangeRecord &record = m_records.first();
    QCOMPARE(record.purpose, u"run-task.deliver"_s);
    QCOMPARE(record.method, "POST");
    QCOMPARE(record.path, u"/hook"_s);
    QCOMPARE(record.status, 401);
    QCOMPARE(record.requestBody, R"({"access_token":"********"})");
    QCOMPARE(http::headerValue(record.requestHeaders, "A"), "b");
    QCOMPARE(record.startedAt, m_clock.utc());
}

void tst_Exchanged::senderTellsTheTargetOfItsBytes_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QString>("path");
    QTest::newRow("path") << QByteArray("/run%2ftask?a=[1]") << u"/run%2Ftask?a=[1]"_s;
    QTest::newRow("secret") << QByteArray("/c?access_token=12345678") << u"/c?access_token=[redacted]"_s;
    QTest::newRow("no host") << QByteArray("//other.example/x") << u"//other.example/x"_s;
    QTest::newRow("no path") << QByteArray("*") << u"/typed"_s;
    QTest::newRow("nothing") << QByteArray() << u"/typed"_s;
}

/// A captured request goes to the host that was typed, and asks for what it asked for.
void tst_Exchanged::senderTellsTheTargetOfItsBytes()
{
    QFETCH(const QByteArray, target);
    const ScriptedServer server(Script::answer(support::httpAnswer(200)));
    http::RawSender sender(m_clock);
    watch(sender);
    sender.send(server.url(u"/typed"_s), "POST " + target + " HTTP/1.1\r\nHost: tunnel.example\r\n\r\n", 10s, this,
                [this](const base::Result<http::Response> &) { ++m_answers; });
    QTRY_COMPARE(m_answers, 1);
    QTEST(m_records.first().path, "path");
    QCOMPARE(m_records.first().host, u"127.0.0.1:%1"_s.arg(server.serverPort()));
    QCOMPARE(m_records.first().url.authority(), m_records.first().host);
}

void tst_Exchanged::senderCuts()
{
    const ScriptedServer server(Script::answer(support::httpAnswer(200)));
    http::RawSender sender(m_clock);
    watch(sender);
    const QByteArray bytes = http::writeRequest("POST", server.url(), {}, "0123456789");
    QString rule;
    sender.sendCut(server.url(), bytes, bytes.size() - 5, this,
                   [&rule](const base::Result<http::Response> &answer) { rule = answer.error().rule; });
    QTRY_COMPARE(rule, u"network.closed"_s);
    QTRY_VERIFY(server.wasLeft(0));
    QCOMPARE(server.received(0), bytes.chopped(5));
    QCOMPARE(m_records.size(), 1);
    QVERIFY(m_records.first().failed);
    QCOMPARE(m_records.first().requestBody, "01234");
}

void tst_Exchanged::senderTellsWhichAttemptItWas()
{
    const ScriptedServer server(Script::answer(support::httpAnswer(200)));
    http::RawSender sender(m_clock);
    watch(sender);
    sender.send(server.url(), http::writeRequest("GET", server.url(), {}, {}), 10s, this,
                [](const base::Result<http::Response> &) {}, {.attempt = 3});
    QTRY_COMPARE(m_records.size(), 1);
    QCOMPARE(m_records.first().attempt, 3);
}

void tst_Exchanged::whoHearsOfAnAbortMayAbort()
{
    const ScriptedServer server(Script::hang());
    http::Requester client;
    base::Call calls[2];
    connect(&client, &http::Requester::exchanged, this, [this, &calls](const ExchangeRecord &record) {
        m_records.append(record);
        for (base::Call &call : calls)
            call.abort();
    });
    for (base::Call &call : calls)
        call = client.send({.url = server.url()}, this, [](const base::Result<http::Response> &) {});
    QTRY_COMPARE(server.count(), 2);
    calls[0].abort();
    QTRY_COMPARE(m_records.size(), 2);
    QVERIFY(!calls[1].isRunning());
}

void tst_Exchanged::errorsNameNoSecretQuery_data()
{
    QTest::addColumn<bool>("isSecret");
    QTest::newRow("secret") << true;
    QTest::newRow("open") << false;
}

void tst_Exchanged::errorsNameNoSecretQuery()
{
    QFETCH(bool, isSecret);
    const ScriptedServer server(Script::cut());
    http::Requester client;
    http::Outgoing outgoing{.method = "PATCH", .url = QUrl(server.url().toString() + u"/callback?url_code=abc"_s)};
    outgoing.secretQuery = isSecret;
    std::optional<base::Error> error;
    client.send(outgoing, this, [&error](const base::Result<http::Response> &answer) { error = answer.error(); });
    QTRY_VERIFY(error);
    QCOMPARE(error->detail.isEmpty(), isSecret);
    QVERIFY(!error->subject.contains(u"abc"_s));
}

void tst_Exchanged::serverTellsNoSecretQuery()
{
    const auto server = serve();
    server->setSecretQuery([](const QByteArray &path) { return path == "/callback"; });
    visit(*server,
          "GET /callback?a=b HTTP/1.1\r\nHost: b\r\n\r\nGET http://b/callback?a=b HTTP/1.1\r\nHost: b\r\n\r\n"
          "GET /other?a=b HTTP/1.1\r\nHost: b\r\n\r\n");
    QTRY_COMPARE(m_records.size(), 3);
    QVERIFY(!m_records[0].path.contains(u"a=b"_s));
    QVERIFY2(!m_records[1].path.contains(u"a=b"_s), qPrintable(m_records[1].path));
    QVERIFY(m_records[1].path.startsWith(u"http://b/callback"_s));
    QCOMPARE(m_records[2].path, u"/other?a=b"_s);
}

void tst_Exchanged::serverTells()
{
    const auto server = serve();
    visit(*server,
          "POST /a?token=abc HTTP/1.1\r\nHost: b\r\nAuthorization: Bearer xyz1\r\nContent-Length: 4\r\n\r\nxyz1");
    QTRY_COMPARE(m_records.size(), 1);
    const ExchangeRecord &record = m_records.first();
    QCOMPARE(record.direction, ExchangeRecord::Direction::Received);
    QCOMPARE(record.host, u"127.0.0.1:%1"_s.arg(server->port()));
    QCOMPARE(record.path, u"/a?token=[redacted]"_s);
    QCOMPARE(record.took, 7ms);
    QCOMPARE(record.status, 201);
    QVERIFY(!record.failed);
    QCOMPARE(record.requestBody, "****");
    QCOMPARE(record.responseBody, "answer");
    QCOMPARE(record.responseHeaders, (http::Headers{{"Set-Cookie", "[redacted]"}}));
}

void tst_Exchanged::serverTellsRefusals()
{
    const auto server = serve();
    visit(*server,
          "POST /a HTTP/1.1\r\nHost: b\r\nAuthorization: Bearer xyz1\r\nContent-Length: 4\r\n"
          "Content-Length: 5\r\n\r\n");
    QTRY_COMPARE(m_records.size(), 1);
    QCOMPARE(m_records.first().status, 400);
    QVERIFY(m_records.first().failed);
    QCOMPARE(m_records.first().error.rule, u"http.repeated-length"_s);
    QCOMPARE(m_records.first().method, "POST");
    QCOMPARE(m_records.first().path, u"/a"_s);
    QCOMPARE(http::headerValue(m_records.first().requestHeaders, "Authorization"), "Bearer [redacted]");
}

void tst_Exchanged::serverTellsMisbehavior()
{
    const auto server = serve(http::Misbehavior::End::Reset);
    visit(*server, "GET /a HTTP/1.1\r\nHost: b\r\n\r\n");
    QTRY_COMPARE(m_records.size(), 1);
    QCOMPARE(m_records.first().status, 0);
    QVERIFY(m_records.first().failed);
    QCOMPARE(m_records.first().error.rule, u"answer.reset"_s);
}

void tst_Exchanged::bothSidesNameTheSameEnds()
{
    const auto server = serve();
    http::RawSender sender(m_clock);
    watch(sender);
    const QUrl url(u"http://127.0.0.1:%1/a"_s.arg(server->port()));
    const QByteArray bytes = http::writeRequest("POST", url, {}, "0123456789");
    sender.send(url, bytes, 10s, this, [](const base::Result<http::Response> &) {});
    QTRY_COMPARE(m_records.size(), 2);
    sender.sendCut(url, bytes, bytes.size() - 5, this, [](const base::Result<http::Response> &) {});
    QTRY_COMPARE(m_records.size(), 4);
    QVERIFY(m_records[0].ends.endsWith(u" 127.0.0.1:%1"_s.arg(server->port())));
    QCOMPARE(m_records[1].ends, m_records[0].ends);
    QVERIFY(!m_records[2].ends.isEmpty() && m_records[2].ends != m_records[0].ends);
    QCOMPARE(m_records[3].ends, m_records[2].ends);
}

void tst_Exchanged::aKeptConnectionNamesItsEndsOnce()
{
    const auto server = serve();
    visit(*server, "GET /a HTTP/1.1\r\nHost: b\r\n\r\nGET /b HTTP/1.1\r\nHost: b\r\n\r\n");
    QTRY_COMPARE(m_records.size(), 2);
    QVERIFY(!m_records[0].ends.isEmpty());
    QVERIFY(m_records[1].ends.isEmpty());
}

RUNLATCH_TEST(tst_Exchanged)
#include "tst_exchanged.moc"
