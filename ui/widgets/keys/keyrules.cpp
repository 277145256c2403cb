// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/keyrules.h"

#include <QAbstractItemView>
#include <QAction>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <array>

namespace runlatch::ui {

namespace {

/// Keys of controls and lists. Together with Shift they select, or go the other way.
constexpr std::array FixedKeys{
    Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space,  Qt::Key_Left,
    Qt::Key_Right,  Qt::Key_Up,  Qt::Key_Down,    Qt::Key_Home,   Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown,
    Qt::Key_J,      Qt::Key_K,   Qt::Key_F6,      Qt::Key_F10,    Qt::Key_Menu,
};

bool isText(Qt::Key key)
{
    return key < Qt::Key_Escape; // the first of those that type nothing
}

bool isFunctionKey(Qt::Key key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

} // namespace

KeyFault faultOf(const QKeySequence &keys, bool isOfList)
{
    if (keys.count() != 1 || keys[0].key() == Qt::Key_unknown || keys[0].key() == Qt::Key(0))
        return KeyFault::Several;
    const Qt::Key key = keys[0].key();
    const Qt::KeyboardModifiers modifiers = keys[0].keyboardModifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers == Qt::AltModifier && isText(key))
        return KeyFault::AccessKey;
    if (modifiers != Qt::NoModifier)
        return KeyFault::None;
    if (std::ranges::find(FixedKeys, key) != FixedKeys.end())
        return KeyFault::Fixed;
    return isFunctionKey(key) || isOfList ? KeyFault::None : KeyFault::Typing;
}

bool isOfList(const QAction &action)
{
    if (action.shortcutContext() != Qt::WidgetShortcut)
        return false;
    int lists = 0;
    for (const QObject *owner : action.associatedObjects()) {
        if (qobject_cast<const QAbstractItemView *>(owner))
            ++lists;
        else if (!qobject_cast<const QMenu *>(owner))
            return false;
    }
    return lists > 0;
}

bool takesKeyOf(QAction &action, QEvent &event)
{
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress)
        return false;
    const auto &pressed = static_cast<const QKeyEvent &>(event);
    const QKeySequence key(QKeyCombination(pressed.modifiers() & ~Qt::KeypadModifier, Qt::Key(pressed.key())));
    if (!action.isEnabled() || !action.shortcuts().contains(key))
        return false;
    event.accept();
    if (event.type() == QEvent::KeyPress)
        action.trigger();
    return true;
}

} // namespace runlatch::ui
