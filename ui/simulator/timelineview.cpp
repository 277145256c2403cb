// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/timelineview.h"

#include "ui/taskview/timelinedelegate.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

TimelineView::TimelineView(QWidget *parent)
    : QListView(parent)
{
    setAccessibleName(tr("Timeline"));
    setFrameShape(QFrame::NoFrame);
    setModel(&m_model);
    setItemDelegate(new TimelineDelegate(this));
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &QListView::scrollToBottom, Qt::QueuedConnection);
    const auto tell = [this] { emit chosen(currentIndex().data(models::TimelineModel::WholeRole).toString()); };
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, tell);
    connect(&m_model, &QAbstractItemModel::modelReset, this, tell);
}

void TimelineView::setRunTask(const simulator::RunTask &runTask)
{
    m_model.setRunTask(runTask);
}

} // namespace runlatch::ui
