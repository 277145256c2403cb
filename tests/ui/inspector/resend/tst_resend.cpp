// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/resend/resendparts.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A captured request is sent again from the list: byte for byte, to a place that is in sight, over sockets.
class tst_Resend : public support::StillThemedTest, protected ResendParts
{
    Q_OBJECT

private slots:
    void init() { begin(*m_theme); }
    void cleanup() { end(); }
    void returnsToItsEndpointAsANewDelivery();
    void sendsTheExactBytesElsewhere();
    void theKeySendsAtOnceAfterConsent();
    void theKeyAsksAgainWithoutConsent();
    void warnsOfOtherComputers();
    void marksWhatCannotBeSent();
    void saysWhatWasNotKept_data();
    void saysWhatWasNotKept();
    void saysThatTheFirstLineCannotBeSent();
    void needsAnAddressWithoutAListener();
    void cancelsWhatIsUnderWay();
    void anotherPressSendsNothing();
    void theBarStaysUntilThereIsAnAnswer();
    void showsNoSecretInTheAnswer();
    void saysThatARedirectWasNotFollowed();
    void lettersBelongToTheTable();
    void isNamedForScreenReaders();
};

void tst_Resend::returnsToItsEndpointAsANewDelivery()
{
    open();
    openDialog();
    QCOMPARE(address().text(), m_listener.toString());
    const auto &send = control<QPushButton>(u"Send to "_s);
    QCOMPARE(send.text(), u"Send to %1"_s.arg(m_listener.authority()));
    QVERIFY(send.hasFocus());
    QVERIFY(remarks().contains(u"The access token is sent with the exact body."_s));
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(answer().words().startsWith(u"200 OK in "_s));
    QTRY_COMPARE(m_fixture->table().model()->rowCount(), 2);
    QTRY_VERIFY(m_fixture->row(2));
    const store::CaptureRow again = *m_fixture->row(2);
    QCOMPARE(again.taskResultId, u"taskrs-1"_s);
    QCOMPARE(again.verdict, protocol::Verdict::Valid);
    QCOMPARE(again.delivery, 2);
    QTRY_COMPARE(m_fixture->row(2)->parent, 1);
    QVERIFY(m_fixture->row(2)->edited.isEmpty());
}

void tst_Resend::sendsTheExactBytesElsewhere()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(204)));
    open();
    openDialog();
    sendTo(server.url(u"/hook"_s).toString() + u"?a=1"_s);
    QTRY_VERIFY(answer().words().startsWith(u"204 "_s));
    QByteArray expected = headOf(Body) + Body;
    expected.replace("POST /runtask", "POST /hook?a=1")
        .replace("host: 127.0.0.1", "host: " + server.url().authority().toLatin1());
    QCOMPARE(server.received(0), expected);
    QCOMPARE(m_fixture->table().model()->rowCount(), 1);
}

void tst_Resend::theKeySendsAtOnceAfterConsent()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    QVERIFY(menuItem(u"&Send again..."_s));
    openDialog();
    QVERIFY(control<QCheckBox>(u"Next time, send without asking"_s).isChecked());
    sendTo(server.url(u"/hook"_s).toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QVERIFY(menuItem(u"&Send again to %1"_s.arg(server.url().authority())));
    dialog()->close();
    QTRY_VERIFY(!dialog());
    press();
    QTRY_COMPARE(server.count(), 2);
    QTRY_VERIFY(bar(u"200 OK"_s));
    QVERIFY(bar(u"Request 1 was sent to %1."_s.arg(server.url().authority())));
    QCOMPARE(server.received(1), server.received(0));
    QVERIFY(!dialog());
    support::button<QPushButton>(*m_fixture->page, u"Show the answer"_s)->click();
    QVERIFY(dialog());
    QVERIFY(answer().words().startsWith(u"200 "_s));
    QCOMPARE(server.count(), 2);
}

void tst_Resend::theKeyAsksAgainWithoutConsent()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    openDialog();
    control<QCheckBox>(u"Next time, send without asking"_s).click();
    sendTo(server.url(u"/hook"_s).toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    dialog()->close();
    QTRY_VERIFY(!dialog());
    openDialog();
    QCOMPARE(server.count(), 1);
}

void tst_Resend::warnsOfOtherComputers()
{
    open();
    openDialog();
    QVERIFY(!remarks().contains(u"not on this computer"_s));
    address().setText(u"https://hooks.example:8443/a"_s);
    QVERIFY(remarks().contains(u"hooks.example:8443 is not on this computer."_s));
    QVERIFY(remarks().contains(u"whoever receives it can answer the run task"_s));
    QVERIFY(!remarks().contains(u"Without https"_s));
    QVERIFY(!control<QCheckBox>(u"Next time, send without asking"_s).isChecked()); // consent for later is asked for
    QCOMPARE(control<QPushButton>(u"Send"_s).text(), u"Send to hooks.example:8443"_s);
    address().setText(u"http://hooks.example/a"_s);
    QVERIFY(remarks().contains(u"Without https, others can read it in transit."_s));
    text(u"Body"_s).setPlainText(u"{}"_s);
    QVERIFY(!remarks().contains(u"whoever receives it"_s)); // the token stays here
}

void tst_Resend::marksWhatCannotBeSent()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    openDialog();
    for (const QString &bad : {u"127.0.0.1:1"_s, u"file:///etc/passwd"_s, u"http://me:secret@127.0.0.1:1/"_s, u""_s}) {
        sendTo(bad);
        QVERIFY2(support::field(*dialog(), u"Destination"_s)->hasError(), qPrintable(bad));
        QCOMPARE(answer().words(), u"Nothing was sent yet."_s);
    }
    address().setText(u"127.0.0.1:%1/hook"_s.arg(server.serverPort()));
    control<QPushButton>(u"Send"_s).click();
    control<QPushButton>(u"Add http://"_s).click();
    QCOMPARE(address().text(), server.url(u"/hook"_s).toString());
    text(u"Headers"_s).appendPlainText(u"X-Two: a\nnothing"_s);
    control<QPushButton>(u"Send"_s).click();
    QVERIFY(support::field(*dialog(), u"Headers"_s)->hasError());
    QVERIFY(text(u"Headers"_s).hasFocus());
    QCOMPARE(server.count(), 0);
}

void tst_Resend::saysWhatWasNotKept_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("words");
    const QByteArray head = "POST /runtask HTTP/1.1\r\nHost: a\r\n";
    QTest::newRow("head") << head + "X-Cu" << u"http.header-too-large"_s << u"Only the beginning of the headers"_s;
    QTest::newRow("body") << head + "Content-Length: 9\r\n\r\n"
                          << u"request.web-page"_s << u"The body that was received was not kept, and is not sent."_s;
    QTest::newRow("body behind the head") << head + "\r\n{}" << u"http.two-hosts"_s << u"and is not sent."_s;
}

/// Nor does the key send it at once: the person has to see it each time.
void tst_Resend::saysWhatWasNotKept()
{
    QFETCH(QByteArray, head);
    QFETCH(QString, rule);
    QFETCH(QString, words);
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(400)));
    store::NewCapture capture = captureOf(head, {});
    capture.row.refusalRule = rule;
    openStored({capture});
    openDialog();
    QVERIFY2(remarks().contains(words), qPrintable(remarks()));
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"400 "_s));
    dialog()->close();
    QTRY_VERIFY(!dialog());
    openDialog();
    QCOMPARE(server.count(), 1);
}

void tst_Resend::saysThatTheFirstLineCannotBeSent()
{
    openStored({captureOf("POST /a b HTTP/1.1\r\nHost: a\r\n\r\n", {})});
    openDialog();
    address().setText(u"http://127.0.0.1:1/"_s);
    QVERIFY(remarks().contains(u"its first line is not that of an HTTP/1 request"_s));
    QVERIFY(!control<QPushButton>(u"Send"_s).isEnabled());
}

void tst_Resend::needsAnAddressWithoutAListener()
{
    open(Body, false);
    openDialog();
    QVERIFY(address().text().isEmpty());
    QVERIFY(address().hasFocus());
    control<QPushButton>(u"Send"_s).click();
    QVERIFY(support::field(*dialog(), u"Destination"_s)->hasError());
}

void tst_Resend::cancelsWhatIsUnderWay()
{
    support::ScriptedServer server(support::Script::hang());
    open();
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(server.count() == 1 && server.received(0).endsWith(Body));
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Escape);
    QCOMPARE(answer().words(), u"Cancelled. The request may have arrived."_s);
    QTRY_VERIFY(server.wasLeft(0));
    QVERIFY(dialog()->isVisible());
    dialog()->close();
    QTRY_VERIFY(!dialog());
    press(); // at once, because the place is on this computer
    QTRY_VERIFY(server.count() == 2 && server.received(1).endsWith(Body));
    QVERIFY(bar(u"Sending request 1 to %1..."_s.arg(server.url().authority())));
    support::button<QPushButton>(*m_fixture->page, u"Cancel sending"_s)->click();
    QTRY_VERIFY(server.wasLeft(1));
    QVERIFY(bar(u"Cancelled. The request may have arrived."_s));
}

/// While something is under way the key sends nothing, and the bar says so.
/// The focus falls from Cancel, and not on the button that sends.
void tst_Resend::anotherPressSendsNothing()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    openDialog();
    address().setText(server.url().toString());
    auto &send = control<QPushButton>(u"Send to "_s);
    send.setFocus();
    QTest::keyClick(&send, Qt::Key_Return);
    const auto cancel = [this] { return support::shownButton<QPushButton>(*dialog(), u"Cancel sending"_s); };
    QTRY_VERIFY(!cancel());
    QVERIFY(answer().words().startsWith(u"200 "_s));
    const QWidget *focus = dialog()->focusWidget();
    QVERIFY(focus && !qobject_cast<const QPushButton *>(focus));
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(dialog()->focusWidget(), Qt::Key_Return);
    QVERIFY(!cancel()); // nothing is being sent
    QTRY_VERIFY(send.isEnabled());
    QTest::keyClick(dialog(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(server.count(), 2);
}

void tst_Resend::theBarStaysUntilThereIsAnAnswer()
{
    support::ScriptedServer server({support::Script::answer(support::httpAnswer(200)), support::Script::hang()});
    open();
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    dialog()->close();
    QTRY_VERIFY(!dialog());
    press();
    QTRY_COMPARE(server.count(), 2);
    const MessageBar *resent = bar(u"Sending request 1"_s);
    const auto offers = [&resent](const QString &name) { return support::shownButton<QPushButton>(*resent, name); };
    QVERIFY(resent && !offers(u"Close this message"_s));
    emit m_fixture->page->findChild<CaptureList *>()->resendWanted(99, true); // it is no longer there
    QTRY_VERIFY(!bar(u"Sending request 1"_s));
    QTRY_VERIFY(offers(u"Cancel sending"_s));
    QVERIFY(!offers(u"Close this message"_s));
    press();
    QCOMPARE(bar(u"Sending request 1"_s), resent);
    QCOMPARE(server.count(), 2);
    QTRY_VERIFY(offers(u"Cancel sending"_s));
    offers(u"Cancel sending"_s)->click();
    QCOMPARE(bar(u"Cancelled."_s), resent);
    QTRY_VERIFY(offers(u"Close this message"_s));
}

void tst_Resend::showsNoSecretInTheAnswer()
{
    support::ScriptedServer server(support::Script::answer(
        support::httpAnswer(200, "you sent " + Body + "\x1b[2J\r\n" + u"a\U000E0041b"_s.toUtf8(), "text/plain")));
    open();
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    const QString shown = text(u"Answer"_s).toPlainText();
    QVERIFY(shown.contains(u"Content-Type: text/plain"_s));
    QVERIFY(shown.contains(u"you sent {"_s));
    QVERIFY(!shown.contains(QString::fromLatin1(Token)));
    QVERIFY(!shown.contains(u'\x1b'));
    QVERIFY2(shown.endsWith(u"\uFFFD[2J\na\uFFFDb"_s), qPrintable(shown));
}

void tst_Resend::saysThatARedirectWasNotFollowed()
{
    support::ScriptedServer other(support::Script::answer(support::httpAnswer(200)));
    const QByteArray location = "Location: " + other.url(u"/there"_s).toEncoded() + "\r\n";
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(308, {}, "text/plain", location)));
    open();
    openDialog();
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().contains(u"which was not followed"_s));
    QVERIFY(answer().words().contains(other.url(u"/there"_s).toString()));
    QCOMPARE(other.count(), 0);
}

void tst_Resend::lettersBelongToTheTable()
{
    open();
    auto *filter = m_fixture->page->findChild<CaptureList *>()->findChild<QLineEdit *>();
    filter->setFocus();
    QTest::keyClicks(filter, u"rR"_s);
    QCOMPARE(filter->text(), u"rR"_s);
    QVERIFY(!dialog());
}

void tst_Resend::isNamedForScreenReaders()
{
    open();
    openDialog();
    for (const auto *button : dialog()->findChildren<QAbstractButton *>())
        QVERIFY(!button->isVisible() || !button->text().isEmpty() || !button->accessibleName().isEmpty());
    for (const auto *edit : dialog()->findChildren<QPlainTextEdit *>())
        QVERIFY(!edit->accessibleName().isEmpty());
    QCOMPARE(address().accessibleName(), u"Destination"_s);
    QVERIFY(dialog()->minimumSizeHint().width() <= 900);
}

RUNLATCH_WINDOW_TEST(tst_Resend)

} // namespace runlatch::ui

#include "tst_resend.moc"
