// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "http/rawsender.h"
#include "http/requester.h"
#include "support/answer.h"
#include "support/suite.h"
#include "support/testidentity.h"
#include "support/tlsrecorder.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace std::chrono_literals;

namespace {

QByteArray pinOf(const QString &identity)
{
    return identity.isEmpty() ? QByteArray() : support::fingerprintOf(support::testIdentity(identity));
}

} // namespace

/// A connection is trusted for the system's reasons or one pin, and a pin holds for its own requests alone.
class tst_Tls : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void tellsWhomItTrusts_data();
    void tellsWhomItTrusts();
    void keepsTheRefusedCertificate();
    void tellsEachOfSeveralAtOnce();
    void keepsConnectionsOfTheSystemsTrust();
    void aPinIsForItsRequestsOnly();
    void aPinMeansOneCertificateOfAnIssuer();
    void aSecondConnectionIsAskedAgain();
    void noTlsIsNoTrust();
    void offersNoOtherProtocol();

private:
    using Answer = std::optional<base::Result<http::Response>>;
    Answer ask(const QUrl &url, const QByteArray &pin = {});
    Answer askRaw(const QUrl &url, const QByteArray &pin);
    QString ruleOf(const Answer &answer)
    {
        return !answer ? u"none"_s : *answer ? QString() : answer->error().rule.name();
    }

    std::unique_ptr<http::Requester> m_client;
    base::SystemClock m_clock;
};

void tst_Tls::init()
{
    m_client = std::make_unique<http::Requester>();
}

tst_Tls::Answer tst_Tls::ask(const QUrl &url, const QByteArray &pin)
{
    http::Outgoing outgoing;
    outgoing.url = url;
    outgoing.headers = {{"Authorization", "Bearer secret-token"}};
    outgoing.pinnedCertificate = pin;
    return support::valueOf<base::Result<http::Response>>(
        [&](QObject *asker, const auto &done) { m_client->send(outgoing, asker, done); });
}

tst_Tls::Answer tst_Tls::askRaw(const QUrl &url, const QByteArray &pin)
{
    http::RawSender sender(m_clock);
    const QByteArray bytes = http::writeRequest("GET", url, {{"Authorization", "Bearer secret-token"}}, {});
    return support::valueOf<base::Result<http::Response>>([&](QObject *asker, const auto &done) {
        sender.send(url, bytes, 10s, asker, done, {.pinnedCertificate = pin});
    });
}

void tst_Tls::tellsWhomItTrusts_data()
{
    QTest::addColumn<QString>("identity");
    QTest::addColumn<bool>("knowsTheCa");
    QTest::addColumn<QString>("pin");
    QTest::addColumn<QString>("rule"); // empty: trusted
    const auto row = [](const char *name, const QString &identity, bool ca, const QString &pin, const QString &rule) {
        QTest::newRow(name) << identity << ca << pin << rule;
    };
    row("trusted", u"trusted"_s, true, {}, {});
    row("unknown issuer", u"trusted"_s, false, {}, u"tls.unknown-issuer"_s);
    row("wrong host", u"other-host"_s, true, {}, u"tls.wrong-host"_s);
    row("wrong host, unknown issuer", u"other-host"_s, false, {}, u"tls.unknown-issuer"_s);
    row("expired", u"expired"_s, true, {}, u"tls.expired"_s);
    row("expired, unknown issuer", u"expired"_s, false, {}, u"tls.expired"_s);
    row("expired, self-signed", u"old"_s, true, {}, u"tls.expired"_s);
    row("not yet", u"not-yet"_s, true, {}, u"tls.not-yet-valid"_s);
    row("self-signed", u"self-signed"_s, true, {}, u"tls.self-signed"_s);
    row("pinned self-signed", u"self-signed"_s, false, u"self-signed"_s, {});
    row("pinned of unknown issuer", u"trusted"_s, false, u"trusted"_s, {});
    row("pinned of known issuer", u"trusted"_s, true, u"trusted"_s, {});
    row("pinned of another host", u"other-host"_s, true, u"other-host"_s, {});
    row("pinned, expired", u"old"_s, false, u"old"_s, u"tls.expired"_s);
    row("pinned, not yet", u"not-yet"_s, true, u"not-yet"_s, u"tls.not-yet-valid"_s);
    row("another self-signed", u"changed"_s, false, u"self-signed"_s, u"tls.changed"_s);
    row("another that is trusted", u"sibling"_s, true, u"trusted"_s, u"tls.changed"_s);
    row("another that is expired", u"expired"_s, true, u"trusted"_s, u"tls.changed"_s);
}

void tst_Tls::tellsWhomItTrusts()
{
    QFETCH(const QString, identity);
    QFETCH(const bool, knowsTheCa);
    QFETCH(const QString, pin);
    QFETCH(const QString, rule);
    const auto ca = knowsTheCa ? std::make_unique<support::TrustedTestCa>() : nullptr;
    for (const bool raw : {false, true}) {
        support::TlsRecorder server(identity);
        const Answer answer = raw ? askRaw(server.url(), pinOf(pin)) : ask(server.url(), pinOf(pin));
        QCOMPARE(ruleOf(answer), rule);
        if (rule.isEmpty()) {
            QVERIFY(server.received().contains("secret-token"));
            continue;
        }
        QCOMPARE(answer->error().kind, base::ErrorKind::Tls);
        QCOMPARE(answer->error().subject, server.url().toString());
        QTRY_COMPARE(server.open(), 0); // what was on its way has arrived
        QCOMPARE(server.received(), QByteArray());
    }
}

void tst_Tls::keepsTheRefusedCertificate()
{
    support::TlsRecorder server(u"self-signed"_s);
    QVERIFY(!m_client->refusedCertificate(server.url()));
    QCOMPARE(ruleOf(ask(server.url())), u"tls.self-signed"_s);
    const auto refused = m_client->refusedCertificate(QUrl(server.url().toString() + u"/elsewhere?b"_s));
    QVERIFY(refused);
    QCOMPARE(refused->sha256, server.fingerprint());
    QCOMPARE(refused->subject, u"self-signed.test"_s);
    QCOMPARE(ruleOf(ask(server.url(), refused->sha256)), QString());
    server.show(u"changed"_s);
    QCOMPARE(ruleOf(ask(server.url(), refused->sha256)), u"tls.changed"_s);
    QCOMPARE(m_client->refusedCertificate(server.url())->sha256, server.fingerprint());
}

void tst_Tls::tellsEachOfSeveralAtOnce()
{
    support::TlsRecorder server(u"self-signed"_s);
    QStringList rules;
    for (const char *method : {"GET", "POST", "GET", "PATCH", "GET", "POST", "GET", "GET"}) {
        http::Outgoing outgoing;
        outgoing.method = method;
        outgoing.url = server.url();
        outgoing.headers = {{"Authorization", "Bearer secret-token"}};
        m_client->send(outgoing, this,
                       [&rules](const base::Result<http::Response> &result) { rules += result.error().rule; });
    }
    QTRY_COMPARE(rules, QStringList(8, u"tls.self-signed"_s));
    QTRY_COMPARE(server.open(), 0);
    QCOMPARE(server.received(), QByteArray());
    QCOMPARE(m_client->refusedCertificate(server.url())->sha256, server.fingerprint());
}

void tst_Tls::keepsConnectionsOfTheSystemsTrust()
{
    const support::TrustedTestCa ca;
    support::TlsRecorder server(u"trusted"_s);
    QCOMPARE(ruleOf(ask(server.url())), QString());
    QCOMPARE(ruleOf(ask(server.url())), QString());
    QCOMPARE(server.connections(), 1);
    server.takeReceived();
    QCOMPARE(ruleOf(ask(server.url(), pinOf(u"sibling"_s))), u"tls.changed"_s); // not on the connection that is there
    QTRY_COMPARE(server.open(), 1);
    QCOMPARE(server.received(), QByteArray());
}

void tst_Tls::aPinIsForItsRequestsOnly()
{
    support::TlsRecorder server(u"self-signed"_s);
    QCOMPARE(ruleOf(ask(server.url(), server.fingerprint())), QString());
    server.takeReceived();
    QCOMPARE(ruleOf(ask(server.url())), u"tls.self-signed"_s);
    QCOMPARE(ruleOf(ask(server.url(), pinOf(u"changed"_s))), u"tls.changed"_s);
    QCOMPARE(server.received(), QByteArray());
    QCOMPARE(ruleOf(ask(server.url(), server.fingerprint())), QString());
    QTRY_COMPARE(server.open(), 0); // none is kept
}

/// Both have the same error: their issuer is self-signed.
void tst_Tls::aPinMeansOneCertificateOfAnIssuer()
{
    support::TlsRecorder server(u"trusted"_s);
    server.showIssuerToo();
    const QByteArray pin = server.fingerprint();
    QCOMPARE(ruleOf(ask(server.url(), pin)), QString());
    server.takeReceived();
    server.show(u"sibling"_s);
    server.showIssuerToo();
    QCOMPARE(ruleOf(ask(server.url(), pin)), u"tls.changed"_s);
    QTRY_COMPARE(server.open(), 0);
    QCOMPARE(server.received(), QByteArray());
}

/// Qt repeats a GET if its connection was cut, and does not report errors again that were accepted.
void tst_Tls::aSecondConnectionIsAskedAgain()
{
    support::TlsRecorder server(u"trusted"_s);
    server.showIssuerToo();
    server.cutTheNext(u"sibling"_s);
    const QString rule = ruleOf(ask(server.url(), server.fingerprint()));
    QCOMPARE(server.connections(), 2);
    QCOMPARE(rule, u"tls.changed"_s);
    QTRY_COMPARE(server.open(), 0);
    QCOMPARE(server.received(), QByteArray());
}

void tst_Tls::noTlsIsNoTrust()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, &server, [&server] {
        server.nextPendingConnection()->write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
    });
    const QUrl url(u"https://127.0.0.1:%1/"_s.arg(server.serverPort()));
    QCOMPARE(ruleOf(ask(url)), u"tls.handshake"_s);
    QCOMPARE(ruleOf(askRaw(url, pinOf(u"trusted"_s))), u"tls.handshake"_s);
    QVERIFY(!m_client->refusedCertificate(url));
}

/// The limits and the refusal to repeat are made for HTTP/1.1.
void tst_Tls::offersNoOtherProtocol()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QByteArray hello;
    connect(&server, &QTcpServer::newConnection, &server, [&server, &hello] {
        QTcpSocket *socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket, &hello] {
            hello += socket->readAll();
            // A record says the length of what follows its five bytes.
            if (hello.size() >= 5 && hello.size() >= 5 + uchar(hello[3]) * 256 + uchar(hello[4]))
                socket->disconnectFromHost();
        });
    });
    QVERIFY(ask(QUrl(u"https://127.0.0.1:%1/"_s.arg(server.serverPort()))));
    QVERIFY(hello.startsWith('\x16'));
    QVERIFY(!hello.contains("\2h2"));
}

RUNLATCH_TEST(tst_Tls)
#include "tst_tls.moc"
