// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/workbench.h"

#include <QMainWindow>

class QStackedWidget;

namespace runlatch::ui {

class ActivityPage;
class BulkCreatePage;
class ChangeRequestsPage;
class CheckPage;
class InterchangeFlow;
class NavigationList;
class Quitting;
class RunTasksPage;
class SimulatorPage;
class WindowStatus;

/// The main window: navigation, one page at a time, menus and status bar. It connects signals of pages with each other
/// and contains none of their logic.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// In the order of their keys. The navigation has its own order.
    enum Page { ChangeRequests, BulkCreate, RunTasks, Simulator, Activity, Check };

    explicit MainWindow(Workbench &workbench, QWidget *parent = nullptr);

    RunTasksPage &runTasks() { return *m_runTasks; }
    SimulatorPage &simulator() { return *m_simulator; }
    ActivityPage &activity() { return *m_activity; }
    InterchangeFlow &interchange() { return *m_interchange; }
    void showPage(int page);

signals:
    void storeRetryWanted(const QString &folder);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildNavigation();
    void focusPage();
    void buildMenus();
    void buildStatusBar();
    void connectPages();
    void showSettings();

    Workbench &m_workbench;
    NavigationList *m_navigation;
    QStackedWidget *m_pages;
    ChangeRequestsPage *m_changeRequests;
    BulkCreatePage *m_bulkCreate;
    RunTasksPage *m_runTasks;
    SimulatorPage *m_simulator;
    ActivityPage *m_activity;
    CheckPage *m_check;
    Quitting *m_quitting;
    InterchangeFlow *m_interchange = nullptr;
    WindowStatus *m_status = nullptr;
};

} // namespace runlatch::ui
