// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QPointer>
#include <QString>

class QMainWindow;
class QObject;

namespace runlatch::ui {

/// A command of the window at one of its places, read from its menus, actions and buttons. The palette and the list of
/// shortcuts are made of these, so both say what the menus say.
struct WindowCommand
{
    QString place; ///< the titled page that has it, "Run tasks: Raw", or the menu; empty for the whole window
    QString text;  ///< without access key, and without the dots of a dialog
    QString keys;  ///< as the system writes them, "Ctrl+D"; empty without a shortcut
    bool isOn = false;
    QPointer<QObject> source; ///< a QAction or a QAbstractButton

    void run() const; ///< does nothing if it is gone or not possible any more
};

/// All that have a shortcut or can be given one, also those that are not possible now, at their pages.
QList<WindowCommand> shortcutCommands(const QMainWindow &window);

/// Those that are possible now: of the shown page first, then its buttons, then the menus. What a page and a menu both
/// have comes once. The menus are asked to bring themselves up to date, as if they opened.
QList<WindowCommand> possibleCommands(const QMainWindow &window);

/// The titled pages that it is on, from the outermost: "Run tasks: Raw". Empty for the whole window.
QString placeOf(const QObject &owner);

} // namespace runlatch::ui
