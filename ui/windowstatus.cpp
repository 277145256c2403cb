// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/windowstatus.h"

#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/nextdeadline.h"
#include "ui/style/theme.h"
#include "ui/taskview/deadlinebadge.h"
#include "ui/widgets/keys/shortcuts.h"
#include "wording/deadlines.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QAction>
#include <QStatusBar>

using namespace Qt::StringLiterals;
using runlatch::models::WaitingTasks;
using runlatch::protocol::Urgency;

namespace runlatch::ui {

namespace {

/// The name by which a person knows the run task.
QString nameOf(const WaitingTasks::Task &task)
{
    return wording::shortened(task.workspace.isEmpty() ? task.runId : task.workspace);
}

} // namespace

WindowStatus::WindowStatus(QMainWindow &window, RunTasksPage &runTasks, const base::Clock &clock)
    : QObject(&window)
    , m_window(window)
    , m_runTasks(runTasks)
    , m_waiting(runTasks.list().waiting())
    , m_clock(clock)
    , m_title(window.windowTitle())
    , m_listener(new Badge)
    , m_deadline(new NextDeadline)
    , m_connection(new Badge)
{
    buildBar();
    connectListener();
    connectDeadlines();
    showConnection({});
}

void WindowStatus::buildBar()
{
    QStatusBar &bar = *m_window.statusBar();
    bar.addWidget(m_listener);
    bar.addPermanentWidget(m_deadline);
    bar.addPermanentWidget(m_connection);
    bar.setSizeGripEnabled(false);
    const Theme &theme = Theme::of(&m_window);
    bar.setContentsMargins(4 * theme.u(), 0, 4 * theme.u(), 0);
    bar.setMinimumHeight(theme.controlHeight());
    m_deadline->hide();
    m_deadline->setObjectName(u"nextDeadline"_s);
}

void WindowStatus::connectListener()
{
    const auto showStopped = [this] {
        m_listener->setSpec({tr("Not listening"), Tone::None, u"circle-dashed"_s, true});
    };
    showStopped();
    connect(&m_runTasks, &RunTasksPage::stopped, this, showStopped);
    connect(&m_runTasks, &RunTasksPage::unproved, this, [this] {
        m_listener->setSpec({tr("The listener is not reached"), Tone::Error, u"octagon-x"_s, true});
    });
}

void WindowStatus::showListening(const QString &text)
{
    m_listener->setSpec({text, Tone::Success, u"radio"_s, true});
}

void WindowStatus::showConnection(const service::Endpoint &endpoint)
{
    m_connection->setSpec(
        {endpoint.isNull() ? tr("No service connected") : endpoint.name, Tone::None, u"server"_s, true});
}

void WindowStatus::connectDeadlines()
{
    auto *go = new QAction(tr("Go to the next deadline"), this);
    go->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    Shortcuts::all().add(*go, u"window.next-deadline"_s);
    m_window.addAction(go);
    connect(go, &QAction::triggered, this, &WindowStatus::goToNext);
    connect(m_deadline, &QPushButton::clicked, this, &WindowStatus::goToNext);
    connect(m_deadline, &NextDeadline::watchedChanged, &m_waiting, &WaitingTasks::setWatched);
    connect(&m_waiting, &WaitingTasks::ticked, this, &WindowStatus::showNext);
    connect(&m_waiting, &WaitingTasks::nextChanged, this, &WindowStatus::showNext);
    connect(&m_waiting, &WaitingTasks::nextChanged, this, &WindowStatus::showTitle);
}

void WindowStatus::goToNext()
{
    if (const auto &next = m_waiting.next(); next)
        emit requestWanted(next->captureId, next->uuid);
}

void WindowStatus::showNext()
{
    const auto next = m_waiting.next();
    if (!next) {
        m_deadline->hide();
        return;
    }
    const QDateTime now = m_clock.utc();
    const bool isCalm = protocol::urgencyOf(next->clocks.left(now)) == Urgency::Calm;
    const QString words =
        isCalm ? tr("Next deadline %1").arg(wording::timeLeft(next->clocks, now)) : wording::urgency(next->clocks, now);
    //: %1 is "Next deadline 1:58", %2 the name of a workspace
    m_deadline->setSpec(deadlineBadge(next->clocks, now, tr("%1, %2").arg(words, nameOf(*next))));
    const QString due = wording::whatIsDue(next->clocks, now);
    m_deadline->setAccessibleDescription(due);
    m_deadline->setToolTip(
        tr("%1 Leads to the request (%2).").arg(due, Shortcuts::all().textOf(u"window.next-deadline"_s)));
    m_deadline->show();
}

/// Names the time of day, which stays right in a task bar while nobody counts. It changes with the urgency.
void WindowStatus::showTitle()
{
    const auto &next = m_waiting.next();
    if (!next) {
        m_window.setWindowTitle(m_title);
        return;
    }
    QString title = tr("%1 until %2").arg(nameOf(*next), wording::timeOfDay(next->clocks.next()));
    if (next->clocks.update.isValid()) //: %1 is "net-prod until 14:03:22", %2 a time of day
        title = tr("%1, final result until %2").arg(title, wording::timeOfDay(next->clocks.final));
    switch (protocol::urgencyOf(next->clocks.left(m_clock.utc()))) {
    case Urgency::Calm: break;
    case Urgency::Soon: title = tr("Soon over: %1").arg(title); break;
    case Urgency::Last:
    case Urgency::Over: title = tr("Almost over: %1").arg(title); break;
    }
    m_window.setWindowTitle(title + u" – "_s + m_title);
}

} // namespace runlatch::ui
