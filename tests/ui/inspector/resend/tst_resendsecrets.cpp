// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/shownbody.h"
#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/resend/resendparts.h"

#include <QCheckBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A request that is sent again takes its secrets along only where the person saw that, and agreed to it.
class tst_ResendSecrets : public support::StillThemedTest, protected ResendParts
{
    Q_OBJECT

private slots:
    void init() { begin(*m_theme); }
    void cleanup() { end(); }
    void saysThatHeadersLeaveWithTheirSecrets();
    void saysThatTheQueryLeavesWithItsSecrets();
    void theKeyAsksBeforeOtherSecretsLeave_data();
    void theKeyAsksBeforeOtherSecretsLeave();
    void theKeyNeedsNoConsentForThisComputer();
    void aNameIsNoProofOfThisComputer_data();
    void aNameIsNoProofOfThisComputer();
    void theKeyTellsThatSecretsAreNoLongerKept();
    void showsNoSecretOfAnAnswer_data();
    void showsNoSecretOfAnAnswer();
    void showsNoSecretThatTheEndCuts();
    void theBarShowsNoSecret();

private:
    inline static const QByteArray Plain = R"({"run_id":"run-1"})";

    static QByteArray headWith(const QByteArray &line)
    {
        return "POST /runtask HTTP/1.1\r\nHost: 127.0.0.1\r\n" + line
            + "\r\nContent-Length: " + QByteArray::number(Plain.size()) + "\r\n\r\n";
    }
    /// Sends to the address in sight, with the box for later requests set, and closes the dialog.
    void agreeAndSend()
    {
        auto &again = control<QCheckBox>(u"Next time, send without asking"_s);
        if (!again.isChecked())
            again.click();
        control<QPushButton>(u"Send"_s).click();
        QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
        dialog()->close();
        QTRY_VERIFY(!dialog());
    }
    void choose(int row)
    {
        CaptureView &table = m_fixture->table();
        table.setCurrentIndex(table.model()->index(row, 0));
    }
};

void tst_ResendSecrets::saysThatHeadersLeaveWithTheirSecrets()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    openStored({captureOf(headWith("Authorization: Bearer abcdefgh12345"), Plain)});
    openDialog();
    QVERIFY(!text(u"Headers"_s).toPlainText().contains(u"abcdefgh12345"_s));
    address().setText(server.url().toString());
    QVERIFY(remarks().contains(u"The headers are sent with their secrets, which are shown as * here."_s));
    QVERIFY(!remarks().contains(u"whoever receives"_s));
    address().setText(u"https://hooks.example/"_s);
    QVERIFY(remarks().contains(u"The headers have secrets: whoever receives them can use them."_s));
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QCOMPARE(server.header(0, "Authorization"), "Bearer abcdefgh12345");
    address().setText(u"https://hooks.example/"_s);
    text(u"Headers"_s).appendPlainText(u"X-New: 1"_s);
    QVERIFY(!remarks().contains(u"whoever receives"_s));
    QVERIFY(!remarks().contains(u"are sent with their secrets"_s));
    QVERIFY(remarks().contains(u"with * in the place of secrets"_s));
}

/// The query belongs to the own address: another one takes its place.
void tst_ResendSecrets::saysThatTheQueryLeavesWithItsSecrets()
{
    openStored({captureOf("POST /runtask?token=abcdefgh12345 HTTP/1.1\r\nHost: a\r\n\r\n", {})});
    listen();
    openDialog();
    QVERIFY(!address().text().contains(u"abcdefgh12345"_s));
    QVERIFY(remarks().contains(u"The query of the request is sent with its secrets, which are shown as * here."_s));
    address().setText(u"https://hooks.example/"_s);
    QVERIFY(!remarks().contains(u"secrets"_s));
}

void tst_ResendSecrets::theKeyAsksBeforeOtherSecretsLeave_data()
{
    QTest::addColumn<QByteArray>("agreedHead");
    QTest::addColumn<QByteArray>("agreedBody");
    QTest::addColumn<bool>("isEdited");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("warning");
    const QByteArray bare = headWith("A: b");
    const QByteArray signedIn = headWith("Authorization: Bearer abcdefgh12345");
    const QString token = u"whoever receives it can answer the run task"_s;
    QTest::newRow("a token after none") << bare << Plain << false << headOf(Body) << Body << token;
    QTest::newRow("a token that was edited") << headOf(Body) << Body << true << headOf(Body) << Body << token;
    QTest::newRow("a token after credentials") << signedIn << Plain << false << headOf(Body) << Body << token;
    QTest::newRow("credentials after a token")
        << headOf(Body) << Body << false << signedIn << Plain << u"whoever receives them can use them"_s;
}

/// Secrets that expired before they were stored are not sealed.
void tst_ResendSecrets::aNameIsNoProofOfThisComputer_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<bool>("isElsewhere");
    for (const char *own : {"http://127.0.0.1:1/", "http://127.8.9.1/", "http://[::1]/", "http://LOCALHOST/"})
        QTest::newRow(own) << QUrl(QString::fromLatin1(own)) << false;
    for (const char *other : {"http://127.0.0.1.example.com/", "http://localhost.example.com/", "http://local.host/",
                              "http://localhost.localdomain/", "http://loopback/", "http://[::ffff:10.0.0.1]/",
                              "http://0.0.0.0.example.com/"})
        QTest::newRow(other) << QUrl(QString::fromLatin1(other)) << true;
}

/// A name may lead here when it is looked up first, and elsewhere when the request leaves: only addresses that are
/// written, and the one name that no resolver is asked for, are this computer.
void tst_ResendSecrets::aNameIsNoProofOfThisComputer()
{
    QFETCH(const QUrl, url);
    QTEST(ResendTarget::isElsewhere(url), "isElsewhere");
}

void tst_ResendSecrets::theKeyTellsThatSecretsAreNoLongerKept()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    store::NewCapture old = captureOf(headOf(Body), Body);
    old.row.receivedAt = old.row.receivedAt.addDays(-2);
    openStored({captureOf(headOf(Body), Body), old});
    choose(1);
    openDialog();
    address().setText(server.url().toString());
    agreeAndSend();
    choose(0);
    openDialog();
    QVERIFY(remarks().contains(u"no longer kept: * is sent in its place"_s));
    QCOMPARE(server.count(), 1);
}

/// The address of any interface reaches this computer, but does not say so.
void tst_ResendSecrets::theKeyAsksBeforeOtherSecretsLeave()
{
    QFETCH(QByteArray, agreedHead);
    QFETCH(QByteArray, agreedBody);
    QFETCH(bool, isEdited);
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, body);
    QFETCH(QString, warning);
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    openStored({captureOf(agreedHead, agreedBody), captureOf(head, body)});
    choose(1);
    openDialog();
    address().setText(u"http://0.0.0.0:%1/hook"_s.arg(server.serverPort()));
    if (isEdited)
        text(u"Body"_s).setPlainText(u"{}"_s);
    agreeAndSend();
    QCOMPARE(server.count(), 1);
    choose(0);
    openDialog();
    QCOMPARE(server.count(), 1);
    QVERIFY2(remarks().contains(warning), qPrintable(remarks()));
    agreeAndSend();
    QCOMPARE(server.count(), 2);
    press();
    QTRY_VERIFY(bar(u"Request 2 was sent"_s));
    QCOMPARE(server.count(), 3);
    QCOMPARE(server.body(2), body);
    QVERIFY(!dialog());
}

void tst_ResendSecrets::theKeyNeedsNoConsentForThisComputer()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    openStored({captureOf(headWith("A: b"), Plain), captureOf(headOf(Body), Body)});
    choose(1);
    openDialog();
    address().setText(server.url().toString());
    agreeAndSend();
    choose(0);
    press();
    QTRY_VERIFY(bar(u"Request 2 was sent"_s));
    QCOMPARE(server.body(1), Body);
    QVERIFY(!dialog());
}

void tst_ResendSecrets::showsNoSecretOfAnAnswer_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("credentials of the request") << 200 << QByteArray() << QByteArray("you are abcdefgh12345");
    QTest::newRow("in a header") << 200 << QByteArray("X-You: abcdefgh12345\r\n") << QByteArray("{}");
    QTest::newRow("of the answer") << 200 << QByteArray("Set-Cookie: abcdefgh12345\r\n") << QByteArray("{}");
    QTest::newRow("in the answer's body")
        << 200 << QByteArray() << QByteArray(R"({"access_token":"other-abcdefgh12345"})");
    QTest::newRow("where it redirects") << 302 << QByteArray("Location: /a/abcdefgh12345\r\n") << QByteArray("{}");
    QTest::newRow("a secret item") << 302 << QByteArray("Location: /?token=other-abcdefgh12345\r\n")
                                   << QByteArray("{}");
}

void tst_ResendSecrets::showsNoSecretOfAnAnswer()
{
    QFETCH(int, status);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, body);
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(status, body, "text/plain", line)));
    openStored({captureOf(headWith("Authorization: Bearer abcdefgh12345"), Plain)});
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(QString::number(status)));
    const QString shown = text(u"Answer"_s).toPlainText();
    QVERIFY(shown.contains(u"Content-Type: text/plain"_s));
    QVERIFY2(!shown.contains(u"abcdefgh12345"_s), qPrintable(shown));
    QVERIFY2(!answer().words().contains(u"abcdefgh12345"_s), qPrintable(answer().words()));
}

void tst_ResendSecrets::showsNoSecretThatTheEndCuts()
{
    const QByteArray before(http::MaxShownBodyBytes - 10, 'a');
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200, before + Token + "end")));
    openStored({captureOf(headOf(Body), Body)});
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    const QString shown = text(u"Answer"_s).toPlainText();
    QVERIFY(shown.contains(u"a**********\n\n"_s));
    QVERIFY(!shown.contains(u"token-of"_s));
}

void tst_ResendSecrets::theBarShowsNoSecret()
{
    const QByteArray line = "Location: /" + Token + "?token=abcdefgh12345\r\n";
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(302, {}, "text/plain", line)));
    openStored({captureOf(headOf(Body), Body)});
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"302 "_s));
    dialog()->close();
    QTRY_VERIFY(!dialog());
    press();
    QTRY_VERIFY(bar(u"which was not followed"_s));
    QVERIFY(!bar(QString::fromLatin1(Token)));
    QVERIFY(!bar(u"abcdefgh12345"_s));
}

RUNLATCH_WINDOW_TEST(tst_ResendSecrets)

} // namespace runlatch::ui

#include "tst_resendsecrets.moc"
