// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/valueline.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

/// A completer hands its keys to this function and to no event filter.
void ValueLine::keyPressEvent(QKeyEvent *event)
{
    if (takesKey(*event))
        event->accept();
    else
        QLineEdit::keyPressEvent(event);
}

bool ValueLine::takesKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    const bool isBlank = text().trimmed().isEmpty();
    const int key = event.key();
    const bool isComma = event.text() == ","_L1; // some keyboards have it on another key
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && (isBlank || isOffering()))
        return false; // Enter takes an offer first
    if (isEnter || (isComma && !isBlank)) {
        if (completer())
            completer()->popup()->hide();
        emit ended();
        return true;
    }
    // People type "a, b": neither the blank nor a second comma begins a value.
    if (isComma || (key == Qt::Key_Space && isBlank && m_isFollowing))
        return true;
    if (key != Qt::Key_Backspace || !text().isEmpty() || !m_isFollowing)
        return false;
    if (!event.isAutoRepeat()) // a key that is held down ends with the letters of its own value
        emit takeBackWanted();
    return true;
}

bool ValueLine::isOffering() const
{
    return completer() && completer()->popup()->isVisible();
}

} // namespace runlatch::ui
