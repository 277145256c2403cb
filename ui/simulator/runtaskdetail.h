// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "simulator/runtask.h"

#include "ui/widgets/labels/badge.h"

#include <QWidget>

namespace runlatch::ui {

class PaneSplitter;
class ElidedLabel;
class Label;
class ReviewerView;
class SelectableLabel;
class TabBar;
class TimelineView;

/// The state of the run task. For a verification request, the badge says what the service makes of the answer,
/// or that a callback came, which is wrong.
BadgeSpec runTaskBadge(const simulator::RunTask &runTask);

/// One run task from the service's side: its events, and the result as a reviewer sees it. If there is not enough room
/// for both, they are tabs.
class RunTaskDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit RunTaskDetail(base::Clock &clock, QWidget *parent = nullptr); ///< `clock` must outlive this

    void setRunTask(const simulator::RunTask &runTask);
    void setDropped(); ///< shows that the run task has left the list

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildTimeline();
    void arrange();

    base::Clock &m_clock;
    ElidedLabel *m_title;
    Badge *m_state;
    TabBar *m_tabs;
    PaneSplitter *m_splitter;
    Label *m_timelineTitle; ///< titles of the panes, while there are no tabs
    Label *m_resultTitle;
    TimelineView *m_timeline;
    SelectableLabel *m_event; ///< the whole text of the chosen event
    ReviewerView *m_result;
    QWidget *m_timelinePane = nullptr;
    QWidget *m_resultPane = nullptr;
    bool m_hasResult = true;
    bool m_hasTabs = false;
};

} // namespace runlatch::ui
