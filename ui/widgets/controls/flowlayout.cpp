// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace runlatch::ui {

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
    invalidate();
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

/// The largest widget: all of them in one line would make the window as wide as they are many.
QSize FlowLayout::sizeHint() const
{
    QSize largest;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            largest = largest.expandedTo(item->sizeHint());
    }
    return largest.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize largest;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            largest = largest.expandedTo(item->minimumSize());
    }
    return largest.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

/// Returns the height that is needed.
int FlowLayout::place(const QRect &rect, bool isMoved) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    QPoint at = room.topLeft();
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size(qMin(item->sizeHint().width(), room.width()), item->sizeHint().height());
        if (at.x() > room.left() && at.x() + size.width() > room.left() + room.width()) {
            at = QPoint(room.left(), at.y() + lineHeight + spacing());
            lineHeight = 0;
        }
        if (isMoved)
            item->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect, QRect(at, size)));
        at.rx() += size.width() + spacing();
        lineHeight = qMax(lineHeight, size.height());
    }
    return at.y() + lineHeight - rect.y() + contentsMargins().bottom();
}

} // namespace runlatch::ui
