// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/jsontree.h"

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
