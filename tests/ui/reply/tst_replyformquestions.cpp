// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "ui/reply/replyformfixture.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using inspector::Obstacle;
using protocol::TaskResult;
using protocol::TaskStatus;

/// The form asks before it sends a doubtful reply, and can be used by keyboard alone.
class tst_ReplyFormQuestions : public ReplyFormFixture
{
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { m_form.reset(); }

    void asksBeforeWhatTheServiceBlanks()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        type(u"resultUrl"_s, u"checks.example/r"_s);
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final anyway: Passed"_s);
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 0);
        auto *question = m_form->findChild<Confirmation *>();
        QVERIFY(question != nullptr && question->accessibleDescription().contains(u"neither message nor outcomes"_s));
        question->accept();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(1).toBool(), false); // no obstacle is overridden
        type(u"resultMessage"_s, u"x"_s);
        click(u"sendRunning"_s); // the next reply corrects it
        QCOMPARE(wanted.size(), 2);
        line(u"resultUrl"_s)->clear();
        QCOMPARE(named(u"sendFinal"_s)->accessibleName(), u"Send final: Passed"_s);
    }

    void findsEmptyIdsBeforeItSends()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        click(u"addOutcome"_s);
        QVERIFY(!fieldOf(u"outcomeId"_s)->hasError()); // the outcome is still being written
        line(u"outcomeDescription"_s)->setFocus();
        type(u"outcomeDescription"_s, u"one line"_s);
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 0);
        QVERIFY(fieldOf(u"outcomeId"_s)->hasError());
        auto *question = m_form->findChild<Confirmation *>();
        QVERIFY(question != nullptr && question->accessibleDescription().contains(u"Outcome 1 has no id"_s));
        question->reject();
        QCOMPARE(wanted.size(), 0);
        type(u"outcomeId"_s, u"A"_s);
        QVERIFY(!fieldOf(u"outcomeId"_s)->hasError());
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 1);
    }

    void saysAnObstacleOnce()
    {
        base::Error error;
        error.kind = base::ErrorKind::Usage;
        error.rule = inspector::obstacleRule(Obstacle::AlreadyFinal);
        m_form->setAnswer(TaskStatus::Passed, error);
        QVERIFY(messages().contains(u"accepted before"_s));
        m_form->setObstacles({Obstacle::AlreadyFinal});
        QCOMPARE(messages().count(u"accepted before"_s), 1);
        m_form->setAnswer(TaskStatus::Passed, error);
        QCOMPARE(messages().count(u"accepted before"_s), 1);
    }

    /// Tab reaches the status. Qt removes unchecked radio buttons from its tab order, and does not restore them when
    /// the draft of another request checks one of them.
    void tabReachesTheStatus()
    {
        m_form->activateWindow();
        choose(u"Failed"_s);
        const inspector::ReplyDraft failed = m_form->draft();
        m_form->setCapture(capture(2));
        choose(u"Passed"_s);
        const inspector::ReplyDraft passed = m_form->draft();
        for (const int request : {1, 2}) {
            m_form->setCapture(capture(request), request == 1 ? failed : passed);
            m_form->setFocus();
            const QString status = request == 1 ? u"Failed"_s : u"Passed"_s;
            QCOMPARE(m_form->focusWidget()->property("text").toString(), status);
            QTest::keyClick(m_form->focusWidget(), Qt::Key_Tab);
            QCOMPARE(m_form->focusWidget()->objectName(), u"resultMessage"_s);
            QTest::keyClick(m_form->focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
            QCOMPARE(m_form->focusWidget()->property("text").toString(), status);
        }
    }

    void theFocusStaysNearARemovedTag()
    {
        m_form->activateWindow();
        click(u"addOutcome"_s);
        for (const QString &name : {u"a"_s, u"b"_s}) {
            QTest::mouseClick(button(u"Add tag"_s), Qt::LeftButton);
            QTest::keyClicks(m_form->focusWidget(), name);
        }
        named(u"Remove tag 1"_s)->setFocus();
        QTest::keyClick(m_form->focusWidget(), Qt::Key_Return);
        QCOMPARE(m_form->focusWidget(), named(u"Remove tag 1"_s)); // this tag was the second one before
        QTest::keyClick(m_form->focusWidget(), Qt::Key_Return);
        QCOMPARE(m_form->focusWidget(), button(u"Add tag"_s));
    }

    /// The focus falls from the disabled button, and not on the one beside it.
    void aFinalIsNeverOneKeyFromARunning_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 1200;
        QTest::newRow("narrow") << 848;
    }
    void aFinalIsNeverOneKeyFromARunning()
    {
        QFETCH(const int, width);
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        m_form->resize(width, 600);
        m_form->activateWindow();
        connect(m_form.get(), &ReplyForm::sendWanted, m_form.get(), [this] {
            m_form->setUnderWay({TaskStatus::Running, {}});
        });
        named(u"sendRunning"_s)->setFocus();
        QTest::keyClick(m_form->focusWidget(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QVERIFY(named(u"sendFinal"_s)->isEnabled());
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            QVERIFY(m_form->focusWidget());
            QVERIFY(!qobject_cast<QPushButton *>(m_form->focusWidget()));
            QTest::keyClick(m_form->focusWidget(), key);
        }
        m_form->setUnderWay({});
        QTest::keyClick(m_form->focusWidget(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 2);
    }

    /// The same key opens the form in the list of requests, and may have been pressed for the running result.
    void theKeySendsWhenTheFormHasStood()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        const auto press = [this] { QTest::keyClick(m_form->focusWidget(), Qt::Key_Return, Qt::ControlModifier); };
        m_form->activateWindow();
        m_form->setFocus();
        m_clock.advance(std::chrono::seconds(1));
        m_form->setCapture(capture(2));
        press();
        QCOMPARE(wanted.size(), 0);
        m_clock.advance(std::chrono::seconds(1));
        click(u"sendRunning"_s);
        QCOMPARE(wanted.size(), 1);
        press();
        QCOMPARE(wanted.size(), 1);
        m_clock.advance(std::chrono::seconds(1));
        press();
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted.at(1).at(0).value<TaskResult>().status, TaskStatus::Passed);
    }

    void enterPressesTheFocusedButtonOfAQuestion()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        type(u"resultUrl"_s, u"checks.example/r"_s);
        click(u"sendFinal"_s);
        auto *question = m_form->findChild<Confirmation *>();
        QVERIFY(QTest::qWaitForWindowActive(question));
        QTest::keyClick(question->focusWidget(), Qt::Key_Tab);
        QTest::keyClick(question->focusWidget(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
    }
};

RUNLATCH_WINDOW_TEST(tst_ReplyFormQuestions)
#include "tst_replyformquestions.moc"
