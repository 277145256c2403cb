// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "simulator/runtask.h"

#include "ui/widgets/badge.h"

#include <QWidget>

class QSplitter;

namespace runlatch::ui {

class ElidedLabel;
class ReviewerView;
class SelectableLabel;
class TimelineView;

/// How it stands. That of a verification request says what the service makes of the answer to it.
BadgeSpec runTaskBadge(const simulator::RunTask &runTask);

/// One run task from the service's side: what happened, and the result as a reviewer sees it.
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

    base::Clock &m_clock;
    ElidedLabel *m_title;
    Badge *m_state;
    QSplitter *m_splitter;
    TimelineView *m_timeline;
    SelectableLabel *m_event; ///< the chosen one, whole
    QWidget *m_resultPane;
    ReviewerView *m_result;
};

} // namespace runlatch::ui
