// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/keys/shortcuts.h"

#include <QList>
#include <QString>

class QMainWindow;

namespace runlatch::ui {

/// A line of the list of shortcuts: a command at one of its places, or a key that a control takes by itself.
struct ShortcutRow
{
    QString id;           ///< as in Shortcuts; empty if the key is fixed
    QString place;        ///< as in WindowCommand; empty for the whole window
    QString text;         ///< what it does
    QString fixedKeys;    ///< words for keys that nobody can change
    Shortcuts::Keys keys; ///< the present ones; none if the command has no shortcut
    Shortcuts::Keys defaults;
    bool isOfList = false; ///< whether keys without Ctrl and Alt are safe (see faultOf())

    bool isFixed() const { return id.isEmpty(); }
    bool isChanged() const { return keys != defaults; }
    QString keyText() const; ///< all of its keys, as the system writes them
    QString placeText() const;
};

/// The keys as the system writes them: "Ctrl+K, Ctrl+Alt+I".
QString textOfKeys(const Shortcuts::Keys &keys);

/// All of the window, by their places: those of the whole window first, because the list is long, then those of the
/// pages in their order.
QList<ShortcutRow> shortcutRows(const QMainWindow &window);

/// The rows of other commands which have one of the keys where the command `id` would have it as well. Two keys of one
/// place run nothing. Commands whose default keys are the same get along: the part of a page takes its key first.
QList<ShortcutRow> conflictsOf(const QList<ShortcutRow> &rows, const QString &id, const Shortcuts::Keys &keys);

} // namespace runlatch::ui
