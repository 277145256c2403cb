// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/jsontree.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <utility>

namespace runlatch::ui {

JsonTree::JsonTree(models::JsonModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_json(model)
{
    setModel(&model);
    setUniformRowHeights(true);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &JsonTree::fetchLater);
}

/// The bar of the current row stands in front of its cells, which are all that the base repaints.
void JsonTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    for (const QModelIndex &row : {current, previous}) {
        const QRect cell = visualRect(row);
        viewport()->update(0, cell.top(), viewport()->width(), cell.height());
    }
}

/// Qt calls it after each layout.
void JsonTree::updateGeometries()
{
    QTreeView::updateGeometries();
    fetchLater();
}

/// Not in the middle of a layout, which new rows would change.
void JsonTree::fetchLater()
{
    if (!std::exchange(m_waits, true))
        QMetaObject::invokeMethod(this, &JsonTree::fetchInSight, Qt::QueuedConnection);
}

void JsonTree::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Asterisk && currentIndex().isValid())
        openBelow(currentIndex().siblingAtColumn(0));
    else
        QTreeView::keyPressEvent(event);
}

/// Opens objects and arrays until they have MaxOpenedRows rows, those of the upper levels first. Rows that come from
/// the pool are not waited for.
void JsonTree::openBelow(const QModelIndex &row)
{
    scheduleDelayedItemsLayout(); // one layout for all of them
    QList<QModelIndex> opened{row};
    qsizetype sum = 0;
    for (qsizetype at = 0; at < opened.size() && sum < MaxOpenedRows; ++at) {
        const QModelIndex above = opened.at(at);
        if (m_json.canFetchMore(above))
            m_json.fetchMore(above);
        expand(above);
        const int rows = m_json.rowCount(above);
        sum += at > 0 ? rows : 0; // those of the row itself may be there already
        for (int child = 0; child < rows && opened.size() < MaxOpenedRows; ++child) {
            const QModelIndex index = m_json.index(child, 0, above);
            if (m_json.hasChildren(index))
                opened.append(index);
        }
    }
}

/// The base looks at every row in the window's thread. Find looks in the pool.
void JsonTree::keyboardSearch(const QString &text)
{
    if (m_json.madeRows() <= MaxSearchedRows)
        QTreeView::keyboardSearch(text);
}

void JsonTree::fetchInSight()
{
    m_waits = false;
    if (!isVisible())
        return;
    const int height = viewport()->height();
    QList<QPersistentModelIndex> ended;
    for (QModelIndex row = indexAt({0, 0}); row.isValid() && visualRect(row).top() < height; row = indexBelow(row)) {
        // The last row of a list may be open: its parts stand between it and the end of the list.
        for (QModelIndex at = row.siblingAtColumn(0); at.isValid(); at = at.parent()) {
            if (at.row() + 1 < m_json.rowCount(at.parent()) || (at == row.siblingAtColumn(0) && isExpanded(at)))
                break;
            if (m_json.hasMore(at.parent())) {
                ended.append(at.parent());
                break;
            }
        }
    }
    for (const QPersistentModelIndex &list : std::as_const(ended))
        m_json.fetchNext(list);
}

} // namespace runlatch::ui
