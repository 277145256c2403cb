// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/systemclock.h"
#include "http/server.h"
#include "service/discovery.h"
#include "support/answer.h"
#include "support/packed.h"
#include "support/suite.h"
#include "support/testidentity.h"

using namespace Qt::StringLiterals;

namespace runlatch::service {

/// The address of the API is found from what people type, and no stranger's word is believed.
class tst_Discovery : public QObject
{
    Q_OBJECT
private slots:
    void believesTheDocument_data();
    void believesTheDocument();
    void fallsBack_data();
    void fallsBack();
    void followsNoRedirect_data();
    void followsNoRedirect();
    void unpacksNothing();
    void believesAWholeAddressOfTheSameOrigin();
    void doesNotBelieveAnotherHost_data();
    void doesNotBelieveAnotherHost();
    void doesNotBelieveAnotherPort_data();
    void doesNotBelieveAnotherPort();
    void doesNotBelieveTheLossOfEncryption();
    void asksWithoutAToken();
    void aPathIsTakenAsTyped();
    void saysWhatIsNoAddress();
    void nothingThereIsAnError();

private:
    static base::Result<QUrl> discoveredWhereHere(const QByteArray &told, QUrl &here);
    static base::Result<QUrl> discovered(const QString &typed, const QByteArray &pinned = {});
};

base::Result<QUrl> tst_Discovery::discovered(const QString &typed, const QByteArray &pinned)
{
    support::EagerClock clock;
    http::Requester http;
    PacedSender sender(http, clock);
    return support::answerOf<QUrl>(
        [&](QObject *asker, const auto &done) { discover(sender, typed, pinned, asker, done); });
}

/// The answer of a service that knows its own address: HERE in `told`.
base::Result<QUrl> tst_Discovery::discoveredWhereHere(const QByteArray &told, QUrl &here)
{
    base::SystemClock clock; // the server's limits of time are real
    QByteArray document;
    http::Server server(clock, http::Limits(), [&document](const http::Request &, const http::Responder &responder) {
        responder.respond({200, {{"Content-Type", "application/json"}}, document});
    });
    if (!server.listen(u"127.0.0.1"_s, 0))
        qFatal("no free port");
    here = QUrl(u"http://127.0.0.1:%1"_s.arg(server.port()));
    document = R"({"tfe.v2":")" + QByteArray(told).replace("HERE", here.authority().toUtf8()) + R"("})";
    return discovered(here.toString());
}

void tst_Discovery::believesTheDocument_data()
{
    QTest::addColumn<QByteArray>("told");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as usual") << QByteArray("/api/v2/") << u"HERE/api/v2"_s;
    QTest::newRow("another path") << QByteArray("/terraform/v2") << u"HERE/terraform/v2"_s;
    QTest::newRow("from the document") << QByteArray("tfe/v2/") << u"HERE/.well-known/tfe/v2"_s;
}

void tst_Discovery::believesTheDocument()
{
    QFETCH(const QByteArray, told);
    QFETCH(const QString, expected);
    support::ScriptedServer server(
        answer(200, R"({"modules.v1":"/m/","tfe.v2":")" + told + R"("})", "application/json"));
    const auto base = discovered(server.url().toString());
    QVERIFY(base);
    QCOMPARE(base->toString(), QString(expected).replace(u"HERE"_s, server.url().toString()));
    QCOMPARE(server.requestLine(0), "GET /.well-known/terraform.json HTTP/1.1");
}

void tst_Discovery::fallsBack_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("404") << 404 << NotFoundJson;
    QTest::newRow("web page") << 200 << QByteArray("<html>sign in</html>");
    QTest::newRow("broken") << 200 << QByteArray(R"({"tfe.v2":"/api)");
    QTest::newRow("empty") << 200 << QByteArray();
    QTest::newRow("other services only") << 200 << QByteArray(R"({"modules.v1":"/m/"})");
    QTest::newRow("wrong type") << 200 << QByteArray(R"({"tfe.v2":{"a":1}})");
    QTest::newRow("no web address") << 200 << QByteArray(R"({"tfe.v2":"file:///etc/"})");
    QTest::newRow("user information") << 200 << QByteArray(R"({"tfe.v2":"http://u:p@127.0.0.1/"})");
    QTest::newRow("user information that looks like this host")
        << 200 << QByteArray(R"({"tfe.v2":"http://127.0.0.1@other.example/"})");
    QTest::newRow("a query for the token") << 200 << QByteArray(R"({"tfe.v2":"/api?next=https://other.example/"})");
    QTest::newRow("deeply nested") << 200 << QByteArray(R"({"tfe.v2":)") + QByteArray(30000, '[');
    QTest::newRow("no address: a blank") << 200 << QByteArray(R"({"tfe.v2":"/other path/"})");
    QTest::newRow("no address: backslashes") << 200 << QByteArray(R"({"tfe.v2":"\\\\other.example\\api"})");
    QTest::newRow("no address: a line break") << 200 << QByteArray(R"({"tfe.v2":"/other\r\nX-Y: z/"})");
    QTest::newRow("an encoded line break") << 200 << QByteArray(R"({"tfe.v2":"/other%0d%0aX-Y:%20z/"})");
    QTest::newRow("encoded dots") << 200 << QByteArray(R"({"tfe.v2":"/other/%2e%2e%2fapi/"})");
    QTest::newRow("a sign that turns text") << 200 << QByteArray(R"({"tfe.v2":"/\u202eother/"})");
    QTest::newRow("a long path") << 200 << R"({"tfe.v2":"/)" + QByteArray(MaxDiscoveredPath, 'a') + R"(/"})";
    QTest::newRow("a script") << 200 << QByteArray(R"({"tfe.v2":"javascript:alert"})");
    QTest::newRow("data") << 200 << QByteArray(R"({"tfe.v2":"data:text/html,other"})");
    QTest::newRow("a list") << 200 << QByteArray(R"({"tfe.v2":["/other/"]})");
    QTest::newRow("compressed") << 200 << support::packed(R"({"tfe.v2":"/other/"})", support::Frame::Gzip);
    QTest::newRow("redirect") << 302 << QByteArray();
    QTest::newRow("too large") << 200 << R"({"tfe.v2":"/other/"})" + QByteArray(70000, ' ');
}

void tst_Discovery::fallsBack()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    support::ScriptedServer server(answer(status, body, "text/html"));
    const auto base = discovered(server.url().toString());
    QVERIFY(base);
    QCOMPARE(*base, server.url(u"/api/v2"_s));
}

void tst_Discovery::followsNoRedirect_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {301, 302, 303, 307, 308})
        QTest::addRow("%d", status) << status;
}

/// The other place would answer with the document.
void tst_Discovery::followsNoRedirect()
{
    QFETCH(const int, status);
    support::ScriptedServer other(answer(200, R"({"tfe.v2":"/other/"})"));
    const QByteArray location = "Location: " + other.url(u"/.well-known/terraform.json"_s).toEncoded();
    support::ScriptedServer server(support::Script::answer("HTTP/1.1 " + QByteArray::number(status) + " Moved\r\n"
                                                           + location + "\r\nContent-Length: 0\r\n\r\n"));
    const auto base = discovered(server.url().toString());
    QVERIFY(base);
    QCOMPARE(*base, server.url(u"/api/v2"_s));
    QCOMPARE(other.count(), 0);
}

/// A megabyte of blanks has a thousand bytes when it is packed.
void tst_Discovery::unpacksNothing()
{
    const QByteArray document = R"({"tfe.v2":"/other/"})" + QByteArray(1'000'000, ' ');
    const QByteArray packed = support::packed(document, support::Frame::Gzip);
    support::ScriptedServer server(
        support::Script::answer("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: "
                                + QByteArray::number(packed.size()) + "\r\n\r\n" + packed));
    const auto base = discovered(server.url().toString());
    QVERIFY(base);
    QCOMPARE(*base, server.url(u"/api/v2"_s));
}

void tst_Discovery::doesNotBelieveAnotherHost_data()
{
    QTest::addColumn<QByteArray>("told");
    QTest::addColumn<QString>("subject");
    const auto row = [](const char *name, const QByteArray &told, const QString &subject) {
        QTest::newRow(name) << told << subject;
    };
    row("another", "https://other.example/api/v2/", u"https://other.example/api/v2"_s);
    row("without a scheme", "//other.example/api/v2/", u"http://other.example/api/v2"_s);
    row("one that begins so", "http://127.0.0.1.other.example/", u"http://127.0.0.1.other.example"_s);
    row("this computer's name", "http://localhost/api/v2/", u"http://localhost/api/v2"_s);
    row("a cloud's metadata", "http://169.254.169.254/latest/", u"http://169.254.169.254/latest"_s);
}

void tst_Discovery::doesNotBelieveAnotherHost()
{
    QFETCH(const QByteArray, told);
    support::ScriptedServer server(answer(200, R"({"tfe.v2":")" + told + R"("})"));
    const auto base = discovered(server.url().toString());
    QCOMPARE(base.error().kind, base::ErrorKind::Protocol);
    QCOMPARE(base.error().rule, u"discovery.other-host"_s);
    QTEST(base.error().subject, "subject");
}

void tst_Discovery::believesAWholeAddressOfTheSameOrigin()
{
    QUrl here;
    const auto base = discoveredWhereHere("http://HERE/base/api/v2/", here);
    QVERIFY(base);
    QCOMPARE(base->toString(), here.toString() + u"/base/api/v2"_s);
}

void tst_Discovery::doesNotBelieveAnotherPort_data()
{
    QTest::addColumn<QByteArray>("told");
    QTest::addColumn<QString>("subject");
    QTest::newRow("another") << QByteArray("http://127.0.0.1:81/api/v2/") << u"http://127.0.0.1:81/api/v2"_s;
    QTest::newRow("the scheme's own") << QByteArray("http://127.0.0.1/api/v2/") << u"http://127.0.0.1/api/v2"_s;
    QTest::newRow("of another scheme") << QByteArray("https://127.0.0.1/api/v2/") << u"https://127.0.0.1/api/v2"_s;
}

/// A document that names another port is not believed. Its author may not own the other ports, and the token would go
/// there.
void tst_Discovery::doesNotBelieveAnotherPort()
{
    QFETCH(const QByteArray, told);
    QFETCH(const QString, subject);
    QUrl here;
    const auto base = discoveredWhereHere(told, here);
    QVERIFY(!base);
    QCOMPARE(base.error().kind, base::ErrorKind::Protocol);
    QCOMPARE(base.error().rule, u"discovery.other-port"_s);
    QCOMPARE(base.error().subject, subject);
    const auto sameButScheme = discoveredWhereHere("https://HERE/api/v2/", here);
    QCOMPARE(sameButScheme.error().rule, u"discovery.other-port"_s);
}

void tst_Discovery::doesNotBelieveTheLossOfEncryption()
{
    base::SystemClock clock; // the server's limits of time are real
    http::Server server(clock, http::Limits(), [](const http::Request &, const http::Responder &responder) {
        responder.respond({200, {{"Content-Type", "application/json"}}, R"({"tfe.v2":"http://127.0.0.1/api/v2/"})"});
    });
    const http::ServerIdentity identity = support::testIdentity(u"self-signed"_s);
    server.setIdentity(identity);
    QVERIFY(server.listen(u"127.0.0.1"_s, 0));
    const QString typed = u"https://127.0.0.1:%1"_s.arg(server.port());
    QCOMPARE(discovered(typed).error().kind, base::ErrorKind::Tls);
    QCOMPARE(discovered(typed, support::fingerprintOf(identity)).error().rule, u"discovery.not-encrypted"_s);
}

void tst_Discovery::asksWithoutAToken()
{
    support::ScriptedServer server(answer(404, NotFoundJson));
    QVERIFY(discovered(server.url().toString()));
    QVERIFY(server.header(0, "Authorization").isNull());
    QVERIFY(server.header(0, "Cookie").isNull());
}

void tst_Discovery::aPathIsTakenAsTyped()
{
    const auto base = discovered(u"https://127.0.0.1:1/tf/"_s); // nothing listens at this place
    QVERIFY(base);
    QCOMPARE(base->toString(), u"https://127.0.0.1:1/tf/api/v2"_s);
}

void tst_Discovery::saysWhatIsNoAddress()
{
    for (const QString &typed : {u""_s, u"ftp://tf.example"_s, u"https://u:p@tf.example"_s, u"https://tf.example?a"_s})
        QCOMPARE(discovered(typed).error().rule, u"connection.address"_s);
}

void tst_Discovery::nothingThereIsAnError()
{
    const auto base = discovered(u"http://127.0.0.1:1"_s);
    QCOMPARE(base.error().rule, u"network.refused"_s);
}

RUNLATCH_TEST(tst_Discovery)

} // namespace runlatch::service

#include "tst_discovery.moc"
