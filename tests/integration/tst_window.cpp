// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/demowindow.h"
#include "support/suite.h"
#include "support/windowtest.h"
#include "ui/inspector/listener/firstruncard.h"
#include "ui/widgets/bytes/bytesview.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// A user works with the whole program by mouse and keys alone, over real sockets.
class tst_Window : public support::WindowTest<support::DemoWindow>
{
    Q_OBJECT

private slots:

    void init()
    {
        makeWindow();
        QVERIFY(m_window->start());
    }

    void cleanup() { m_window.reset(); }

    /// The folder is opened in the background. The end of the program interrupts that, and the next start finds it
    /// free.
    void endsWhileItStarts()
    {
        m_window->restart();
        QVERIFY(m_window->start());
        sendSample();
    }

    void fromFirstRunToArchived()
    {
        const std::initializer_list<void (tst_Window::*)()> steps{
            &tst_Window::sendSample, &tst_Window::lookIntoIt,      &tst_Window::secretsAreShownOnDemand,
            &tst_Window::writeReply, &tst_Window::sendReply,       &tst_Window::seeItPassedInTheSimulator,
            &tst_Window::turnPages,  &tst_Window::archiveWithMouse};
        for (const auto step : steps) {
            (this->*step)();
            if (QTest::currentTestFailed())
                return;
        }
    }

    void keyboardAlone()
    {
        const std::initializer_list<void (tst_Window::*)()> steps{
            &tst_Window::sendSampleWithKeys, &tst_Window::replyWithKeys, &tst_Window::archiveWithKeys,
            &tst_Window::switchPagesWithKeys};
        for (const auto step : steps) {
            (this->*step)();
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// The other half of a run task: a result that a reviewer understands, written without a mouse.
    void composedWithKeysAlone()
    {
        const std::initializer_list<void (tst_Window::*)()> steps{
            &tst_Window::sendSampleWithKeys, &tst_Window::composeWithKeys, &tst_Window::previewWithKeys,
            &tst_Window::sendRunningWithKeys, &tst_Window::sendFailedWithKeys};
        for (const auto step : steps) {
            (this->*step)();
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    void sendSample();
    void lookIntoIt();
    void secretsAreShownOnDemand();
    void writeReply();
    void sendReply();
    void seeItPassedInTheSimulator();
    void turnPages();
    void archiveWithMouse();
    void sendSampleWithKeys();
    void replyWithKeys();
    void archiveWithKeys();
    void switchPagesWithKeys();
    void composeWithKeys();
    void previewWithKeys();
    void sendRunningWithKeys();
    void sendFailedWithKeys();

    bool hasRow(const QString &view, int row, const QString &word) const
    {
        return person().row(view, row).contains(word);
    }
    /// The column of the state may have given way.
    bool isInState(int row, const QString &word) const
    {
        const auto *table = person().find<QTableView>(u"Change requests"_s);
        return table && table->model()->index(row, 1).data().toString() == word;
    }
    QString rawRequest() const { return QString::fromUtf8(m_window->window().findChild<ui::BytesView *>()->bytes()); }
};

const QString Captures = u"Received requests"_s;
const QString ChangeRequests = u"Change requests"_s;

void tst_Window::sendSample()
{
    QVERIFY(person().waitFor(u"A passed run task in a minute"_s));
    QVERIFY(person().click(u"Send sample"_s, m_window->window().findChild<ui::FirstRunCard *>()));
    QTRY_VERIFY(hasRow(Captures, 0, u"Valid"_s));
    QVERIFY(hasRow(Captures, 0, u"post_plan"_s));
    QVERIFY(hasRow(Captures, 0, u"Awaiting"_s));
    QVERIFY(!person().shows(u"A passed run task in a minute"_s));
}

void tst_Window::lookIntoIt()
{
    QVERIFY(person().waitFor(u"Enforcement level"_s)); // Overview
    QVERIFY(person().shows(u"acme"_s));                // a value is not hidden from a screen reader by its label
    QVERIFY(person().clickTab(u"Request"_s, u"Payload"_s));
    QVERIFY(person().waitFor(u"payload_version | 1"_s));
    QVERIFY(person().shows(u"access_token | [redacted]"_s));
    QVERIFY(person().clickTab(u"Request"_s, u"Headers"_s));
    QVERIFY(person().waitFor(u"X-TFC-Task-Signature | "_s));
    QVERIFY(person().clickTab(u"Request"_s, u"Signature"_s));
    QVERIFY(person().waitFor(u"equals the header"_s));
}

void tst_Window::secretsAreShownOnDemand()
{
    QVERIFY(person().clickTab(u"Request"_s, u"Raw"_s));
    const QRegularExpression token(u"\"access_token\":\"([^\"]+)\""_s);
    QTRY_VERIFY(token.match(rawRequest()).hasMatch());
    QVERIFY(QRegularExpression(u"^\\*+$"_s).match(token.match(rawRequest()).captured(1)).hasMatch());
    QVERIFY(person().click(u"Show secrets"_s));
    const QString secret = token.match(rawRequest()).captured(1);
    QVERIFY(secret.size() > 10 && !secret.contains(u'*'));
    QVERIFY(person().click(u"Hide secrets"_s));
    for (const QString &tab : {u"Overview"_s, u"Payload"_s, u"Raw"_s, u"Headers"_s, u"Signature"_s}) {
        QVERIFY(person().clickTab(u"Request"_s, tab));
        QVERIFY2(!person().shows(secret), qPrintable(tab));
    }
}

void tst_Window::writeReply()
{
    QVERIFY(person().click(u"Reply..."_s));
    QVERIFY(person().click(u"Failed"_s));
    QVERIFY(person().click(u"Passed"_s));
    QVERIFY(person().fill(u"Message"_s, u"Two policies looked at"_s));
    QVERIFY(person().click(u"Add outcome"_s));
    QVERIFY(person().fill(u"Outcome id"_s, u"PRTNR-7"_s));
    QVERIFY(person().fill(u"Description"_s, u"A bucket is open to the world"_s));
    QVERIFY(person().click(u"Add tag"_s));
    QVERIFY(person().fill(u"Name of tag 1"_s, u"Status"_s));
    QVERIFY(person().fill(u"Label of tag 1"_s, u"Denied"_s));
    QVERIFY(person().choose(u"Level of tag 1"_s, u"error"_s));
    QVERIFY(person().click(u"Add tag"_s));
    QVERIFY(person().fill(u"Name of tag 2"_s, u"Severity"_s));
    QVERIFY(person().fill(u"Label of tag 2"_s, u"Low"_s));
    QVERIFY(person().choose(u"Level of tag 2"_s, u"info"_s));
    QVERIFY(person().fill(u"Body, markdown"_s, u"# Why\n\nThe bucket **logs** has no owner."_s));
    QVERIFY(person().waitFor(u"The bucket logs has no owner."_s)); // as the reviewer sees it
    QVERIFY(person().clickTab(u"Parts of the reply"_s, u"Exact JSON"_s));
    QVERIFY(person().waitFor(u"\"outcome-id\": \"PRTNR-7\""_s));
}

void tst_Window::sendReply()
{
    QVERIFY(person().click(u"Send final"_s));
    QVERIFY(person().waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(person().click(u"Ask the service"_s));
    QVERIFY(person().waitFor(u"The service has what was sent."_s));
    QVERIFY(person().click(u"Back to the requests"_s));
    QVERIFY(hasRow(Captures, 0, u"Passed"_s));
}

void tst_Window::seeItPassedInTheSimulator()
{
    QVERIFY(person().click(u"Simulator"_s));
    QVERIFY(person().waitFor(u"Passed: the run goes on"_s)); // the timeline's last line
    QVERIFY(hasRow(u"Run tasks that were sent"_s, 0, u"Passed"_s));
    QVERIFY(person().shows(u"Callback: passed, 1 outcome"_s));
    QVERIFY(person().shows(u"1 passed, 0 failed"_s)); // the reviewer's view
    QVERIFY(person().shows(u"Two policies looked at"_s));
    QVERIFY(hasRow(u"Outcomes"_s, 0, u"PRTNR-7"_s));
    QVERIFY(person().clickRow(u"Outcomes"_s, 0));
    for (const QString &word :
         {u"Denied"_s, u"Low"_s, u"A bucket is open to the world"_s, u"The bucket logs has no owner."_s})
        QVERIFY(person().waitFor(word));
}

void tst_Window::turnPages()
{
    QVERIFY(person().click(ChangeRequests));
    QTRY_VERIFY(!person().row(ChangeRequests, 19).isEmpty());
    const QStringList first = person().row(ChangeRequests, 0);
    QVERIFY(person().click(u"Next page"_s));
    QTRY_VERIFY(person().row(ChangeRequests, 0) != first);
    QVERIFY(person().waitFor(u"21–"_s));
    QVERIFY(person().click(u"First page"_s));
    QTRY_COMPARE(person().row(ChangeRequests, 0), first);
}

void tst_Window::archiveWithMouse()
{
    QVERIFY(person().clickRow(ChangeRequests, 0));
    person().key(Qt::Key_Down);
    const QStringList row = person().row(ChangeRequests, 1);
    const QString subject = row.first();
    QVERIFY(isInState(1, u"Active"_s));
    QVERIFY(person().waitFor(u"2 of 20"_s));
    QVERIFY(person().click(u"Archive"_s));
    QVERIFY(person().waitFor(u"Archived “%1”"_s.arg(subject)));
    QVERIFY(isInState(1, u"Archiving"_s));
    QVERIFY(person().click(u"Undo"_s));
    QTRY_VERIFY(isInState(1, u"Active"_s));
    QVERIFY(person().click(u"Archive"_s));
    QVERIFY(person().click(u"Archive it now"_s));
    QTRY_VERIFY(isInState(1, u"Archived"_s));
    QVERIFY(hasRow(ChangeRequests, 1, subject));
    QVERIFY(!person().control(u"Archive"_s)->isEnabled());
}

void tst_Window::sendSampleWithKeys()
{
    QTRY_VERIFY(person().control(u"Send sample"_s));
    QVERIFY(person().tabTo(u"Send sample"_s));
    person().key(Qt::Key_Space);
    QTRY_VERIFY(hasRow(Captures, 0, u"Valid"_s));
    QVERIFY(person().tabTo(Captures));
    QTRY_VERIFY(person().control(u"Request"_s));
    QVERIFY(person().tabTo(u"Request"_s)); // the tabs
    person().key(Qt::Key_Right);
    QVERIFY(person().waitFor(u"payload_version | 1"_s));
}

void tst_Window::replyWithKeys()
{
    QVERIFY(person().tabTo(u"Reply..."_s));
    person().key(Qt::Key_Space);
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Passed"_s); // the status
    person().key(Qt::Key_Tab);
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Message"_s);
    person().write(u"By keys alone"_s);
    QVERIFY(person().tabTo(u"Send final"_s));
    // The key sends when the form has stood for a second.
    QVERIFY(support::waitFor([this] {
        person().key(Qt::Key_Return, Qt::ControlModifier);
        return person().shows(u"The service accepted the reply: Passed."_s);
    }));
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(hasRow(Captures, 0, u"Passed"_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), Captures);
}

void tst_Window::archiveWithKeys()
{
    person().key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isInState(2, u"Active"_s));
    QCOMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), ChangeRequests);
    person().key(Qt::Key_Home);
    person().key(Qt::Key_Down);
    person().key(Qt::Key_Down);
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Sending in"_s));
    person().key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(isInState(2, u"Active"_s));
    person().key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(person().tabTo(u"Archive it now"_s));
    person().key(Qt::Key_Space);
    QTRY_VERIFY(isInState(2, u"Archived"_s));
}

void tst_Window::switchPagesWithKeys()
{
    person().key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(person().control(Captures));
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().control(u"Run tasks that were sent"_s));
    person().key(Qt::Key_H, Qt::AltModifier); // Help > Keyboard shortcuts
    person().key(Qt::Key_K);
    QTRY_VERIFY(hasRow(u"Keyboard shortcuts"_s, 0, u"Next and previous control"_s));
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void tst_Window::composeWithKeys()
{
    QVERIFY(person().tabTo(u"Reply..."_s));
    person().key(Qt::Key_Space);
    QTRY_COMPARE(support::WindowDriver::nameOf(QApplication::focusWidget()), u"Passed"_s);
    person().key(Qt::Key_Right); // failed
    person().key(Qt::Key_Tab);
    person().write(u"1 failed, 1 to look at"_s);
    person().key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    person().write(u"NET-127"_s);
    person().key(Qt::Key_Tab);
    person().write(u"A subnet overlaps"_s);
    QVERIFY(person().tabTo(u"Add tag"_s));
    person().key(Qt::Key_Space);
    person().write(u"severity"_s);
    person().key(Qt::Key_Tab);
    person().write(u"High"_s);
    person().key(Qt::Key_Tab);
    person().key(Qt::Key_End); // the level "error"
    QVERIFY(person().tabTo(u"Body, markdown"_s));
    person().write(u"Ask the "_s);
    person().key(Qt::Key_B, Qt::ControlModifier);
    person().write(u"owner"_s);
    person().key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    person().write(u"COST-7"_s);
    person().key(Qt::Key_Tab);
    person().write(u"Adds 41 a month"_s);
    QVERIFY(person().waitFor(u"2 of 250"_s));
}

void tst_Window::previewWithKeys()
{
    person().key(Qt::Key_PageUp, Qt::AltModifier); // the first outcome
    QVERIFY(person().tabTo(u"Write"_s));
    person().key(Qt::Key_Right);
    QVERIFY(person().waitFor(u"Ask the owner"_s)); // the marks have become bold
    QVERIFY(person().waitFor(u"High"_s));          // as the reviewer sees it
    QVERIFY(person().waitFor(u"0 passed, 1 failed"_s));
}

void tst_Window::sendRunningWithKeys()
{
    QVERIFY(person().tabTo(u"Send running"_s));
    person().key(Qt::Key_Space);
    QVERIFY(person().waitFor(u"The service accepted the reply: Running."_s));
}

void tst_Window::sendFailedWithKeys()
{
    QVERIFY(person().tabTo(u"Send final: Failed"_s));
    person().key(Qt::Key_Space);
    if (QApplication::activeModalWidget()) { // a mandatory run task stops its run
        QVERIFY(person().tabTo(u"Send final: Failed"_s));
        person().key(Qt::Key_Space);
    }
    QVERIFY(person().waitFor(u"The service accepted the reply: Failed."_s));
    person().key(Qt::Key_Escape);
    QTRY_VERIFY(hasRow(Captures, 0, u"Failed"_s));
    person().key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(person().waitFor(u"Callback: failed, 2 outcomes"_s));
}

RUNLATCH_WINDOW_TEST(tst_Window)

} // namespace runlatch::integration

#include "tst_window.moc"
