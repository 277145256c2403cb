// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "ui/desktop/alert.h"
#include "ui/workbench.h"

namespace runlatch::ui {

class Alerts;
class MainWindow;
class SimulatorPage;
class TrayIcon;

/// Tells through the desktop what happens on the pages while the window is in the background: requests, deadlines, and
/// a listener or simulator that stopped by itself. A click leads to the page, and to the request.
class WindowAlerts final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this. The parent is `window`, of which no page is made for this.
    WindowAlerts(MainWindow &window, Workbench &workbench);

    void start(); ///< call when the window is shown

private:
    void connectRequests();
    void connectListener();
    void connectSimulator(const SimulatorPage &page);
    void lead(AlertKind kind, qint64 request, const QByteArray &token);

    MainWindow &m_window;
    Workbench &m_workbench;
    TrayIcon *m_tray;
    Alerts *m_alerts;
    bool m_isStarting = false; ///< the listener was asked to start, and has not answered
};

} // namespace runlatch::ui
