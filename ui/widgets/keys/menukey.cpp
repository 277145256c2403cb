// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/menukey.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>

namespace runlatch::ui {

MenuKey::MenuKey(QAbstractItemView &view)
    : QObject(&view)
    , m_view(view)
{
    view.installEventFilter(this);
}

bool MenuKey::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F10
        && static_cast<QKeyEvent *>(event)->modifiers() == Qt::ShiftModifier;
    const bool isMenuKey = event->type() == QEvent::ContextMenu
        && static_cast<QContextMenuEvent *>(event)->reason() == QContextMenuEvent::Keyboard;
    if (watched != &m_view || (!isKey && !isMenuKey))
        return QObject::eventFilter(watched, event);
    open();
    return true;
}

/// Asks for the menu as a click at the row does. Without a row in sight, the menu opens at the top.
void MenuKey::open()
{
    const QModelIndex current = m_view.currentIndex();
    if (current.isValid())
        m_view.scrollTo(current);
    const QRect sight = m_view.viewport()->rect();
    const QRect row = m_view.visualRect(current) & sight;
    const QPoint at(qMin(row.left() + row.height(), sight.right()), row.isEmpty() ? 0 : row.bottom());
    QContextMenuEvent menu(QContextMenuEvent::Other, at, m_view.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(m_view.viewport(), &menu);
}

} // namespace runlatch::ui
