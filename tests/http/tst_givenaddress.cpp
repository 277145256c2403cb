// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/addresslookup.h"
#include "http/requester.h"
#include "support/answer.h"
#include "support/fakeclock.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "support/tlsrecorder.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::Script;
using support::ScriptedServer;

namespace {

const QHostAddress Here(QHostAddress::LocalHost);

QUrl named(const QString &scheme, const QString &host, quint16 port)
{
    return QUrl(u"%1://%2:%3/callback?a=b"_s.arg(scheme, host).arg(port));
}

} // namespace

/// A request goes to the address that was checked, under the name that it was checked for.
class tst_GivenAddress : public QObject
{
    Q_OBJECT
private slots:
    void cleanup() { qunsetenv("http_proxy"); }
    void theConnectionGoesToTheAddress();
    void tlsAsksForTheName();
    void theCertificateIsThatOfTheName_data();
    void theCertificateIsThatOfTheName();
    void connectionsOfTwoNamesAreNotMixed();
    void whatIsToldShowsTheName();
    void itGoesPastTheProxy();
    void knowsWhetherThereIsAProxy();
    void theSystemLooksUp();
    void theSystemDoesNotKnow();
    void nobodyWaitsForEver();

private:
    using Answer = std::optional<base::Result<http::Response>>;
    Answer ask(const QUrl &url, const QHostAddress &address = Here);

    http::Requester m_client;
};

tst_GivenAddress::Answer tst_GivenAddress::ask(const QUrl &url, const QHostAddress &address)
{
    http::Outgoing outgoing;
    outgoing.url = url;
    outgoing.address = address;
    return support::valueOf<base::Result<http::Response>>(
        [&](QObject *asker, const auto &done) { m_client.send(outgoing, asker, done); });
}

void tst_GivenAddress::theConnectionGoesToTheAddress()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    const QUrl url = named(u"http"_s, u"no.such.example"_s, server.serverPort());
    const Answer answer = ask(url);
    QVERIFY(answer && answer->isOk());
    QCOMPARE(server.requestLine(0), "GET /callback?a=b HTTP/1.1");
    QCOMPARE(server.header(0, "Host"), url.authority().toUtf8());
    QCOMPARE(server.received(0).toLower().count("host:"), 1); // the letter case of names is Qt's
    QVERIFY(!server.received(0).contains("127.0.0.1"));
}

/// Read from the first bytes of the connection, because no server decodes the name for us.
void tst_GivenAddress::tlsAsksForTheName()
{
    QTcpServer server;
    QVERIFY(server.listen(Here));
    QByteArray hello;
    QPointer<QTcpSocket> socket;
    connect(&server, &QTcpServer::newConnection, &server, [&] {
        socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&] {
            hello += socket->readAll();
            socket->abort();
        });
    });
    const Answer answer = ask(named(u"https"_s, u"other.example"_s, server.serverPort()));
    QVERIFY(answer && !answer->isOk());
    QVERIFY(hello.startsWith('\x16'));
    const QByteArray name = "other.example";
    // extension server_name (RFC 6066, 3): its length, that of the list, host_name, that of the name
    const QByteArray serverName = QByteArray::fromHex("0000") + '\0' + char(name.size() + 5) + '\0'
        + char(name.size() + 3) + '\0' + '\0' + char(name.size()) + name;
    QVERIFY2(hello.contains(serverName), hello.toHex().constData());
    QVERIFY(!hello.contains("127.0.0.1"));
}

void tst_GivenAddress::theCertificateIsThatOfTheName_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("identity");
    QTest::addColumn<QString>("rule");
    QTest::newRow("of the name") << u"other.example"_s << u"other-host"_s << QString();
    QTest::newRow("of the address") << u"other.example"_s << u"trusted"_s << u"tls.wrong-host"_s;
    QTest::newRow("of another name") << u"third.example"_s << u"other-host"_s << u"tls.wrong-host"_s;
    QTest::newRow("by itself") << u"localhost"_s << u"self-signed"_s << u"tls.self-signed"_s;
}

void tst_GivenAddress::theCertificateIsThatOfTheName()
{
    QFETCH(const QString, host);
    QFETCH(const QString, identity);
    QFETCH(const QString, rule);
    const support::TrustedTestCa ca;
    support::TlsRecorder server(identity);
    const QUrl url = named(u"https"_s, host, server.serverPort());
    const Answer answer = ask(url);
    QVERIFY(answer);
    if (!rule.isEmpty()) {
        QCOMPARE(answer->error().rule, rule);
        QCOMPARE(answer->error().subject, url.toString(QUrl::RemoveQuery));
        QCOMPARE(server.received(), QByteArray());
        QVERIFY(m_client.refusedCertificate(url));
        return;
    }
    QVERIFY2(answer->isOk(), qPrintable(answer->isOk() ? QString() : answer->error().rule));
    QVERIFY(server.received().toLower().contains("\r\nhost: " + url.authority().toUtf8() + "\r\n"));
}

void tst_GivenAddress::connectionsOfTwoNamesAreNotMixed()
{
    ScriptedServer server(Script{support::keptAnswer(200, "ok"), Script::End::Hang});
    for (const QString &host : {u"one.example"_s, u"two.example"_s}) {
        const Answer answer = ask(named(u"http"_s, host, server.serverPort()));
        QVERIFY(answer && answer->isOk());
    }
    QCOMPARE(server.count(), 2);
    QVERIFY(server.header(0, "Host").startsWith("one."));
    QVERIFY(server.header(1, "Host").startsWith("two."));
}

void tst_GivenAddress::whatIsToldShowsTheName()
{
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    QList<http::ExchangeRecord> records;
    connect(&m_client, &http::Requester::exchanged, this, [&records](const auto &record) { records.append(record); });
    const QUrl url = named(u"http"_s, u"name.example"_s, server.serverPort());
    QVERIFY(ask(url)->isOk());
    // Nothing listens at that port.
    QVERIFY(!ask(QUrl(u"http://name.example/"_s), QHostAddress(u"127.0.0.1"_s))->isOk());
    m_client.disconnect(this);
    QCOMPARE(records.size(), 2);
    QCOMPARE(records.first().url, url);
    QCOMPARE(records.first().host, url.authority());
    QCOMPARE(http::headerValue(records.first().requestHeaders, "Host"), url.authority().toUtf8());
    QCOMPARE(http::headerValue(records.last().requestHeaders, "Host"), "name.example");
    for (const http::ExchangeRecord &record : std::as_const(records)) {
        QCOMPARE(std::count_if(record.requestHeaders.begin(), record.requestHeaders.end(),
                               [](const http::Header &header) { return header.name.toLower() == "host"; }),
                 1);
    }
}

void tst_GivenAddress::itGoesPastTheProxy()
{
    ScriptedServer proxy(Script::answer(support::httpAnswer(502)));
    ScriptedServer server(Script::answer(support::httpAnswer(200)));
    qputenv("http_proxy", proxy.url().toEncoded());
    const QUrl url = named(u"http"_s, u"name.example"_s, server.serverPort());
    QCOMPARE(ask(url, QHostAddress())->value().status, 502); // without an address the proxy looks the name up
    // An address of this machine that is not in the loopback range: loopback never uses a proxy.
    QCOMPARE(ask(url, QHostAddress(u"0.0.0.0"_s))->value().status, 200);
    QCOMPARE(proxy.count(), 1);
    QCOMPARE(server.count(), 1);
}

void tst_GivenAddress::knowsWhetherThereIsAProxy()
{
    const QUrl url(u"http://name.example/"_s);
    QVERIFY(!http::goesThroughProxy(url));
    qputenv("http_proxy", "http://127.0.0.1:9");
    QVERIFY(http::goesThroughProxy(url));
    QVERIFY(!http::goesThroughProxy(QUrl(u"http://localhost:1/"_s)));
}

void tst_GivenAddress::theSystemLooksUp()
{
    support::FakeClock clock;
    std::optional<base::Result<QList<QHostAddress>>> found;
    http::systemLookup(clock)(u"localhost"_s, this, [&found](const auto &result) { found.emplace(result); });
    QVERIFY(!found);
    QTRY_VERIFY(found);
    QVERIFY(found->value().first().isLoopback());
    clock.advance(http::MaxLookupTime); // no second answer comes after the limit
}

/// The system does not know such a name, and it never leaves the machine: a label has at most 63 letters.
void tst_GivenAddress::theSystemDoesNotKnow()
{
    support::FakeClock clock;
    std::optional<base::Result<QList<QHostAddress>>> found;
    const QString name = QString(64, u'a') + u".invalid"_s;
    http::systemLookup(clock)(name, this, [&found](const auto &result) { found.emplace(result); });
    QTRY_VERIFY(found);
    QCOMPARE(found->error().rule, u"network.unknown-host"_s);
    QCOMPARE(found->error().subject, name);
}

void tst_GivenAddress::nobodyWaitsForEver()
{
    support::FakeClock clock;
    int answers = 0;
    base::Error error;
    http::systemLookup(clock)(u"localhost"_s, this, [&](const auto &result) {
        ++answers;
        error = result ? base::Error() : result.error();
    });
    clock.advance(http::MaxLookupTime); // the limit passes before the system's answer could be reported
    QCOMPARE(answers, 1);
    QCOMPARE(error.kind, base::ErrorKind::Timeout);
    QCOMPARE(error.rule, u"network.slow-lookup"_s);
    theSystemLooksUp(); // this look-up ends after the one that was given up
    QCOMPARE(answers, 1);
}

RUNLATCH_TEST(tst_GivenAddress)
#include "tst_givenaddress.moc"
