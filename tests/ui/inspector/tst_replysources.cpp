// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "templates/templatefolder.h"
#include "ui/inspector/replysources.h"
#include "ui/reply/replyformfixture.h"
#include "ui/reply/reportdialog.h"
#include "ui/reply/templatedialog.h"
#include "ui/widgets/frames/headerstrip.h"

#include <QCheckBox>
#include <QListWidget>
#include <QTemporaryDir>
#include <QThreadPool>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using protocol::TaskResult;
using protocol::TaskStatus;

/// A reply is filled by a report or a template as that was shown before, and what was there comes back.
class tst_ReplySources : public ReplyFormFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void outcomesComeFromAReport();
    void outcomesStandBehindThoseThatAreThere();
    void suppressedOnesAreTakenOnWish();
    void theFocusMovesForANewFileOnly();
    void whatIsNoReportSaysWhere();
    void aTemplateIsKeptAndUsed();
    void aTemplateKeepsWhatNoFormShows();
    void aTemplateSaysWhatIsWrong();
    void aTemplateIsReplacedAndRemovedByAQuestion();
    void whatOthersWroteIsReplacedByAQuestion();
    void aTemplateFillsOnce();
    void anotherRequestIsNotFilled();
    void nothingIsUndoneWithoutAForm();

private:
    QString file(const QByteArray &bytes)
    {
        QFile written(m_folder->filePath(u"report.sarif"_s));
        return written.open(QIODevice::WriteOnly) && written.write(bytes) == bytes.size() ? written.fileName()
                                                                                          : QString();
    }
    template <typename T> T *opened(const QString &button)
    {
        QTest::mouseClick(m_header->findChild<QPushButton *>(button), Qt::LeftButton);
        return m_form->findChild<T *>();
    }
    static bool press(const QWidget &dialog, const QString &name)
    {
        auto *button = dialog.findChild<QPushButton *>(name);
        const bool isReady = support::waitFor([button] { return button->isEnabled(); });
        button->click();
        return isReady;
    }
    /// Presses the verb of the question that a dialog asks.
    static bool answer(const QWidget &dialog, const QString &verb)
    {
        const auto *question = dialog.findChild<Confirmation *>();
        auto *button = question ? support::shownButton<QPushButton>(*question, verb) : nullptr;
        if (button)
            button->click();
        return button != nullptr;
    }
    TaskResult present() const { return m_form->draft().result; }

    static const QByteArray Sarif;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HeaderStrip> m_header;
    ReplySources *m_sources = nullptr;
};

const QByteArray tst_ReplySources::Sarif = R"({"version":"2.1.0","runs":[{"tool":{"driver":{"name":"scan"}},"results":[
    {"ruleId":"A","level":"error","message":{"text":"a"}},{"ruleId":"B","message":{"text":"b"}},
    {"ruleId":"C","message":{"text":"c"},"suppressions":[{"kind":"inSource"}]}]}]})";

void tst_ReplySources::init()
{
    open();
    m_folder = std::make_unique<QTemporaryDir>();
    m_header = std::make_unique<HeaderStrip>(u"Reply"_s);
    m_sources = new ReplySources(*m_form, *m_header, m_folder->filePath(u"templates"_s));
    m_sources->bar()->setParent(m_header.get());
    m_header->resize(1200, 60);
    m_header->show();
}

void tst_ReplySources::cleanup()
{
    m_header.reset();
    m_form.reset();
    m_folder.reset();
}

void tst_ReplySources::outcomesComeFromAReport()
{
    const QSignalSpy filled(m_sources, &ReplySources::filled);
    auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
    QVERIFY(dialog);
    dialog->setFile(file(Sarif));
    QTRY_VERIFY(support::says(*dialog, u"SARIF · scan · results: 3, outcomes: 2"_s));
    const QString details = dialog->findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY2(details.contains(u"Suppressed, and not among the outcomes unless that is wanted: 1."_s),
             qPrintable(details));
    QVERIFY2(details.contains(u"ruleId → outcome-id"_s), qPrintable(details));
    QVERIFY(press(*dialog, u"takeOutcomes"_s));
    QCOMPARE(present().outcomes.size(), 2);
    QCOMPARE(present().outcomes.first().id, u"A"_s);
    QCOMPARE(filled.size(), 1);
    QVERIFY(m_sources->bar()->text().contains(u"report.sarif"_s));
    QVERIFY(press(*m_sources->bar(), u"undoFilling"_s));
    QTRY_VERIFY(present().outcomes.isEmpty());
    QCOMPARE(filled.size(), 2);
}

void tst_ReplySources::outcomesStandBehindThoseThatAreThere()
{
    for (const bool isReplacing : {false, true}) {
        m_form->load({{TaskStatus::Failed, u"m"_s, {}, {{u"own"_s, u"d"_s, {}, {}, {}}}}, 0});
        auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
        dialog->setFile(file(Sarif));
        const QList<QRadioButton *> choices = dialog->findChildren<QRadioButton *>();
        QCOMPARE(choices.size(), 2);
        choices.at(isReplacing ? 1 : 0)->click();
        QVERIFY(press(*dialog, u"takeOutcomes"_s));
        QCOMPARE(present().outcomes.size(), isReplacing ? 2 : 3);
        QCOMPARE(present().outcomes.first().id, isReplacing ? u"A"_s : u"own"_s);
        QCOMPARE(present().message, u"m"_s);
        delete dialog;
    }
}

void tst_ReplySources::suppressedOnesAreTakenOnWish()
{
    auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
    dialog->setFile(file(Sarif));
    auto *suppressed = dialog->findChild<QCheckBox *>();
    QTRY_VERIFY(suppressed->isVisible());
    suppressed->click();
    QTRY_VERIFY(support::says(*dialog, u"SARIF · scan · results: 3, outcomes: 3"_s));
    QVERIFY(press(*dialog, u"takeOutcomes"_s));
    QCOMPARE(present().outcomes.last().id, u"C"_s);
}

/// Space takes the choice back, and nothing else.
void tst_ReplySources::theFocusMovesForANewFileOnly()
{
    auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
    dialog->setFile(file(Sarif));
    auto *suppressed = dialog->findChild<QCheckBox *>();
    QTRY_VERIFY(suppressed->isVisible());
    QCOMPARE(dialog->focusWidget(), dialog->findChild<QPushButton *>(u"takeOutcomes"_s));
    suppressed->setFocus();
    suppressed->click();
    QTRY_VERIFY(support::says(*dialog, u"SARIF · scan · results: 3, outcomes: 3"_s));
    QCOMPARE(dialog->focusWidget(), suppressed);
    dialog->setFile(m_folder->filePath(u"none"_s));
    QVERIFY(dialog->findChild<QPlainTextEdit *>()->toPlainText().isEmpty()); // they were of the other file
    QVERIFY(!suppressed->isVisible());
    QTRY_VERIFY(dialog->findChild<MessageBar *>()->hasMessage());
}

void tst_ReplySources::whatIsNoReportSaysWhere()
{
    auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
    dialog->setFile(file("{\n  \"version\": }"));
    auto *message = dialog->findChild<MessageBar *>();
    QTRY_VERIFY(message->hasMessage());
    QVERIFY2(message->text().startsWith(u"Line 2, column "_s), qPrintable(message->text()));
    QVERIFY(!dialog->findChild<QPushButton *>(u"takeOutcomes"_s)->isEnabled());
    dialog->setFile(m_folder->filePath(u"none"_s));
    QTRY_VERIFY(message->hasMessage() && message->text().contains(u"none"_s));
}

void tst_ReplySources::aTemplateIsKeptAndUsed()
{
    const TaskResult written{
        TaskStatus::Failed, u"{{workspace_name}} is open"_s, {}, {{u"1"_s, u"{{run_id}}"_s, {}, {}, {}}}};
    m_form->load({written, 0});
    auto *dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    dialog->findChild<QLineEdit *>(u"templateName"_s)->setText(u"open findings"_s);
    QVERIFY(press(*dialog, u"saveTemplate"_s));
    const auto *names = dialog->findChild<QListWidget *>();
    QTRY_COMPARE(names->count(), 1);
    dialog->reject();
    delete dialog;

    m_form->load({});
    m_sources->setRequest(R"({"workspace_name":"net-prod","run_id":"run-9","access_token":"secret"})");
    dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    QVERIFY(press(*dialog, u"useTemplate"_s));
    QTRY_COMPARE(present().message, u"net-prod is open"_s);
    QCOMPARE(present().status, TaskStatus::Failed);
    QCOMPARE(present().outcomes.first().description, u"run-9"_s);
    QCOMPARE(m_sources->bar()->text(), u"Filled by the template “open findings”."_s);
    QVERIFY(press(*m_sources->bar(), u"undoFilling"_s));
    QTRY_VERIFY(present().message.isEmpty());
}

void tst_ReplySources::aTemplateKeepsWhatNoFormShows()
{
    const QByteArray text = R"({"data":{"type":"task-results","attributes":{"status":"passed","later":"{{run_id}}"}}})";
    QVERIFY(templates::saveTemplate(m_folder->filePath(u"templates"_s), u"a"_s, text));
    m_sources->setRequest(R"({"run_id":"run-9"})");
    auto *dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    QVERIFY(press(*dialog, u"useTemplate"_s));
    QTRY_VERIFY(m_sources->bar()->hasMessage());
    QVERIFY(protocol::writeTaskResult(present()).contains(R"("later":"run-9")"));
}

void tst_ReplySources::aTemplateSaysWhatIsWrong()
{
    m_form->load({{TaskStatus::Passed, u"{{access_token}}"_s, {}, {}}, -1});
    auto *dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    dialog->findChild<QLineEdit *>(u"templateName"_s)->setText(u"bad"_s);
    QVERIFY(press(*dialog, u"saveTemplate"_s));
    auto *message = dialog->findChild<MessageBar *>();
    QTRY_VERIFY(message->hasMessage());
    QVERIFY2(message->text().contains(u"“access_token” is a secret"_s), qPrintable(message->text()));
    QVERIFY(templates::templateNames(m_folder->filePath(u"templates"_s)).names.isEmpty());
    QVERIFY(templates::saveTemplate(m_folder->filePath(u"templates"_s), u"a"_s,
                                    templates::templateText({TaskStatus::Passed, u"{{run_id}}"_s, {}, {}})));
    delete dialog;

    dialog = opened<TemplateDialog>(u"replyTemplates"_s); // its request is not loaded yet
    QVERIFY(press(*dialog, u"useTemplate"_s));
    message = dialog->findChild<MessageBar *>();
    QTRY_VERIFY(message->hasMessage());
    QVERIFY2(message->text().startsWith(u"The fields of the request cannot be read"_s), qPrintable(message->text()));
    QVERIFY(press(*dialog, u"removeTemplate"_s));
    QVERIFY(answer(*dialog, u"Remove"_s));
    QTRY_COMPARE(dialog->findChild<QListWidget *>()->count(), 0);
    QVERIFY(!message->hasMessage());
}

void tst_ReplySources::aTemplateIsReplacedAndRemovedByAQuestion()
{
    const QString folder = m_folder->filePath(u"templates"_s);
    QVERIFY(templates::saveTemplate(folder, u"a"_s, templates::templateText({TaskStatus::Passed, u"old"_s, {}, {}})));
    m_form->load({{TaskStatus::Passed, u"new"_s, {}, {}}, -1});
    auto *dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    const auto *names = dialog->findChild<QListWidget *>();
    QTRY_COMPARE(names->count(), 1);
    dialog->findChild<QLineEdit *>(u"templateName"_s)->setText(u"a"_s);
    QVERIFY(press(*dialog, u"saveTemplate"_s));
    QVERIFY(support::waitFor([dialog] { return answer(*dialog, u"Replace"_s); }));
    QTRY_VERIFY(templates::readTemplate(folder, u"a"_s)->text().contains("new"));
    QTRY_VERIFY(dialog->findChild<MessageBar *>()->hasMessage());
    QTRY_VERIFY(!dialog->findChild<Confirmation *>());
    QVERIFY(press(*dialog, u"removeTemplate"_s));
    QVERIFY(answer(*dialog, u"Remove"_s));
    QTRY_COMPARE(names->count(), 0);
}

/// The list is that of the moment when the dialog was opened.
void tst_ReplySources::whatOthersWroteIsReplacedByAQuestion()
{
    const QString folder = m_folder->filePath(u"templates"_s);
    auto *dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    QVERIFY(templates::saveTemplate(folder, u"a"_s, templates::templateText({TaskStatus::Passed, u"old"_s, {}, {}})));
    QCOMPARE(dialog->findChild<QListWidget *>()->count(), 0);
    dialog->findChild<QLineEdit *>(u"templateName"_s)->setText(u"a"_s);
    QVERIFY(press(*dialog, u"saveTemplate"_s));
    QVERIFY(support::waitFor([dialog] { return answer(*dialog, u"Cancel"_s); }));
    QVERIFY(templates::readTemplate(folder, u"a"_s)->text().contains("old"));
}

/// A button that is pressed twice fills the form once, or Undo would not bring back what was there before.
void tst_ReplySources::aTemplateFillsOnce()
{
    const QByteArray text = templates::templateText({TaskStatus::Passed, u"new"_s, {}, {}});
    QVERIFY(templates::saveTemplate(m_folder->filePath(u"templates"_s), u"a"_s, text));
    const QSignalSpy filled(m_sources, &ReplySources::filled);
    auto *dialog = opened<TemplateDialog>(u"replyTemplates"_s);
    QVERIFY(press(*dialog, u"useTemplate"_s));
    QVERIFY(press(*dialog, u"useTemplate"_s));
    QThreadPool::globalInstance()->waitForDone(); // both answers are there
    QTRY_COMPARE(present().message, u"new"_s);
    QVERIFY(press(*m_sources->bar(), u"undoFilling"_s));
    QTRY_VERIFY(present().message.isEmpty());
    QCOMPARE(filled.size(), 2);
}

void tst_ReplySources::anotherRequestIsNotFilled()
{
    auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
    dialog->setFile(file(Sarif));
    m_form->setCapture(capture(2));
    QVERIFY(press(*dialog, u"takeOutcomes"_s));
    QVERIFY(present().outcomes.isEmpty());
}

/// The page shows what was sent instead.
void tst_ReplySources::nothingIsUndoneWithoutAForm()
{
    auto *dialog = opened<ReportDialog>(u"outcomesFromFile"_s);
    dialog->setFile(file(Sarif));
    QVERIFY(press(*dialog, u"takeOutcomes"_s));
    m_sources->setAllowed(true);
    QVERIFY(m_sources->bar()->hasMessage());
    m_sources->setAllowed(false);
    QVERIFY(!m_sources->bar()->hasMessage());
}

RUNLATCH_WINDOW_TEST(tst_ReplySources)
#include "tst_replysources.moc"
