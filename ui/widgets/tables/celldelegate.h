// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace runlatch::ui {

class Theme;

/// Draws a cell of a TableView: padding, muted and monospace columns. Base of the delegates that draw more.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

    /// Draws the line of a cell, whose font, pen and direction are set.
    virtual void drawLine(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell,
                          const QString &shown) const;

    /// The cell without its padding. The first column of a table has more padding.
    static QRect contents(const QStyleOptionViewItem &option, const QModelIndex &index, const Theme &theme);

    /// For delegates that draw the content themselves: fills `option`, draws the cell's background and returns the area
    /// inside the padding.
    QRect begin(QPainter *painter, QStyleOptionViewItem *option, const QModelIndex &index) const;
};

} // namespace runlatch::ui
