// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integration/demowindow.h"
#include "support/suite.h"
#include "ui/inspector/firstruncard.h"
#include "wording/translations.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runlatch::integration {

/// The whole program as a user sees it: mouse and keys on visible controls, real sockets, and no call of our functions.
class tst_Window : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { wording::installTranslations(*qApp); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_demo = std::make_unique<DemoWindow>();
        m_person = std::make_unique<WindowDriver>(m_demo->window());
        QVERIFY(m_demo->start());
    }

    void cleanup()
    {
        m_person.reset();
        m_demo.reset();
    }

    void endsWhileItStarts() { } // the folder is opened in the background; cleanup() takes all of it down

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

    bool hasRow(const QString &view, int row, const QString &word) const
    {
        return m_person->row(view, row).contains(word);
    }
    QString rawRequest() const { return m_person->find<QPlainTextEdit>(u"Raw request"_s)->toPlainText(); }

    std::unique_ptr<DemoWindow> m_demo;
    std::unique_ptr<WindowDriver> m_person;
};

const QString Captures = u"Received requests"_s;
const QString ChangeRequests = u"Change requests"_s;

void tst_Window::sendSample()
{
    QVERIFY(m_person->waitFor(u"A passed run task in a minute"_s));
    QVERIFY(m_person->click(u"Send sample"_s, m_demo->window().findChild<ui::FirstRunCard *>()));
    QTRY_VERIFY(hasRow(Captures, 0, u"Valid"_s));
    QVERIFY(hasRow(Captures, 0, u"post_plan"_s));
    QVERIFY(hasRow(Captures, 0, u"Awaiting"_s));
    QVERIFY(!m_person->shows(u"A passed run task in a minute"_s));
}

void tst_Window::lookIntoIt()
{
    QVERIFY(m_person->waitFor(u"Task result"_s)); // Overview
    QVERIFY(m_person->shows(u"acme"_s));          // a value is not hidden from a screen reader by its label
    QVERIFY(m_person->clickTab(u"Request"_s, u"Payload"_s));
    QVERIFY(m_person->waitFor(u"payload_version | 1"_s));
    QVERIFY(m_person->shows(u"access_token | [redacted]"_s));
    QVERIFY(m_person->clickTab(u"Request"_s, u"Headers"_s));
    QVERIFY(m_person->waitFor(u"X-TFC-Task-Signature | "_s));
    QVERIFY(m_person->clickTab(u"Request"_s, u"Signature"_s));
    QVERIFY(m_person->waitFor(u"equals the header"_s));
}

void tst_Window::secretsAreShownOnDemand()
{
    QVERIFY(m_person->clickTab(u"Request"_s, u"Raw"_s));
    const QRegularExpression token(u"\"access_token\":\"([^\"]+)\""_s);
    QTRY_VERIFY(token.match(rawRequest()).hasMatch());
    QVERIFY(QRegularExpression(u"^\\*+$"_s).match(token.match(rawRequest()).captured(1)).hasMatch());
    QVERIFY(m_person->click(u"Show secrets"_s));
    const QString secret = token.match(rawRequest()).captured(1);
    QVERIFY(secret.size() > 10 && !secret.contains(u'*'));
    QVERIFY(m_person->click(u"Hide secrets"_s));
    for (const QString &tab : {u"Overview"_s, u"Payload"_s, u"Raw"_s, u"Headers"_s, u"Signature"_s}) {
        QVERIFY(m_person->clickTab(u"Request"_s, tab));
        QVERIFY2(!m_person->shows(secret), qPrintable(tab));
    }
}

void tst_Window::writeReply()
{
    QVERIFY(m_person->click(u"Reply..."_s));
    QVERIFY(m_person->click(u"Failed"_s));
    QVERIFY(m_person->click(u"Passed"_s));
    QVERIFY(m_person->fill(u"Message"_s, u"Two policies looked at"_s));
    QVERIFY(m_person->click(u"Add outcome"_s));
    QVERIFY(m_person->fill(u"Outcome id"_s, u"PRTNR-7"_s));
    QVERIFY(m_person->fill(u"Description"_s, u"A bucket is open to the world"_s));
    QVERIFY(m_person->click(u"Add tag"_s));
    QVERIFY(m_person->fill(u"Name of tag 1"_s, u"Status"_s));
    QVERIFY(m_person->fill(u"Label of tag 1"_s, u"Denied"_s));
    QVERIFY(m_person->choose(u"Level of tag 1"_s, u"error"_s));
    QVERIFY(m_person->click(u"Add tag"_s));
    QVERIFY(m_person->fill(u"Name of tag 2"_s, u"Severity"_s));
    QVERIFY(m_person->fill(u"Label of tag 2"_s, u"Low"_s));
    QVERIFY(m_person->choose(u"Level of tag 2"_s, u"info"_s));
    QVERIFY(m_person->fill(u"Body, markdown"_s, u"# Why\n\nThe bucket **logs** has no owner."_s));
    QVERIFY(m_person->waitFor(u"The bucket logs has no owner."_s)); // as the reviewer sees it
    QVERIFY(m_person->clickTab(u"Parts of the reply"_s, u"Exact JSON"_s));
    QVERIFY(m_person->waitFor(u"\"outcome-id\": \"PRTNR-7\""_s));
}

void tst_Window::sendReply()
{
    QVERIFY(m_person->click(u"Send final"_s));
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    QVERIFY(m_person->click(u"Back to the requests"_s));
    QVERIFY(hasRow(Captures, 0, u"Passed"_s));
}

void tst_Window::seeItPassedInTheSimulator()
{
    QVERIFY(m_person->click(u"Simulator"_s));
    QVERIFY(m_person->waitFor(u"Passed: the run goes on"_s)); // the timeline's last line
    QVERIFY(hasRow(u"Run tasks that were sent"_s, 0, u"Passed"_s));
    QVERIFY(m_person->shows(u"Callback: passed, 1 outcome"_s));
    QVERIFY(m_person->shows(u"1 passed, 0 failed"_s)); // the reviewer's view
    QVERIFY(m_person->shows(u"Two policies looked at"_s));
    QVERIFY(hasRow(u"Outcomes"_s, 0, u"PRTNR-7"_s));
    QVERIFY(m_person->clickRow(u"Outcomes"_s, 0));
    for (const QString &word :
         {u"Denied"_s, u"Low"_s, u"A bucket is open to the world"_s, u"The bucket logs has no owner."_s})
        QVERIFY(m_person->waitFor(word));
}

void tst_Window::turnPages()
{
    QVERIFY(m_person->click(ChangeRequests));
    QTRY_VERIFY(!m_person->row(ChangeRequests, 19).isEmpty());
    const QStringList first = m_person->row(ChangeRequests, 0);
    QVERIFY(m_person->click(u"Next page"_s));
    QTRY_VERIFY(m_person->row(ChangeRequests, 0) != first);
    QVERIFY(m_person->waitFor(u"21–"_s));
    QVERIFY(m_person->click(u"First page"_s));
    QTRY_COMPARE(m_person->row(ChangeRequests, 0), first);
}

void tst_Window::archiveWithMouse()
{
    QVERIFY(m_person->clickRow(ChangeRequests, 0));
    m_person->key(Qt::Key_Down);
    const QStringList row = m_person->row(ChangeRequests, 1);
    const QString subject = row.first();
    QVERIFY(hasRow(ChangeRequests, 1, u"Active"_s));
    QVERIFY(m_person->waitFor(u"2 of 20"_s));
    QVERIFY(m_person->click(u"Archive"_s));
    QVERIFY(m_person->waitFor(u"Archived “%1”"_s.arg(subject)));
    QVERIFY(hasRow(ChangeRequests, 1, u"Archiving"_s));
    QVERIFY(m_person->click(u"Undo"_s));
    QTRY_VERIFY(hasRow(ChangeRequests, 1, u"Active"_s));
    QVERIFY(m_person->click(u"Archive"_s));
    QVERIFY(m_person->click(u"Archive it now"_s));
    QTRY_VERIFY(hasRow(ChangeRequests, 1, u"Archived"_s));
    QVERIFY(hasRow(ChangeRequests, 1, subject));
    QVERIFY(!m_person->control(u"Archive"_s)->isEnabled());
}

void tst_Window::sendSampleWithKeys()
{
    QTRY_VERIFY(m_person->control(u"Send sample"_s));
    QVERIFY(m_person->tabTo(u"Send sample"_s));
    m_person->key(Qt::Key_Space);
    QTRY_VERIFY(hasRow(Captures, 0, u"Valid"_s));
    QVERIFY(m_person->tabTo(Captures));
    QTRY_VERIFY(m_person->control(u"Request"_s));
    QVERIFY(m_person->tabTo(u"Request"_s)); // the tabs
    m_person->key(Qt::Key_Right);
    QVERIFY(m_person->waitFor(u"payload_version | 1"_s));
}

void tst_Window::replyWithKeys()
{
    QVERIFY(m_person->tabTo(u"Reply..."_s));
    m_person->key(Qt::Key_Space);
    QCOMPARE(WindowDriver::nameOf(QApplication::focusWidget()), u"Passed"_s); // the status
    m_person->key(Qt::Key_Tab);
    QCOMPARE(WindowDriver::nameOf(QApplication::focusWidget()), u"Message"_s);
    m_person->write(u"By keys alone"_s);
    QVERIFY(m_person->tabTo(u"Send final"_s));
    m_person->key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_person->waitFor(u"The service accepted the reply: Passed."_s));
    m_person->key(Qt::Key_Escape);
    QTRY_VERIFY(hasRow(Captures, 0, u"Passed"_s));
    QCOMPARE(WindowDriver::nameOf(QApplication::focusWidget()), Captures);
}

void tst_Window::archiveWithKeys()
{
    m_person->key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(hasRow(ChangeRequests, 2, u"Active"_s));
    QCOMPARE(WindowDriver::nameOf(QApplication::focusWidget()), ChangeRequests);
    m_person->key(Qt::Key_Home);
    m_person->key(Qt::Key_Down);
    m_person->key(Qt::Key_Down);
    m_person->key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(m_person->waitFor(u"It is sent in"_s));
    m_person->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(hasRow(ChangeRequests, 2, u"Active"_s));
    m_person->key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(m_person->tabTo(u"Archive it now"_s));
    m_person->key(Qt::Key_Space);
    QTRY_VERIFY(hasRow(ChangeRequests, 2, u"Archived"_s));
}

void tst_Window::switchPagesWithKeys()
{
    m_person->key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(m_person->control(Captures));
    m_person->key(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(m_person->control(u"Run tasks that were sent"_s));
    m_person->key(Qt::Key_H, Qt::AltModifier); // Help > Keyboard shortcuts
    m_person->key(Qt::Key_Return);
    QVERIFY(m_person->waitFor(u"Next and previous control"_s));
    m_person->key(Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

RUNLATCH_WINDOW_TEST(tst_Window)

} // namespace runlatch::integration

#include "tst_window.moc"
