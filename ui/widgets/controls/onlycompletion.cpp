// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/onlycompletion.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace runlatch::ui {

OnlyCompletion::OnlyCompletion(QCompleter &completer, std::function<bool(const QString &)> mayTake)
    : QObject(&completer)
    , m_completer(completer)
    , m_mayTake(std::move(mayTake))
{
    // Installed before the completer's own filter, which accepts the chosen row.
    completer.popup()->installEventFilter(this);
}

bool OnlyCompletion::eventFilter(QObject *watched, QEvent *event)
{
    QAbstractItemView *popup = m_completer.popup();
    if (watched != popup || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const QModelIndex only = m_completer.completionModel()->index(0, 0);
    const bool isOnly = (key == Qt::Key_Return || key == Qt::Key_Enter) && m_completer.completionCount() == 1
        && !popup->currentIndex().isValid();
    if (isOnly && (!m_mayTake || m_mayTake(only.data().toString()))) {
        // Otherwise the offer would be written now and completed twice.
        const QSignalBlocker quiet(popup->selectionModel());
        popup->setCurrentIndex(only);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace runlatch::ui
