// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/resender.h"

#include "base/rules.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::replay {

static const QByteArray Key = "secret123";

/// A captured request leaves again byte for byte, and only what must follow an edit or another destination changes.
class tst_Resending : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheCapturedBytes_data();
    void keepsTheCapturedBytes();
    void keepsTheLinesOfACutHead_data();
    void keepsTheLinesOfACutHead();
    void aNotificationIsSignedAsOne();
    void hostAndTargetFollowTheDestination();
    void keepsAHostThatWasEdited();
    void lengthFollowsTheBody_data();
    void lengthFollowsTheBody();
    void signsAgain_data();
    void signsAgain();
    void refusesWhatCannotBeSent_data();
    void refusesWhatCannotBeSent();
    void sendsTheExactBytes();
    void followsNoRedirect();
    void trustsNoUnknownCertificate();
    void tellsOfTheExchangeWithoutSecrets();
    void canBeCancelled();

private:
    static Resending captured(const QByteArray &head, const QByteArray &body)
    {
        Resending resending;
        resending.head = head;
        resending.body = body;
        resending.destination = QUrl(u"http://127.0.0.1:8722/runtask"_s);
        resending.isAtOwnAddress = true;
        return resending;
    }
    /// A request as no library would write it.
    static Resending odd()
    {
        return captured("POST /run%2ftask?a=[1] HTTP/1.1\r\nhOST:tunnel.example\r\nX-Two:  b \r\nx-two:\t\r\n"
                        "X-TFC-Task-Signature: 00\r\ncontent-LENGTH:  2\r\nX-Late: \xe4\r\n\r\n",
                        "{}");
    }

    base::SystemClock m_clock;
};

void tst_Resending::keepsTheCapturedBytes_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("odd") << odd().head << odd().body;
    QTest::newRow("without a body") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\n\r\n") << QByteArray();
    QTest::newRow("old version") << QByteArray("POST / HTTP/1.0\r\nContent-Length: 1\r\n\r\n") << QByteArray("a");
    QTest::newRow("bytes that are no ASCII in the target")
        << QByteArray("POST /run-\xc3\xa4?\xff HTTP/1.1\r\nHost: a\r\n\r\n") << QByteArray();
    QTest::newRow("binary") << QByteArray("PUT /a HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n")
                            << QByteArray("\r\n\0\xff", 4);
}

void tst_Resending::keepsTheCapturedBytes()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, body);
    const auto bytes = resentBytes(captured(head, body));
    QVERIFY(bytes.isOk());
    QCOMPARE(*bytes, head + body);
}

void tst_Resending::keepsTheLinesOfACutHead_data()
{
    QTest::addColumn<QByteArray>("rest");
    QTest::newRow("in a line") << QByteArray("X-Cu");
    QTest::newRow("behind a line") << QByteArray();
    QTest::newRow("in the empty line") << QByteArray("\r");
}

/// Of a refused head the beginning is kept. A line without its end may be a part of another one.
void tst_Resending::keepsTheLinesOfACutHead()
{
    QFETCH(QByteArray, rest);
    const QByteArray lines = "POST / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n";
    QVERIFY(readRequestHead(lines + rest)->isCut);
    QCOMPARE(resentBytes(captured(lines + rest, {})).value(), lines + "\r\n");
    QVERIFY(!readRequestHead(lines + "\r\n")->isCut);
}

void tst_Resending::aNotificationIsSignedAsOne()
{
    const QByteArray body = R"({"notification_configuration_id":"nc-1","notifications":[]})";
    Resending resending = captured("POST / HTTP/1.1\r\nHost: a\r\n\r\n", body);
    resending.signingKey = Key;
    const QByteArray line = "X-TFE-Notification-Signature: " + protocol::sign(Key, body) + "\r\n";
    QVERIFY(resentBytes(resending).value().contains(line));
    resending.head = "POST / HTTP/1.1\r\nHost: a\r\nX-TFE-Notification-Signature: 0\r\n\r\n";
    QVERIFY(resentBytes(resending).value().contains(line));
    QCOMPARE(resentBytes(resending).value().count("Signature"), 1);
}

void tst_Resending::hostAndTargetFollowTheDestination()
{
    Resending resending = odd();
    resending.isAtOwnAddress = false;
    resending.destination = QUrl(u"http://localhost:3000/hook?b=2"_s);
    QByteArray expected = resending.head;
    expected.replace("/run%2ftask?a=[1]", "/hook?b=2").replace("hOST:tunnel.example", "hOST: localhost:3000");
    QCOMPARE(resentBytes(resending).value(), expected + resending.body);
    resending.head = "POST / HTTP/1.1\r\n\r\n";
    resending.body.clear();
    resending.destination = QUrl(u"https://[::1]/"_s);
    QCOMPARE(resentBytes(resending).value(), "POST / HTTP/1.1\r\nHost: [::1]\r\n\r\n");
}

void tst_Resending::keepsAHostThatWasEdited()
{
    Resending resending = odd();
    resending.isAtOwnAddress = false;
    resending.headerText = "Host: mine.example\nX-New: 1";
    QCOMPARE(resentBytes(resending).value(),
             "POST /runtask HTTP/1.1\r\nHost: mine.example\r\nX-New: 1\r\nContent-Length: 2\r\n\r\n{}");
}

void tst_Resending::lengthFollowsTheBody_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("edited") << QByteArray("content-length: 9\r\nA: b\r\n")
                            << QByteArray("content-length: 2\r\nA: b\r\n");
    QTest::newRow("chunked") << QByteArray("A: b\r\nTransfer-Encoding: chunked\r\nC: d\r\n")
                             << QByteArray("A: b\r\nContent-Length: 2\r\nC: d\r\n");
    QTest::newRow("both") << QByteArray("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n")
                          << QByteArray("Content-Length: 2\r\n");
    QTest::newRow("twice") << QByteArray("Content-Length: 2\r\nContent-Length: 2\r\n")
                           << QByteArray("Content-Length: 2\r\n");
    QTest::newRow("none") << QByteArray("A: b\r\n") << QByteArray("A: b\r\nContent-Length: 2\r\n");
}

void tst_Resending::lengthFollowsTheBody()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, expected);
    const auto bytes = resentBytes(captured("POST / HTTP/1.1\r\nHost: a\r\n" + lines + "\r\n", "{}"));
    QCOMPARE(bytes.value(), "POST / HTTP/1.1\r\nHost: a\r\n" + expected + "\r\n{}");
}

void tst_Resending::signsAgain_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("replaced") << QByteArray("x-TFC-Task-Signature: old\r\n") << QByteArray("x-TFC-Task-Signature");
    QTest::newRow("of another service") << QByteArray("X-TFE-Task-Signature:\r\n")
                                        << QByteArray("X-TFE-Task-Signature");
    QTest::newRow("twice") << QByteArray("X-TFC-Task-Signature: 1\r\nX-TFC-Task-Signature: 2\r\n")
                           << QByteArray("X-TFC-Task-Signature");
    QTest::newRow("unsigned") << QByteArray() << QByteArray("X-TFC-Task-Signature");
}

/// The digest is that of `printf '{"a":1}' | openssl dgst -sha512 -hmac secret123`.
void tst_Resending::signsAgain()
{
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, name);
    Resending resending =
        captured("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\n" + lines + "\r\n", R"({"a":1})");
    resending.signingKey = Key;
    const QByteArray bytes = resentBytes(resending).value();
    const QByteArray digest = "38029136e2af959ceb2bf6297d1d9d5cf43d3c63feff969c5e72a6832f91003941957e9f05e0f8b1656b4319"
                              "8c02eb18eb93f97483e5c1ee51c21ba0b6751a77";
    QCOMPARE(bytes.count("ask-Signature"), 1);
    QVERIFY2(bytes.contains("\r\n" + name + ": " + digest + "\r\n"), bytes.constData());
}

void tst_Resending::refusesWhatCannotBeSent_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("edited");
    QTest::addColumn<QString>("destination");
    QTest::addColumn<QString>("rule");
    const QByteArray good = "POST / HTTP/1.1\r\nHost: a\r\n\r\n";
    const QString there = u"http://a.example/"_s;
    QTest::newRow("no request") << QByteArray("\x16\x03\x01 hello\r\n\r\n") << QByteArray() << there
                                << u"http.method"_s;
    QTest::newRow("two spaces") << QByteArray("POST /a b HTTP/1.1\r\n\r\n") << QByteArray() << there
                                << u"http.method"_s;
    QTest::newRow("nothing") << QByteArray() << QByteArray() << there << u"http.method"_s;
    QTest::newRow("captured carriage return")
        << QByteArray("POST / HTTP/1.1\r\nA: b\rC: d\r\n\r\n") << QByteArray() << there << u"http.header"_s;
    QTest::newRow("captured folding") << QByteArray("POST / HTTP/1.1\r\nA: b\r\n C: d\r\n\r\n") << QByteArray() << there
                                      << u"http.header"_s;
    QTest::newRow("carriage return") << good << QByteArray("A: b\rC: d") << there << u"http.header"_s;
    QTest::newRow("no colon") << good << QByteArray("Host: a\nnothing") << there << u"http.header"_s;
    QTest::newRow("space in the name") << good << QByteArray("A B: c") << there << u"http.header"_s;
    QTest::newRow("control") << good << QByteArray("A: b\x01") << there << u"http.header"_s;
    QTest::newRow("other scheme") << good << QByteArray() << u"file:///etc/passwd"_s << u"http.url"_s;
    QTest::newRow("user name") << good << QByteArray() << u"http://me:pass@a.example/"_s << u"http.url"_s;
    QTest::newRow("no host") << good << QByteArray() << u"http:///a"_s << u"http.url"_s;
}

void tst_Resending::refusesWhatCannotBeSent()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, edited);
    QFETCH(QString, destination);
    QFETCH(QString, rule);
    Resending resending = captured(head, {});
    if (!edited.isEmpty())
        resending.headerText = edited;
    resending.destination = QUrl(destination);
    const auto bytes = resentBytes(resending);
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().kind, base::ErrorKind::Usage);
    QCOMPARE(bytes.error().rule.name(), rule);
}

void tst_Resending::sendsTheExactBytes()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(202, "taken", "text/plain")));
    Resender resender(m_clock);
    Resending resending = odd();
    resending.destination = server.url(u"/elsewhere"_s);
    const auto answer = support::answerOf<http::Response>(
        [&](QObject *context, const auto &done) { resender.send(resending, context, done); });
    QVERIFY(answer.isOk());
    QCOMPARE(answer->status, 202);
    QCOMPARE(answer->body, "taken");
    QCOMPARE(server.received(0), resending.head + resending.body);
}

void tst_Resending::followsNoRedirect()
{
    support::ScriptedServer other(support::Script::answer(support::httpAnswer(200)));
    const QByteArray where = "Location: " + other.url(u"/there"_s).toEncoded() + "\r\n";
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(307, {}, "text/plain", where)));
    Resender resender(m_clock);
    Resending resending = odd();
    resending.destination = server.url();
    const auto answer = support::answerOf<http::Response>(
        [&](QObject *context, const auto &done) { resender.send(resending, context, done); });
    QCOMPARE(answer.value().status, 307);
    QCOMPARE(other.count(), 0);
}

void tst_Resending::trustsNoUnknownCertificate()
{
    support::ScriptedServer server(support::Script::hang()); // no TLS: the handshake cannot succeed
    Resender resender(m_clock);
    Resending resending = odd();
    resending.destination = server.url();
    resending.destination.setScheme(u"https"_s);
    base::Call call = resender.send(resending, this, [](const auto &) { QFAIL("there is no answer"); });
    QTRY_VERIFY(server.count() == 1 && !server.received(0).isEmpty());
    QVERIFY(!server.received(0).contains("run%2ftask")); // nothing of the request leaves in clear
    call.abort();
    QTRY_VERIFY(server.wasLeft(0));
}

void tst_Resending::tellsOfTheExchangeWithoutSecrets()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    Resender resender(m_clock);
    QSignalSpy told(&resender, &Resender::exchanged);
    const QByteArray body = R"({"access_token":"token-of-this-request"})";
    Resending resending = captured("POST / HTTP/1.1\r\nHost: a\r\n\r\n", body);
    resending.destination = server.url();
    const auto answer = support::answerOf<http::Response>(
        [&](QObject *context, const auto &done) { resender.send(resending, context, done); });
    QVERIFY(answer.isOk());
    QVERIFY(server.received(0).contains("token-of-this-request"));
    QCOMPARE(told.count(), 1);
    const auto record = told.first().first().value<http::ExchangeRecord>();
    QCOMPARE(record.purpose, u"run-task.resend"_s);
    QVERIFY(!record.requestBody.contains("token-of-this-request"));
}

void tst_Resending::canBeCancelled()
{
    support::ScriptedServer server(support::Script::hang());
    Resender resender(m_clock);
    Resending resending = odd();
    resending.destination = server.url();
    base::Call call = resender.send(resending, this, [](const auto &) { QFAIL("it was cancelled"); });
    QTRY_COMPARE(server.received(0), resending.head + resending.body);
    call.abort();
    QTRY_VERIFY(server.wasLeft(0));
    call = resender.send(resending, this, [](const auto &) { QFAIL("it was cancelled"); });
    call.abort(); // while the bytes are made
    QVERIFY(!call.isRunning());
}

RUNLATCH_TEST(tst_Resending)

} // namespace runlatch::replay

#include "tst_resending.moc"
