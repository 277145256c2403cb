// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/timelinemodel.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace runlatch::ui {

/// Draws one event: time at the left, a disc on the line, two lines of text.
class TimelineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// The events of one run task from top to bottom. The view follows the newest event.
class TimelineView final : public QListView
{
    Q_OBJECT

public:
    explicit TimelineView(QWidget *parent = nullptr);

    void setRunTask(const simulator::RunTask &runTask);

signals:
    /// The full text of the event that the user chose; empty if none is chosen.
    void chosen(const QString &whole);

private:
    models::TimelineModel m_model;
};

} // namespace runlatch::ui
