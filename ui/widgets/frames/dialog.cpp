// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/dialog.h"

#include "ui/widgets/keys/helpdesk.h"
#include "ui/widgets/keys/taborder.h"

#include <QKeyEvent>
#include <QLayout>

#include <algorithm>
#include <utility>

namespace runlatch::ui {

void Dialog::grow()
{
    if (!layout()) // the dialog is still being made
        return;
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

bool Dialog::focusNextPrevChild(bool next)
{
    const bool hasFallen = focusWidget() && isOutOfUse(focusWidget());
    const bool hasMoved = focusNextInLayout(this, next);
    m_fallenTo = hasFallen ? focusWidget() : nullptr;
    return hasMoved;
}

void Dialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget *fallenTo = std::exchange(m_fallenTo, nullptr);
    const bool isMeantForAnother = !focusWidget() || focusWidget() == fallenTo;
    if (event->matches(QKeySequence::HelpContents)) // the menu's key does not reach a dialog
        emit HelpDesk::all().helpWanted(focusWidget() ? focusWidget() : this);
    else if (isEnter && (event->isAutoRepeat() || isMeantForAnother))
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

} // namespace runlatch::ui
