// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/resend/resendparts.h"

#include <QCheckBox>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// An edited request leaves as it is shown, signed again where the person wants that, and what left is kept.
class tst_ResendEdits : public support::StillThemedTest, protected ResendParts
{
    Q_OBJECT

private slots:
    void init() { begin(*m_theme); }
    void cleanup() { end(); }
    void editsAndSignsAgain();
    void keepsTheSignatureIfWanted();
    void anEditThatIsTakenBackIsExactAgain();
    void doesNotEditWhatATextFieldWouldChange_data();
    void doesNotEditWhatATextFieldWouldChange();
    void marksACapturedLineThatCannotBeSent();
    void sendsEveryCharacterOfAHeader();
    void keepsWhatLeftChanged();
};

void tst_ResendEdits::editsAndSignsAgain()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    openDialog(Qt::ShiftModifier);
    QPlainTextEdit &body = text(u"Body"_s);
    QVERIFY(body.hasFocus());
    QVERIFY(!body.toPlainText().contains(QString::fromLatin1(Token)));
    const auto &sign = control<QCheckBox>(u"Sign again with the key of /runtask"_s);
    QVERIFY(!sign.isChecked());
    body.setPlainText(body.toPlainText().replace(u"run-1"_s, u"run-23"_s));
    QVERIFY(sign.isChecked());
    QVERIFY(remarks().contains(u"with * in the place of its access token"_s));
    QVERIFY(!remarks().contains(u"does not match"_s));
    text(u"Headers"_s).appendPlainText(u"X-New: \u00e4"_s);
    address().setText(server.url(u"/hook"_s).toString());
    QTest::keyClick(&body, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QByteArray edited = Body;
    edited.replace(Token, QByteArray(Token.size(), '*')).replace("run-1", "run-23");
    QCOMPARE(server.body(0), edited);
    QCOMPARE(server.header(0, "X-TFC-Task-Signature"), protocol::sign(Key, edited));
    QCOMPARE(server.header(0, "Content-Length"), QByteArray::number(edited.size()));
    QVERIFY(server.received(0).contains("\r\nX-New: \xe4\r\n"));
    QVERIFY(!server.received(0).contains(Token));
}

void tst_ResendEdits::keepsTheSignatureIfWanted()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(401)));
    open();
    openDialog(Qt::ShiftModifier);
    text(u"Body"_s).setPlainText(u"{}"_s);
    control<QCheckBox>(u"Sign again"_s).click();
    QVERIFY(remarks().contains(u"does not match the edited one"_s));
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"401 "_s));
    QCOMPARE(server.header(0, "X-TFC-Task-Signature"), protocol::sign(Key, Body));
    QCOMPARE(server.body(0), "{}");
}

void tst_ResendEdits::anEditThatIsTakenBackIsExactAgain()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    openDialog(Qt::ShiftModifier);
    QPlainTextEdit &body = text(u"Body"_s);
    const QString received = body.toPlainText();
    body.setPlainText(u"{}"_s);
    body.setPlainText(received);
    QVERIFY(!control<QCheckBox>(u"Sign again"_s).isChecked());
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QCOMPARE(server.body(0), Body);
}

void tst_ResendEdits::doesNotEditWhatATextFieldWouldChange_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("large") << QByteArray(70'000, 'a');
    QTest::newRow("not UTF-8") << QByteArray("{\"a\":\"\xe4\"}");
    QTest::newRow("carriage returns") << QByteArray("{\r\n}");
    QTest::newRow("a space that is kept") << QByteArray("{\"a\":\"\xc2\xa0\"}");
}

void tst_ResendEdits::doesNotEditWhatATextFieldWouldChange()
{
    QFETCH(QByteArray, body);
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open(body);
    openDialog(Qt::ShiftModifier);
    QVERIFY(text(u"Body"_s).isReadOnly());
    QVERIFY(text(u"Headers"_s).hasFocus());
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QCOMPARE(server.body(0), body);
}

void tst_ResendEdits::marksACapturedLineThatCannotBeSent()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    openStored({captureOf("POST /runtask HTTP/1.1\r\nHost: a\r\nA B: c\r\n\r\n", {})});
    openDialog();
    QVERIFY(support::field(*dialog(), u"Headers"_s)->hasError());
    sendTo(server.url().toString());
    QVERIFY(text(u"Headers"_s).hasFocus());
    QCOMPARE(text(u"Headers"_s).textCursor().blockNumber(), 1);
    QCOMPARE(server.count(), 0);
    text(u"Headers"_s).setPlainText(u"Host: a\nA-B: c"_s);
    control<QPushButton>(u"Send"_s).click();
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QCOMPARE(server.header(0, "A-B"), "c");
}

/// A character that has no byte of its own is sent as UTF-8, also one of two UTF-16 units.
void tst_ResendEdits::sendsEveryCharacterOfAHeader()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(200)));
    open();
    openDialog();
    text(u"Headers"_s).appendPlainText(u"X-New: \u00e4\u20ac\U0001f680"_s);
    sendTo(server.url().toString());
    QTRY_VERIFY(answer().words().startsWith(u"200 "_s));
    QCOMPARE(server.header(0, "X-New"), "\xe4\xe2\x82\xac\xf0\x9f\x9a\x80");
}

/// A request that left as it was received is the captured one, and is not kept again.
void tst_ResendEdits::keepsWhatLeftChanged()
{
    support::ScriptedServer server(support::Script::answer(support::httpAnswer(202)));
    open();
    openDialog(Qt::ShiftModifier);
    text(u"Body"_s).setPlainText(u"{\"stage\":\"pre_plan\",\"task_result_id\":\"taskrs-1\"}"_s);
    control<QCheckBox>(u"Fresh id"_s).click();
    sendTo(server.url(u"/hook"_s).toString());
    QTRY_VERIFY(answer().words().startsWith(u"202 "_s));
    QTRY_COMPARE(m_fixture->table().model()->rowCount(), 2);
    const store::CaptureRow kept = *m_fixture->row(2);
    QCOMPARE(kept.parent, 1);
    QVERIFY2(kept.edited.startsWith(u"signed fresh /"_s) && kept.edited.contains(u"/stage"_s), qPrintable(kept.edited));
    QVERIFY(server.body(0).contains(kept.taskResultId.toLatin1()));
    QVERIFY(kept.taskResultId != u"taskrs-1"_s);
}

RUNLATCH_WINDOW_TEST(tst_ResendEdits)

} // namespace runlatch::ui

#include "tst_resendedits.moc"
