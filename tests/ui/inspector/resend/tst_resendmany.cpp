// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/scriptedserver.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/resend/resendparts.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A request leaves as often as the button says, and the window counts the answers.
class tst_ResendMany : public support::StillThemedTest, protected ResendParts
{
    Q_OBJECT

private slots:
    void init() { begin(*m_theme); }
    void cleanup() { end(); }
    void sendsManyAndCountsTheAnswers();
    void tellsWhatACancelledSendingLeft();
};

void tst_ResendMany::sendsManyAndCountsTheAnswers()
{
    support::ScriptedServer server(
        {support::Script::answer(support::httpAnswer(500)), support::Script::answer(support::httpAnswer(200))});
    open();
    openDialog();
    QVERIFY(!number(u"At once"_s).isEnabled());
    number(u"Times"_s).setValue(6);
    number(u"At once"_s).setValue(3);
    address().setText(server.url().toString());
    QVERIFY(control<QPushButton>(u"Send"_s).text().startsWith(u"Send 6 times to "_s));
    control<QPushButton>(u"Send"_s).click();
    QTRY_VERIFY(answer().words().startsWith(u"Of 6: 5 answered 200, 1 answered 500. Half of them"_s));
    QCOMPARE(server.count(), 6);
    QCOMPARE(m_fixture->table().model()->rowCount(), 1);
}

void tst_ResendMany::tellsWhatACancelledSendingLeft()
{
    support::ScriptedServer server({support::Script::answer(support::httpAnswer(200)), support::Script::hang()});
    open();
    openDialog();
    number(u"Times"_s).setValue(10);
    number(u"At once"_s).setValue(2);
    sendTo(server.url().toString());
    QTRY_COMPARE(server.count(), 3);
    QTRY_COMPARE(answer().words(), u"1 of 10 have ended."_s);
    control<QPushButton>(u"Cancel sending"_s).click();
    QCOMPARE(answer().words(), u"Cancelled. Answered: 1; perhaps arrived: 2; not sent: 7."_s);
    QTRY_VERIFY(server.wasLeft(1) && server.wasLeft(2));
}

RUNLATCH_WINDOW_TEST(tst_ResendMany)

} // namespace runlatch::ui

#include "tst_resendmany.moc"
