// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/windowalerts.h"

#include "ui/desktop/alerts.h"
#include "ui/desktop/raising.h"
#include "ui/desktop/trayicon.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/mainwindow.h"
#include "ui/simulator/simulatorpage.h"
#include "wording/sentence.h"
#include "wording/times.h"

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include "ui/desktop/bus/busalerts.h"
#endif

#include <optional>
#include <utility>

namespace runlatch::ui {

namespace {

/// The icon in the tray shows alerts where the system has no notifications of its own for programs.
AlertChannel &alertChannel(TrayIcon &tray)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return *new BusAlerts({}, &tray);
#else
    return tray;
#endif
}

std::optional<AlertKind> kindOf(protocol::Urgency urgency)
{
    switch (urgency) {
    case protocol::Urgency::Calm: return std::nullopt;
    case protocol::Urgency::Soon: return AlertKind::DeadlineSoon;
    case protocol::Urgency::Last: return AlertKind::DeadlineLast;
    case protocol::Urgency::Over: return AlertKind::DeadlineOver;
    }
    return std::nullopt;
}

} // namespace

WindowAlerts::WindowAlerts(MainWindow &window, Workbench &workbench)
    : QObject(&window)
    , m_window(window)
    , m_workbench(workbench)
    , m_tray(new TrayIcon(window, this))
    , m_alerts(new Alerts(workbench.clock, alertChannel(*m_tray), workbench.preferences, this))
{
    connect(m_alerts, &Alerts::wanted, this, &WindowAlerts::lead);
    connectRequests();
    connectListener();
    if (const auto *simulator = window.pages().ifMade<SimulatorPage>())
        connectSimulator(*simulator);
    connect(&window.pages(), &WindowPages::made, this, [this](WindowPages::Page page) {
        if (page == WindowPages::Simulator)
            connectSimulator(m_window.simulator());
    });
}

void WindowAlerts::start()
{
    m_tray->appear();
}

void WindowAlerts::connectRequests()
{
    using models::WaitingTasks;
    connect(&m_window.runTasks(), &RunTasksPage::received, this, [this](const QList<store::CaptureRow> &rows) {
        for (const store::CaptureRow &row : rows) {
            if (row.stored && !row.isRefused()) // one that is in memory comes again when it is stored
                m_alerts->tell(AlertKind::Requests, row.workspaceName, row.id);
        }
    });
    connect(&m_window.runTasks().list().waiting(), &WaitingTasks::approached, this,
            [this](const WaitingTasks::Task &task, protocol::Urgency urgency) {
                const std::optional<AlertKind> kind = kindOf(urgency);
                if (!kind)
                    return;
                const QString name = task.workspace.isEmpty() ? task.runId : task.workspace;
                //: %1 the name of a workspace, %2 a time of day
                const QString what = tr("%1 until %2").arg(name, wording::timeOfDay(task.clocks.next()));
                m_alerts->tell(*kind, what, task.captureId);
            });
}

void WindowAlerts::connectListener()
{
    const ListenerControl &listener = m_window.runTasks().listener();
    connect(&listener, &ListenerControl::starting, this, [this] { m_isStarting = true; });
    connect(&listener, &ListenerControl::started, this, [this] { m_isStarting = false; });
    connect(&listener, &ListenerControl::failed, this, [this](const base::Error &error) {
        const bool isListening = m_workbench.inspector.isOpen() && m_workbench.inspector.receiver().isListening();
        if (std::exchange(m_isStarting, false) && !isListening)
            m_alerts->tell(AlertKind::ListenerFailed, wording::sentence(error).fact);
    });
    connect(&listener, &ListenerControl::unproved, this, [this](const base::Error &error) {
        m_alerts->tell(AlertKind::ListenerUnreached, wording::sentence(error).fact);
    });
}

void WindowAlerts::connectSimulator(const SimulatorPage &page)
{
    connect(&page, &SimulatorPage::failed, this, [this](const base::Error &error) {
        m_alerts->tell(AlertKind::SimulatorFailed, wording::sentence(error).fact);
    });
}

void WindowAlerts::lead(AlertKind kind, qint64 request, const QByteArray &token)
{
    raiseWindow(m_window, token);
    m_window.showPage(kind == AlertKind::SimulatorFailed ? MainWindow::Simulator : MainWindow::RunTasks);
    if (request > 0)
        m_window.runTasks().showRequest(request);
}

} // namespace runlatch::ui
