// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "simulator/runtask.h"

#include "ui/widgets/badge.h"

#include <QWidget>

namespace runlatch::ui {

class PaneSplitter;
class ElidedLabel;
class Label;
class ReviewerView;
class SelectableLabel;
class TabBar;
class TimelineView;

/// How it stands. That of a verification request says what the service makes of the answer to it.
BadgeSpec runTaskBadge(const simulator::RunTask &runTask);

/// One run task from the service's side: what happened, and the result as a reviewer sees it. Where there is no room
/// for both they are tabs.
class RunTaskDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit RunTaskDetail(base::Clock &clock, QWidget *parent = nullptr); ///< which must outlive this

    void setRunTask(const simulator::RunTask &runTask);
    void setDropped(); ///< the one that is shown is not in the list any more

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
    Label *m_timelineTitle; ///< of the panes, where there are no tabs
    Label *m_resultTitle;
    TimelineView *m_timeline;
    SelectableLabel *m_event; ///< the chosen one, whole
    ReviewerView *m_result;
    QWidget *m_timelinePane = nullptr;
    QWidget *m_resultPane = nullptr;
    bool m_hasResult = true;
    bool m_hasTabs = false;
};

} // namespace runlatch::ui
