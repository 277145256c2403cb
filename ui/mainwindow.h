// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/windowpages.h"

#include <QMainWindow>

namespace runlatch::ui {

class InterchangeFlow;
class LanguageChange;
class NavigationList;
class MainMenu;
class Quitting;
class WindowStatus;

/// The main window: navigation, one page at a time, menus and status bar. It opens on the page where it was left, and
/// contains no logic of pages. The listener and the status bar need the page of run tasks from the beginning; the page
/// of change requests, which connects, is made behind the first frame.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    using enum WindowPages::Page;

    /// `check`: that of the window before, if the window is made anew; what else ran there: WindowPages::goOn().
    explicit MainWindow(Workbench &workbench, std::shared_ptr<CheckRun> check = {}, QWidget *parent = nullptr);

    WindowPages &pages() { return *m_made; }
    RunTasksPage &runTasks() { return m_made->runTasks(); }
    SimulatorPage &simulator() { return m_made->simulator(); }
    ActivityPage &activity() { return m_made->activity(); }
    InterchangeFlow &interchange() { return *m_interchange; }
    LanguageChange &language() { return *m_language; }
    void showPage(int page);

signals:
    void storeRetryWanted(const QString &folder);
    void logWanted(bool wanted); ///< as ActivityPage::logWanted()

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildNavigation();
    void choosePage(int page);
    void openAsLeft();
    void buildMenus();
    void connectMenu(MainMenu &menu);
    void showRows(MainMenu &menu, WindowPages::Page page);
    void buildStatusBar();
    void connectPages();
    void showSettings(int section = 0);

    Workbench &m_workbench;
    NavigationList *m_navigation;
    QStackedWidget *m_pages;
    WindowPages *m_made;
    Quitting *m_quitting;
    LanguageChange *m_language;
    InterchangeFlow *m_interchange = nullptr;
    WindowStatus *m_status = nullptr;
};

} // namespace runlatch::ui
