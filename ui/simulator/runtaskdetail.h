// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <QWidget>

class QSplitter;

namespace runlatch::ui {

class Badge;
class ElidedLabel;
class ReviewerView;
class TimelineView;

/// One run task from the service's side: what happened, and the result as a reviewer sees it.
class RunTaskDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit RunTaskDetail(QWidget *parent = nullptr);

    void setRunTask(const simulator::RunTask &runTask);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    ElidedLabel *m_title;
    Badge *m_state;
    QSplitter *m_splitter;
    TimelineView *m_timeline;
    ReviewerView *m_result;
};

} // namespace runlatch::ui
