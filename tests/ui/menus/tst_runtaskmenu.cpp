// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/runtaskmenu.h"

#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/mainwindow.h"
#include "ui/workbenchparts.h"

#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// The menu has what a person can do with received requests, where these can be seen.
class tst_RunTaskMenu : public support::StillThemedTest
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_engine = std::make_unique<WorkbenchParts<>>(m_folder->path(), *m_theme);
        m_window = std::make_unique<MainWindow>(m_engine->workbench);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_engine.reset();
    }
    void hasTheActionsOfARow();
    void leadsToTheRequests();

private:
    static constexpr qsizetype OwnActions = 2; ///< a separator, and that which registers a run task

    QList<QAction *> opened() const
    {
        auto *menu = m_window->findChild<RunTaskMenu *>();
        emit menu->aboutToShow();
        return menu->actions();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkbenchParts<>> m_engine;
    std::unique_ptr<MainWindow> m_window;
};

void tst_RunTaskMenu::hasTheActionsOfARow()
{
    m_window->showPage(MainWindow::RunTasks);
    const QList<QAction *> ofARow = m_window->findChild<CaptureView *>()->actions();
    QVERIFY(ofARow.size() > 10);
    for (int time = 1; time <= 2; ++time) { // nothing is left from before
        const QList<QAction *> actions = opened();
        QCOMPARE(actions.first(actions.size() - OwnActions), ofARow);
    }
}

void tst_RunTaskMenu::leadsToTheRequests()
{
    m_window->showPage(MainWindow::Activity);
    QCOMPARE(opened().size(), 1 + OwnActions);
    opened().first()->trigger();
    QCOMPARE(m_window->findChild<QStackedWidget *>()->currentIndex(), int(MainWindow::RunTasks));
    QVERIFY(opened().size() > 1 + OwnActions);
}

RUNLATCH_WINDOW_TEST(tst_RunTaskMenu)

} // namespace runlatch::ui

#include "tst_runtaskmenu.moc"
