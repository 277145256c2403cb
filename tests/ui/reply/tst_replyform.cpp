// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "support/suite.h"
#include "ui/reply/replyformfixture.h"

#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using inspector::Obstacle;
using protocol::TaskResult;
using protocol::TaskStatus;

/// The reply form sends what was typed, and keeps a draft for each capture.
class tst_ReplyForm : public ReplyFormFixture
{
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { m_form.reset(); }

    void sendsWhatIsTyped()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        type(u"resultMessage"_s, u"all fine"_s);
        type(u"resultUrl"_s, u"https://a.example"_s);
        click(u"addOutcome"_s);
        type(u"outcomeId"_s, u"NET-1"_s);
        type(u"outcomeDescription"_s, u"one line"_s);
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 1);
        const TaskResult expected{
            TaskStatus::Passed, u"all fine"_s, u"https://a.example"_s, {{u"NET-1"_s, u"one line"_s, {}, {}, {}}}};
        TaskResult sent = wanted.at(0).at(0).value<TaskResult>();
        QCOMPARE(QJsonDocument::fromJson(std::exchange(sent.written, {})),
                 QJsonDocument::fromJson(protocol::writeTaskResult(expected)));
        QCOMPARE(sent, expected);
        QCOMPARE(wanted.at(0).at(1).toBool(), false);
        click(u"sendRunning"_s);
        QCOMPARE(wanted.at(1).at(0).value<TaskResult>().status, TaskStatus::Running);
    }

    void showsTheExactDocument()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        m_form->findChild<QTabWidget *>()->setCurrentIndex(1);
        type(u"resultMessage"_s, u"a \"b\" {,}"_s);
        const auto *code = m_form->findChild<CodeView *>(u"exactJson"_s);
        QTRY_VERIFY(code->toPlainText().contains(u"a \\\"b\\\" {,}"_s));
        click(u"sendFinal"_s);
        QCOMPARE(protocol::writeTaskResult(wanted.at(0).at(0).value<TaskResult>()), code->toPlainText().toUtf8());
    }

    void showsAnUnknownStageAsWhatItIs()
    {
        store::CaptureRow row = capture(2);
        row.stage = u"pre-apply"_s;
        m_form->setCapture(row);
        QTRY_VERIFY(hasLabel(u"pre-apply passed"_s));
        QVERIFY(!hasLabel(u"Post-plan passed"_s));
        row = capture(3);
        row.stage.clear();
        m_form->setCapture(row);
        QTRY_VERIFY(hasLabel(u"Unknown stage passed"_s));
        m_form->setCapture(capture(1));
        QTRY_VERIFY(hasLabel(u"Post-plan passed"_s));
    }

    void theExactDocumentHasColorsWrapsAndIsCopied()
    {
        type(u"resultMessage"_s, QString(300, u'm'));
        m_form->findChild<QTabWidget *>()->setCurrentIndex(1);
        const auto *json = m_form->findChild<ExactJson *>();
        const auto *code = json->findChild<CodeView *>(u"exactJson"_s);
        QTRY_VERIFY(code->toPlainText().contains(u"mmm"_s));
        QCOMPARE(code->lineWrapMode(), QPlainTextEdit::WidgetWidth);
        QTRY_VERIFY(!code->document()->begin().next().layout()->formats().isEmpty());
        auto *copy = json->findChild<QPushButton *>();
        QTest::mouseClick(copy, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), code->toPlainText());
    }

    void offersTheScheme()
    {
        type(u"resultUrl"_s, u"checks.example/r"_s);
        QTRY_VERIFY(button(u"Add https://"_s) != nullptr);
        QTest::mouseClick(button(u"Add https://"_s), Qt::LeftButton);
        QCOMPARE(line(u"resultUrl"_s)->text(), u"https://checks.example/r"_s);
        QVERIFY(button(u"Add https://"_s) == nullptr);
    }

    void givesAndTakesADraftForEachCapture()
    {
        type(u"resultMessage"_s, u"first"_s);
        click(u"addOutcome"_s);
        type(u"outcomeId"_s, u"A"_s);
        const inspector::ReplyDraft first = m_form->draft();
        const QSignalSpy changed(m_form.get(), &ReplyForm::changed);
        m_form->setCapture(capture(2));
        QCOMPARE(m_form->result(TaskStatus::Passed), (TaskResult{TaskStatus::Passed, {}, {}, {}}));
        QCOMPARE(changed.size(), 1); // one signal, and not one for each field
        type(u"resultMessage"_s, u"second"_s);
        m_form->setCapture(capture(1), first);
        QCOMPARE(line(u"resultMessage"_s)->text(), u"first"_s);
        QCOMPARE(line(u"outcomeId"_s)->text(), u"A"_s);
        QCOMPARE(m_form->draft(), first);
        m_form->setCapture(capture(1)); // sets only the state of the capture
        QCOMPARE(m_form->draft(), first);
    }

    void editsTheListOfOutcomes()
    {
        for (const QString &id : {u"A"_s, u"B"_s, u"C"_s}) {
            click(u"addOutcome"_s);
            type(u"outcomeId"_s, id);
        }
        order(u"Move up"_s);
        QCOMPARE(ids(), QStringList({u"A"_s, u"C"_s, u"B"_s}));
        order(u"Duplicate"_s);
        QCOMPARE(ids(), QStringList({u"A"_s, u"C"_s, u"C"_s, u"B"_s}));
        order(u"Move down"_s);
        QCOMPARE(ids(), QStringList({u"A"_s, u"C"_s, u"B"_s, u"C"_s}));
        order(u"Remove"_s);
        QCOMPARE(ids(), QStringList({u"A"_s, u"C"_s, u"B"_s}));
    }

    void bringsBackWhatWasRemoved()
    {
        click(u"addOutcome"_s);
        type(u"outcomeId"_s, u"A"_s);
        m_form->findChild<QPlainTextEdit *>(u"outcomeBody"_s)->setPlainText(u"long text"_s);
        const TaskResult before = m_form->result(TaskStatus::Passed);
        order(u"Remove"_s);
        QVERIFY(ids().isEmpty());
        QTRY_VERIFY(button(u"Undo"_s) != nullptr);
        QTest::mouseClick(button(u"Undo"_s), Qt::LeftButton);
        QTRY_COMPARE(m_form->result(TaskStatus::Passed), before);
    }

    void bringsBackARemovedTag()
    {
        click(u"addOutcome"_s);
        QTest::mouseClick(button(u"Add tag"_s), Qt::LeftButton);
        QTest::keyClicks(named(u"Name of tag 1"_s), u"Severity"_s);
        QTest::keyClicks(named(u"Label of tag 1"_s), u"High"_s);
        QTest::keyClick(named(u"Level of tag 1"_s), Qt::Key_End);
        const QList<protocol::Tag> expected{{u"Severity"_s, u"High"_s, protocol::TagLevel::Error}};
        QCOMPARE(m_form->result(TaskStatus::Passed).outcomes.at(0).tags, expected);
        order(u"Remove tag 1"_s);
        QVERIFY(m_form->result(TaskStatus::Passed).outcomes.at(0).tags.isEmpty());
        QTRY_VERIFY(button(u"Undo"_s) != nullptr);
        QTest::mouseClick(button(u"Undo"_s), Qt::LeftButton);
        QTRY_COMPARE(m_form->result(TaskStatus::Passed).outcomes.at(0).tags, expected);
    }

    void asksBeforeItBlocksARun()
    {
        store::CaptureRow row = capture(1);
        row.enforcementLevel = u"mandatory"_s;
        m_form->setCapture(row);
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        choose(u"Failed"_s);
        click(u"sendFinal"_s);
        auto *question = m_form->findChild<Confirmation *>();
        QVERIFY(question != nullptr && question->isVisible());
        QTest::keyClick(question, Qt::Key_Return); // Cancel is the default
        QCOMPARE(wanted.size(), 0);
        QTRY_VERIFY(m_form->findChild<Confirmation *>() == nullptr);
        click(u"sendFinal"_s);
        m_form->findChild<Confirmation *>()->accept();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(0).value<TaskResult>().status, TaskStatus::Failed);
    }

    void postApplyBlocksNoRun()
    {
        store::CaptureRow row = capture(1);
        row.enforcementLevel = u"mandatory"_s;
        row.stage = u"post_apply"_s;
        m_form->setCapture(row);
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        choose(u"Failed"_s);
        click(u"sendFinal"_s);
        QVERIFY(m_form->findChild<Confirmation *>() == nullptr);
        QCOMPARE(wanted.size(), 1);
    }

    void saysWhatStandsAgainstSending()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        m_form->setObstacles({Obstacle::TooLate});
        QTRY_VERIFY(named(u"sendAnyway"_s) != nullptr);
        click(u"sendAnyway"_s);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(1).toBool(), true);
        m_form->setObstacles({Obstacle::TokenLocked, Obstacle::TooLate});
        QVERIFY(!named(u"sendFinal"_s)->isEnabled());
        m_form->setObstacles({});
        QVERIFY(named(u"sendFinal"_s)->isEnabled());
    }

    void showsAnAddressThatNothingProves_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<TaskStatus>("status");
        QTest::newRow("running") << u"sendRunning"_s << TaskStatus::Running;
        QTest::newRow("final") << u"sendFinal"_s << TaskStatus::Passed;
        QTest::newRow("beside the reason") << u"sendAnyway"_s << TaskStatus::Passed;
    }

    /// A token would go there, and another obstacle may stand before this one.
    void showsAnAddressThatNothingProves()
    {
        QFETCH(const QString, button);
        QFETCH(const TaskStatus, status);
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        m_form->setObstacles({Obstacle::Verification, Obstacle::Unproven},
                             QUrl(u"https://evil.example:8443/callback?url_code=x"_s));
        QTRY_VERIFY(named(button) != nullptr);
        click(button);
        QCOMPARE(wanted.size(), 0);
        auto *question = m_form->findChild<Confirmation *>();
        QVERIFY(question != nullptr && question->isVisible());
        const auto labels = question->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().contains(u"https://evil.example:8443,"_s) && !label->text().contains(u"url_code"_s);
        }));
        question->accept();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.at(0).at(0).value<TaskResult>().status, status);
        QVERIFY(wanted.at(0).at(1).toBool());
    }

    void asksBeforeItSendsWithoutAToken()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        m_form->setObstacles({Obstacle::NoToken}, QUrl(u"https://other.example/callback?code=x"_s));
        click(u"sendFinal"_s);
        QCOMPARE(wanted.size(), 0);
        auto *question = m_form->findChild<Confirmation *>();
        QVERIFY(question != nullptr && question->isVisible());
        const QString asked = question->accessibleDescription();
        QVERIFY2(asked.contains(u"https://other.example without a token"_s), qPrintable(asked));
        question->accept();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted.at(0).at(1).toBool());
    }

    void saysWhatAnAnswerMeans_data()
    {
        QTest::addColumn<base::Error>("error");
        QTest::addColumn<QString>("fact");
        using enum base::ErrorKind;
        const auto row =
            [](int http, base::ErrorKind kind, base::Rule rule, const QString &fact) {
                QTest::addRow("%d", http)
                    << base::Error{.kind = kind, .rule = rule, .subject = u"https://tf.example/c"_s, .http = http}
                    << fact;
            };
        row(204, Protocol, base::Rules::ReplyMaybeAccepted, u"answered 204, not 200: it may have accepted"_s);
        row(307, Protocol, base::Rules::HttpRedirect, u"points to another address (307), which is not followed"_s);
        row(403, Rejected, {}, u"of the request (403)"_s);
        row(409, Conflict, {}, u"errored or canceled"_s);
        row(422, Rejected, {}, u"refused the reply (422)"_s);
    }
    void saysWhatAnAnswerMeans()
    {
        QFETCH(base::Error, error);
        QFETCH(const QString, fact);
        inspector::Reply::Sent sent = answer(error.http);
        sent.error = error;
        m_form->setAnswer(TaskStatus::Passed, sent);
        QVERIFY2(messages().contains(fact), qPrintable(messages()));
        QVERIFY(!messages().contains(u"use another token"_s));
    }

    void leavesOutcomesOutWhereTheyAreNotTaken()
    {
        store::CaptureRow row = capture(3);
        row.acceptsOutcomes = false;
        m_form->setCapture(row);
        QVERIFY(!named(u"addOutcome"_s)->isEnabled());
        QTRY_VERIFY(button(u"Write outcomes anyway"_s) != nullptr);
        QTest::mouseClick(button(u"Write outcomes anyway"_s), Qt::LeftButton);
        QTRY_VERIFY(named(u"addOutcome"_s)->isEnabled());
        click(u"addOutcome"_s);
        type(u"outcomeId"_s, u"A"_s);
        QCOMPARE(ids(), QStringList({u"A"_s}));
    }

    void marksTheFieldsThatTheServiceNames()
    {
        click(u"addOutcome"_s);
        click(u"addOutcome"_s);
        m_form->setUnderWay({TaskStatus::Passed, {}});
        QVERIFY(!named(u"sendFinal"_s)->isEnabled());
        m_form->setUnderWay({});
        m_form->setAnswer(TaskStatus::Passed,
                          answer(422,
                                 {{u"422"_s, u"invalid"_s, u"too long"_s, u"/data/attributes/message"_s},
                                  {u"422"_s, u"invalid"_s, u"is missing"_s,
                                   u"/data/relationships/outcomes/data/0/attributes/outcome-id"_s}}));
        QVERIFY(named(u"sendFinal"_s)->isEnabled());
        QVERIFY(fieldOf(u"resultMessage"_s)->hasError());
        QVERIFY(fieldOf(u"outcomeId"_s)->hasError());
        QVERIFY(!fieldOf(u"resultUrl"_s)->hasError());
        type(u"resultMessage"_s, u"x"_s);
        QVERIFY(!fieldOf(u"resultMessage"_s)->hasError());
    }

    void saysWhatBecameOfIt()
    {
        m_form->setAnswer(TaskStatus::Passed, answer(200));
        QVERIFY(messages().contains(u"accepted"_s));
        m_form->setAnswer(TaskStatus::Passed, answer(409, {{u"409"_s, u"conflict"_s, u"in a terminal state"_s, {}}}));
        QVERIFY(messages().contains(u"409"_s) && messages().contains(u"in a terminal state"_s));
        base::Error error;
        error.kind = base::ErrorKind::Network;
        error.subject = u"tf.example"_s;
        m_form->setAnswer(TaskStatus::Passed, error);
        QVERIFY(messages().contains(u"tf.example"_s));
    }

    /// "Try again" sends the reply that was not answered, and not the chosen final result.
    void triesAgainWhatWasNotAnswered()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        click(u"sendRunning"_s);
        base::Error error;
        error.kind = base::ErrorKind::Network;
        error.subject = u"tf.example"_s;
        m_form->setAnswer(TaskStatus::Running, error);
        QTRY_VERIFY(button(u"Try again"_s) != nullptr);
        QTest::mouseClick(button(u"Try again"_s), Qt::LeftButton);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted.at(1).at(0).value<TaskResult>().status, TaskStatus::Running);
    }

    void triesAgainAlsoWhenAnotherStatusWasChosen()
    {
        const QSignalSpy wanted(m_form.get(), &ReplyForm::sendWanted);
        click(u"sendFinal"_s);
        base::Error error;
        error.kind = base::ErrorKind::Network;
        error.subject = u"tf.example"_s;
        m_form->setAnswer(TaskStatus::Passed, error);
        choose(u"Failed"_s);
        QTRY_VERIFY(button(u"Try again"_s) != nullptr);
        QTest::mouseClick(button(u"Try again"_s), Qt::LeftButton);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted.at(1).at(0).value<TaskResult>().status, TaskStatus::Passed);
    }

    void saysThatTheAnswerCouldNotBeKept()
    {
        inspector::Reply::Sent sent = answer(200);
        sent.recorded = false;
        m_form->setAnswer(TaskStatus::Passed, sent);
        QVERIFY(messages().contains(u"could not be saved"_s));
    }

    void countsDown()
    {
        store::CaptureRow row = capture(1);
        row.deadline = m_clock.utc().addSecs(461);
        m_form->setCapture(row);
        QVERIFY(hasLabel(u"7:41 left"_s));
        m_clock.advance(std::chrono::seconds(1));
        QTRY_VERIFY(hasLabel(u"7:40 left"_s));
        m_clock.advance(std::chrono::seconds(342));
        QTRY_VERIFY(hasLabel(u"Soon over: 1:58"_s));
        m_form->hide(); // nobody is woken to count unseen
        m_clock.advance(std::chrono::seconds(10));
        QCOMPARE(m_clock.waiting(), 0);
        m_form->show();
        QTRY_VERIFY(hasLabel(u"Soon over: 1:48"_s));
        m_form->resize(848, 520);
        QTRY_VERIFY(hasLabel(u"1:48"_s)); // the words are its name, and the icon has another shape
        QVERIFY(named(u"Soon over: 1:48"_s));
    }

    void walksInReadingOrder()
    {
        click(u"addOutcome"_s);
        QTest::mouseClick(button(u"Add tag"_s), Qt::LeftButton);
        m_form->activateWindow();
        line(u"outcomeUrl"_s)->setFocus();
        QStringList walked;
        for (int step = 0; step < 6; ++step) {
            QTest::keyClick(m_form->focusWidget(), Qt::Key_Tab);
            const QWidget *focus = m_form->focusWidget();
            walked += focus->accessibleName().isEmpty() ? focus->property("text").toString() : focus->accessibleName();
        }
        QCOMPARE(walked,
                 QStringList({u"Add tag"_s, u"Name of tag 1"_s, u"Label of tag 1"_s, u"Level of tag 1"_s,
                              u"Remove tag 1"_s, u"Write"_s}));
    }

    void namesEverythingThatTakesTheFocus()
    {
        click(u"addOutcome"_s);
        QTest::mouseClick(button(u"Add tag"_s), Qt::LeftButton);
        for (const QWidget *widget : m_form->findChildren<QWidget *>()) {
            const bool isNamed = !widget->accessibleName().isEmpty() || !widget->property("text").toString().isEmpty();
            QVERIFY2(isNamed || widget->focusPolicy() == Qt::NoFocus || !widget->isVisible(),
                     widget->metaObject()->className());
        }
    }

    void fitsALowWindow()
    {
        type(u"resultMessage"_s, u"kept"_s);
        m_form->resize(848, 520);
        QVERIFY(m_form->minimumSizeHint().width() <= 848);
        QCOMPARE(m_form->findChild<QTabWidget *>()->count(), 4);
        QVERIFY(named(u"sendFinal"_s)->isVisible());
        m_form->resize(1200, 800);
        QCOMPARE(m_form->findChild<QTabWidget *>()->count(), 2);
        QVERIFY(line(u"resultMessage"_s)->isVisible());
        QCOMPARE(line(u"resultMessage"_s)->text(), u"kept"_s);
    }

private:
    static inspector::Reply::Sent answer(int http, const QList<base::ServiceError> &errors = {})
    {
        inspector::Reply::Sent sent;
        sent.reply.http = http;
        sent.reply.status = u"passed"_s;
        sent.row = capture(1);
        if (http != 200)
            sent.error = base::Error{.kind = base::kindOfStatus(http), .http = http, .errors = errors};
        return sent;
    }
    void order(const QString &name) { QTest::mouseClick(named(name), Qt::LeftButton); }

    QStringList ids() const
    {
        QStringList ids;
        for (const protocol::Outcome &outcome : m_form->result(TaskStatus::Passed).outcomes)
            ids += outcome.id;
        return ids;
    }

    bool hasLabel(const QString &text) const
    {
        const auto labels = m_form->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == text; });
    }
};

RUNLATCH_WINDOW_TEST(tst_ReplyForm)
#include "tst_replyform.moc"
