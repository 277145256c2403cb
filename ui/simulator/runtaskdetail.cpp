// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/runtaskdetail.h"

#include "ui/simulator/timelineview.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/taskview/reviewerview.h"
#include "ui/taskview/statebadges.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/hairline.h"
#include "ui/widgets/labels/selectablelabel.h"
#include "ui/widgets/navigation/tabbar.h"
#include "wording/names.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QWidget *makePane(QWidget *title, QWidget *content, int margin)
{
    auto *pane = new QWidget;
    pane->setBackgroundRole(QPalette::Base);
    pane->setAutoFillBackground(true);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(margin, 0, margin, margin);
    inner->addWidget(content);
    auto *layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addLayout(inner, 1);
    return pane;
}

/// Each state with the time of the event that caused it. A refused callback changes no state.
QList<ReviewerStep> stepsOf(const simulator::RunTask &runTask)
{
    using protocol::TaskState;
    QList<ReviewerStep> steps;
    for (const simulator::RunTaskEvent &event : runTask.events) {
        const bool isShown = event.state != TaskState::Pending && event.state != TaskState::Awaiting;
        if (isShown && (steps.isEmpty() || steps.last().state != event.state))
            steps.append({event.state, runTask.startedAt.addMSecs(event.at.count())});
    }
    return steps;
}

Label *makeTitle(const QString &text)
{
    auto *title = new Label(text, TextStyle::Bold);
    const int u = Theme::of(title).u();
    title->setContentsMargins(4 * u, 3 * u, 4 * u, u);
    return title;
}

} // namespace

BadgeSpec runTaskBadge(const simulator::RunTask &runTask)
{
    const bool isAccepted = runTask.state == protocol::TaskState::Passed;
    const bool isCalledBack = isAccepted && runTask.hasUnwantedCallback();
    BadgeSpec badge = taskStateBadge(isCalledBack ? protocol::TaskState::Failed : runTask.state);
    if (runTask.verification == simulator::Verification::None)
        return badge;
    if (isAccepted)
        badge.text = isCalledBack ? RunTaskDetail::tr("Called back") : RunTaskDetail::tr("Accepted");
    else if (runTask.state == protocol::TaskState::Unreachable)
        badge.text = RunTaskDetail::tr("Refused");
    return badge;
}

RunTaskDetail::RunTaskDetail(base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_title(new ElidedLabel({}, TextStyle::Bold))
    , m_state(new Badge)
    , m_tabs(new TabBar)
    , m_splitter(new PaneSplitter)
    , m_timelineTitle(makeTitle(tr("Timeline")))
    , m_resultTitle(makeTitle(tr("Result")))
    , m_timeline(new TimelineView)
    , m_event(new SelectableLabel)
    , m_result(new ReviewerView)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    auto *header = new QHBoxLayout;
    header->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u);
    header->setSpacing(3 * u);
    header->addWidget(m_title);
    header->addWidget(m_state);
    header->addStretch(1);
    m_timelinePane = makePane(m_timelineTitle, buildTimeline(), 0);
    m_resultPane = makePane(m_resultTitle, m_result, 4 * u);
    m_resultPane->setSizePolicy(QSizePolicy::Preferred,
                                QSizePolicy::Ignored); // otherwise a low window would cut the page's header
    m_splitter->setPanes(m_timelinePane, 4, m_resultPane, 5);
    m_tabs->setAccessibleName(tr("Parts of the run task"));
    m_tabs->addTab(tr("Timeline"));
    m_tabs->addTab(tr("Result"));
    connect(m_tabs, &QTabBar::currentChanged, this, &RunTaskDetail::arrange);
    m_splitter->setSizes({350, 500}); // ratios, not pixels
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(m_tabs);
    layout->addWidget(new Hairline);
    layout->addWidget(m_splitter, 1);
}

/// The events of the run task. The text of a chosen row, which the row may elide, is shown below to read and copy.
QWidget *RunTaskDetail::buildTimeline()
{
    const int u = Theme::of(this).u();
    m_event->setWordWrap(true);
    m_event->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    m_event->setAccessibleName(tr("Chosen event"));
    m_event->hide();
    connect(m_timeline, &TimelineView::chosen, this, [this](const QString &whole) {
        m_event->setText(whole);
        m_event->setVisible(!whole.isEmpty());
        const auto keepInSight = [this] { m_timeline->scrollTo(m_timeline->currentIndex()); };
        // Queued until the layout has shrunk the timeline.
        QMetaObject::invokeMethod(m_timeline, keepInSight, Qt::QueuedConnection);
    });
    auto *pane = new QWidget;
    auto *layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_timeline, 1);
    layout->addWidget(m_event);
    return pane;
}

void RunTaskDetail::setRunTask(const simulator::RunTask &runTask)
{
    const bool isVerification = runTask.verification != simulator::Verification::None;
    const QStringList title = isVerification
        ? QStringList{tr("Verification request"), simulator::verificationName(runTask.verification)}
        : QStringList{protocol::stageName(runTask.stage), runTask.workspaceName, runTask.runId, runTask.runMessage};
    m_title->setText(title.join(u" · "_s));
    m_state->setSpec(runTaskBadge(runTask));
    m_hasResult = !isVerification; // the answer is the only result of a verification request
    arrange();
    m_timeline->setRunTask(runTask);
    m_result->setEnforcementLevel(runTask.enforcementLevel);
    m_result->setResult(tr("Run task"), runTask.stage, runTask.state, runTask.result);
    m_result->setSteps(stepsOf(runTask), m_clock);
}

void RunTaskDetail::setDropped()
{
    m_title->setText(m_title->text() + u" · "_s + tr("no longer in the list"));
}

void RunTaskDetail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Arranges the panes side by side, stacked, or one at a time: one whole pane shows more than two that are cut in half.
void RunTaskDetail::arrange()
{
    const int u = Theme::of(this).u();
    const bool isWide = !givesWay(*this, Yielding::TaskPanes);
    const bool isLow = givesWay(*this, Yielding::BothTaskPanes);
    const bool hasTabs = m_hasResult && !isWide && isLow;
    const bool isResult = m_tabs->currentIndex() == 1;
    m_splitter->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
    m_tabs->setVisible(hasTabs);
    m_timelineTitle->setVisible(!hasTabs);
    m_resultTitle->setVisible(!hasTabs);
    m_timelinePane->setVisible(!hasTabs || !isResult);
    m_resultPane->setVisible(m_hasResult && (!hasTabs || isResult));
    m_resultPane->setMinimumHeight(hasTabs ? 0 : 35 * u);
    if (std::exchange(m_hasTabs, hasTabs) && !hasTabs)
        m_splitter->setSizes({350, 500}); // otherwise the pane that appears stays at its minimum size
    m_resultPane->layout()->setContentsMargins(0, hasTabs ? 3 * u : 0, 0, 0);
}

} // namespace runlatch::ui
