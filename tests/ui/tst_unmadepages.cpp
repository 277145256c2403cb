// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/sight.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "support/warnings.h"
#include "ui/activity/activitypage.h"
#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/check/checkpage.h"
#include "ui/help/helpopener.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/mainwindow.h"
#include "ui/markdown/markdownview.h"
#include "ui/settings/settingsdialog.h"
#include "ui/simulator/simulatorpage.h"
#include "ui/windowalerts.h"
#include "ui/workbenchparts.h"

#include <QAction>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A page is made when it is first shown or needed, and knows then what happened before.
class tst_UnmadePages : public support::StillThemedTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void onlyThePagesThatAreNeededAreMade();
    void aPageIsMadeOnce();
    void aLatePageKnowsTheConnection();
    void aLateSimulatorKnowsTheListener();
    void theLogNeedsNoPage();
    void theAlertsNeedNoPage();
    void theHelpHasTheKeysOfAllPages();
    void theMenuLeadsToAnUnmadePage();
    void closesWithoutAsking();

private:
    template <typename Page> Page *made() const { return m_window->pages().ifMade<Page>(); }
    void press(Qt::Key key) { QTest::keyClick(m_window->windowHandle(), key, Qt::ControlModifier); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

void tst_UnmadePages::init()
{
    support::failOnWarnings();
    m_folder = std::make_unique<QTemporaryDir>();
    m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
    m_window = std::make_unique<MainWindow>(m_engine->workbench);
    QVERIFY(made<RunTasksPage>() && !made<ChangeRequestsPage>());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_UnmadePages::cleanup()
{
    m_window.reset();
    m_engine.reset();
    m_folder.reset();
}

void tst_UnmadePages::onlyThePagesThatAreNeededAreMade()
{
    QTRY_VERIFY(made<ChangeRequestsPage>()); // behind the first frame
    QVERIFY(!made<BulkCreatePage>() && !made<SimulatorPage>() && !made<CheckPage>() && !made<ActivityPage>());
    QVERIFY(made<RunTasksPage>()->isVisible() && !made<ChangeRequestsPage>()->isVisible());
}

void tst_UnmadePages::aPageIsMadeOnce()
{
    QSignalSpy pages(&m_window->pages(), &WindowPages::made);
    press(Qt::Key_6);
    const CheckPage *page = made<CheckPage>();
    QVERIFY(page && page->isVisible());
    QCOMPARE(page->windowTitle(), u"Check"_s);
    press(Qt::Key_3);
    QVERIFY(!page->isVisible());
    press(Qt::Key_6);
    QVERIFY(page->isVisible());
    QCOMPARE(made<CheckPage>(), page);
    m_window->pages().makeAll();
    m_window->pages().makeAll();
    QVERIFY(page->isVisible());
    QVERIFY(pages.size() <= WindowPages::Count);
}

/// The simulator serves before the page of change requests, and that before the page that creates them.
void tst_UnmadePages::aLatePageKnowsTheConnection()
{
    QSignalSpy connections(&m_window->pages(), &WindowPages::connectionChanged);
    m_window->simulator().start();
    QTRY_VERIFY(!connections.isEmpty());
    QVERIFY(!made<BulkCreatePage>());
    press(Qt::Key_2);
    QVERIFY(made<BulkCreatePage>()->isVisible());
    QTRY_VERIFY(support::shownButton<QPushButton>(*made<BulkCreatePage>(), u"Continue to message"_s));
}

void tst_UnmadePages::aLateSimulatorKnowsTheListener()
{
    QVERIFY(m_engine->openCaptures(m_folder->filePath(u"captures.sqlite"_s)));
    m_window->runTasks().sessionOpened();
    QSignalSpy listening(&m_window->runTasks(), &RunTasksPage::listening);
    inspector::ReceiverOptions options;
    options.endpoint().keys = {"secret123"};
    m_window->runTasks().listener().start(options);
    QTRY_COMPARE(listening.size(), 1);
    QVERIFY(!made<SimulatorPage>());
    emit m_window->runTasks().sampleWanted();
    QVERIFY(made<SimulatorPage>());
    QTRY_VERIFY(m_window->runTasks().list().current());
    QCOMPARE(m_window->runTasks().list().current()->verdict, protocol::Verdict::Valid);
}

void tst_UnmadePages::theLogNeedsNoPage()
{
    QSignalSpy wanted(m_window.get(), &MainWindow::logWanted);
    press(Qt::Key_Comma);
    auto *settings = m_window->findChild<SettingsDialog *>();
    QVERIFY(settings);
    QVERIFY(!made<ActivityPage>());
    support::button<QCheckBox>(*settings, u"Write every exchange to a log file"_s)->click();
    settings->accept();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(m_engine->preferences.logsExchanges());
    QVERIFY(!made<ActivityPage>()->isVisible());
}

void tst_UnmadePages::theAlertsNeedNoPage()
{
    new WindowAlerts(*m_window, m_engine->workbench);
    QVERIFY(!made<SimulatorPage>());
}

void tst_UnmadePages::theHelpHasTheKeysOfAllPages()
{
    QVERIFY(!made<ActivityPage>());
    m_window->findChild<QAction *>(u"menu.help"_s)->trigger();
    HelpWindow *help = m_window->findChild<HelpOpener *>()->window();
    QVERIFY(help);
    help->showPlace(u"keyboard"_s);
    QVERIFY(help->findChild<MarkdownView *>()->markdown().contains(u"Filter the exchanges"_s));
}

void tst_UnmadePages::theMenuLeadsToAnUnmadePage()
{
    QVERIFY(!made<BulkCreatePage>());
    support::action(*m_window, u"&New for many..."_s)->trigger();
    QVERIFY(made<BulkCreatePage>()->isVisible());
}

void tst_UnmadePages::closesWithoutAsking()
{
    m_window->close();
    QVERIFY(!m_window->isVisible());
}

RUNLATCH_WINDOW_TEST(tst_UnmadePages)

} // namespace runlatch::ui

#include "tst_unmadepages.moc"
