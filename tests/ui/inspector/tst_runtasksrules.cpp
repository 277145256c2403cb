// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/runtaskspagetest.h"

#include "support/sight.h"
#include "support/suite.h"
#include "support/waiting.h"
#include "ui/connections/fileedit.h"
#include "ui/inspector/interchange/importdialog.h"
#include "ui/inspector/interchange/interchangeflow.h"
#include "ui/inspector/listener/rulespage.h"
#include "ui/widgets/navigation/tabwidget.h"
#include "ui/widgets/tables/tableview.h"

#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The window answers by the rules of the chosen file, says which acted and what is wrong with it, and tries it.
class tst_RunTasksRules : public RunTasksPageTest
{
    Q_OBJECT
private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void answersByTheFileOfTheSettings();
    void takesTheFileOfTheDialog();
    void aDroppedFileIsOffered();
    void warnsAsLongAsTheFileIsBroken();

private:
    QString write(const QByteArray &text) const
    {
        QSaveFile file(m_folder->filePath(u"a.rules"_s)); // a file that is half written would be read, too
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
        return isWritten ? file.fileName() : QString();
    }
    bool warns(const QString &text) const
    {
        return support::firstOf<MessageBar>(*m_page, [&text](const MessageBar *bar) {
            return bar->isVisible() && bar->hasMessage() && bar->text().contains(text);
        });
    }
};

void tst_RunTasksRules::answersByTheFileOfTheSettings()
{
    m_engine->preferences.setRuleFile(write("rule name=overloaded\nanswer status=503\n"));
    const QUrl url = listenAgain();
    const auto answers = [&url] { return post(url, QUrl(u"http://127.0.0.1:1/callback"_s)); };
    QTRY_COMPARE(answers(), 503);
    QVERIFY(shown<QLabel>(u"1 rule(s)"_s)); // without translations
    write("rule name=calm\nanswer status=202\n");
    QTRY_COMPARE(answers(), 202);
    QVERIFY(support::waitFor([this] {
        chooseNewest();
        return shown<QLabel>(u"calm"_s) != nullptr;
    }));
    write("rule name=calm\nansewr status=202\n");
    QTRY_VERIFY(warns(u"The rules of the listener stay as they were."_s) && warns(u"Line 2, column 1: "_s));
    QCOMPARE(answers(), 202);
    write("rule name=calm\n");
    QTRY_VERIFY(!warns(u"The rules of the listener"_s));
    QTRY_COMPARE(answers(), 200);
}

void tst_RunTasksRules::takesTheFileOfTheDialog()
{
    const QUrl url = listenAgain();
    m_page->listener().configure();
    auto *dialog = m_page->findChild<ListenerDialog *>();
    auto *page = dialog->findChild<RulesPage *>();
    dialog->findChild<TabWidget *>()->setCurrentWidget(page);
    page->findChild<FileEdit *>()->setFile(write("rule name=other when=ws:else\nrule name=those when=ws:net-*\n"
                                                 "answer status=418\n"));
    auto *tryIt = support::button<QPushButton>(*page, u"Try against the chosen request"_s);
    QTRY_VERIFY(tryIt->isEnabled());
    tryIt->click();
    const auto *model = page->findChild<TableView *>()->model();
    const auto words = [model](int row) { return model->index(row, 3).data().toString(); };
    QTRY_COMPARE(words(0), u"Does not act, because ws is net-3."_s);
    QCOMPARE(words(1), u"Would act, because ws is net-3."_s);
    QVERIFY(support::says(*page, u"Tried against request 3."_s));
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    dialog->accept();
    QTRY_COMPARE(listening.count(), 1);
    QVERIFY(m_engine->preferences.ruleFile().endsWith(u"a.rules"_s));
    protocol::RunTaskRequest request = support::runTask(u"http://127.0.0.1:1/callback"_s);
    request.workspaceName = u"net-9"_s;
    QTRY_COMPARE(support::postRunTask(listening.first().first().toUrl(), request), 418);
}

/// It is used when the dialog is accepted, and not before.
void tst_RunTasksRules::aDroppedFileIsOffered()
{
    InterchangeFlow flow(m_engine->workbench, m_page->list(), m_page->listener(), *m_page);
    const QString file = write("# of production\n\nrule name=those when=ws:net-*\nanswer status=418\n");
    flow.openFiles({file});
    QTRY_VERIFY(m_page->findChild<ListenerDialog *>());
    auto *dialog = m_page->findChild<ListenerDialog *>();
    auto *page = dialog->findChild<RulesPage *>();
    QTRY_VERIFY(page->isVisible());
    QCOMPARE(page->file(), file);
    QTRY_COMPARE(page->book().rules().size(), 1);
    QVERIFY(m_engine->preferences.ruleFile().isEmpty());
    QVERIFY(!m_page->findChild<ImportDialog *>());
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    dialog->accept();
    QTRY_COMPARE(listening.count(), 1);
    QCOMPARE(m_engine->preferences.ruleFile(), file);
}

void tst_RunTasksRules::warnsAsLongAsTheFileIsBroken()
{
    m_engine->preferences.setRuleFile(write("rule name=a\nansewr status=202\n"));
    listenAgain();
    QTRY_VERIFY(warns(u"The rules of the listener stay as they were."_s));
    QSignalSpy listening(m_page.get(), &RunTasksPage::listening);
    m_page->listener().start();
    QTRY_COMPARE(listening.count(), 1);
    QVERIFY(warns(u"The rules of the listener"_s));
    m_page->listener().configure();
    auto *dialog = m_page->findChild<ListenerDialog *>();
    dialog->findChild<RulesPage *>()->findChild<FileEdit *>()->setFile({});
    dialog->accept();
    QTRY_COMPARE(listening.count(), 2);
    QVERIFY(!warns(u"The rules of the listener"_s));
}

RUNLATCH_WINDOW_TEST(tst_RunTasksRules)

} // namespace runlatch::ui

#include "tst_runtasksrules.moc"
