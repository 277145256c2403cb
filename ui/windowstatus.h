// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "models/captures/waitingtasks.h"
#include "service/endpoint.h"

#include <QMainWindow>

namespace runlatch::ui {

class Badge;
class NextDeadline;
class RunTasksPage;

/// The status bar and the title of the window: the listener, the next deadline, and the connection.
class WindowStatus final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this. `window` is its parent.
    WindowStatus(QMainWindow &window, RunTasksPage &runTasks, const base::Clock &clock);

    void showConnection(const service::Endpoint &endpoint);
    void showListening(const QString &text); ///< the listener was reached

signals:
    /// The request whose deadline is next. `id` is 0 while it is in memory only.
    void requestWanted(qint64 id, const QUuid &uuid);

private:
    void buildBar();
    void connectListener();
    void connectDeadlines();
    void showNext();
    void showTitle();
    void goToNext();

    QMainWindow &m_window;
    RunTasksPage &m_runTasks;
    models::WaitingTasks &m_waiting;
    const base::Clock &m_clock;
    const QString m_title; ///< of the window, when no deadline runs
    Badge *m_listener;
    NextDeadline *m_deadline;
    Badge *m_connection;
};

} // namespace runlatch::ui
