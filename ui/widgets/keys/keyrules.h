// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QKeySequence>

class QAction;
class QEvent;

namespace runlatch::ui {

/// The reason for which a key must not become the shortcut of a command.
enum class KeyFault {
    None,
    Several,  ///< it is none, or one after the other
    Typing,   ///< it types or edits text, so that only a list may have it as a shortcut
    Fixed,    ///< a control takes it by itself: it moves in a list or from control to control
    AccessKey ///< Alt and a letter, which open menus and lead to fields
};

/// `isOfList` says that isOfList() holds for each action of the command.
KeyFault faultOf(const QKeySequence &keys, bool isOfList);

/// Whether only lists listen to its shortcuts, and only while they have the focus. False before it is added to one.
bool isOfList(const QAction &action);

/// Runs the action if the event is its key. For QWidget::event() of a part of a page, which takes its key before the
/// page does: the page may have the same. False for all other events.
bool takesKeyOf(QAction &action, QEvent &event);

} // namespace runlatch::ui
