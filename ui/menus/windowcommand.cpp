// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/windowcommand.h"

#include "ui/style/painting.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxCommands = 500;
constexpr qsizetype MaxTextLength = 200; // characters; a button may name something that was received

/// The text without the `&` of the access key, the dots of a dialog, and the shortcut in a tool tip.
QString plain(QString text)
{
    text.remove(u'&');
    if (const qsizetype keys = text.lastIndexOf(u" ("_s); keys > 0 && text.endsWith(u')'))
        text.truncate(keys);
    while (text.endsWith(u'.'))
        text.chop(1);
    return text.left(MaxTextLength);
}

QString keysOf(const QList<QKeySequence> &sequences)
{
    QStringList words;
    for (const QKeySequence &keys : sequences)
        words.append(keys.toString(QKeySequence::NativeText));
    words.removeDuplicates();
    return words.join(u", "_s);
}

/// A text may carry its keys behind a tab, for controls that take them by themselves.
WindowCommand commandOf(QAction &action, const QString &place)
{
    const QString text = action.text();
    const QString keys = keysOf(action.shortcuts());
    return {place, plain(text.section(u'\t', 0, 0)), keys.isEmpty() ? text.section(u'\t', 1) : keys,
            action.isCheckable() && action.isChecked(), &action};
}

/// Leaves out access keys (Alt+letter), which are visible in the word itself.
WindowCommand commandOf(QAbstractButton &button)
{
    const QString text = button.text().isEmpty() ? button.accessibleName() : button.text();
    const bool isAccessKey = button.shortcut() == QKeySequence::mnemonic(button.text());
    return {placeOf(button), plain(text), isAccessKey ? QString() : keysOf({button.shortcut()}), false, &button};
}

/// Whether a person sees one command in both: a page and a menu may have the same one, and only one of them its keys.
bool isSame(const WindowCommand &one, const WindowCommand &other)
{
    if (one.source == other.source)
        return true;
    const auto firstKeys = [](const WindowCommand &command) { return command.keys.section(u", "_s, 0, 0); };
    const bool hasSameKeys = firstKeys(one) == firstKeys(other) && !one.keys.isEmpty();
    const bool hasOneKeys = one.keys.isEmpty() != other.keys.isEmpty();
    return one.text == other.text && (one.place == other.place || hasSameKeys || hasOneKeys);
}

/// The menu of a button has no title.
QString placeWithin(const QString &place, const QString &menu)
{
    return place.isEmpty() || menu.isEmpty() ? place + menu : place + u": "_s + menu;
}

/// Gathers commands, each once.
class Gathering
{
public:
    void add(const WindowCommand &command)
    {
        const auto known = std::find_if(m_commands.begin(), m_commands.end(),
                                        [&command](const WindowCommand &earlier) { return isSame(earlier, command); });
        const bool isKnown = known != m_commands.end();
        if (isKnown && !(known->keys.isEmpty() && !command.keys.isEmpty()))
            return;
        if (isKnown)
            m_commands.erase(known); // the other one shows its keys
        if (!command.text.isEmpty() && m_commands.size() < MaxCommands)
            m_commands.append(command);
    }
    void add(QAction &action, const QString &place)
    {
        if (action.isSeparator() || !action.isVisible() || !action.isEnabled())
            return;
        if (action.menu())
            addMenu(*action.menu(), placeWithin(place, plain(action.text())));
        else
            add(commandOf(action, place));
    }
    QList<WindowCommand> take() { return std::move(m_commands); }

private:
    void addMenu(QMenu &menu, const QString &place)
    {
        emit menu.aboutToShow(); // it may show only then what it can do
        for (QAction *action : menu.actions())
            add(*action, place);
    }

    QList<WindowCommand> m_commands;
};

/// The widgets that a person sees in the window's page. Menus and the icons in a line of text are not of the page.
QList<QWidget *> shownParts(const QMainWindow &window)
{
    QList<QWidget *> parts;
    if (!window.centralWidget())
        return parts;
    for (QWidget *part : window.centralWidget()->findChildren<QWidget *>()) {
        const bool isOfText = qobject_cast<QLineEdit *>(part) || qobject_cast<QLineEdit *>(part->parentWidget());
        if (part->isVisible() && part->window() == &window && !isOfText && !qobject_cast<QMenu *>(part))
            parts.append(part);
    }
    return parts;
}

/// Whether it says what it does. A button that shows an icon alone stands beside what it is for. One with actions is
/// for these, and its menu is one of them.
bool isCommand(const QPushButton &button)
{
    if (!button.actions().isEmpty())
        return false;
    const bool isWord = !button.text().isEmpty() && !button.isCheckable();
    return button.isEnabled() && (isWord || !button.shortcut().isEmpty());
}

} // namespace

void WindowCommand::run() const
{
    if (auto *action = qobject_cast<QAction *>(source.data()); action && action->isVisible())
        action->trigger();
    else if (auto *button = qobject_cast<QAbstractButton *>(source.data()); button && button->isVisible())
        button->click();
}

QString placeOf(const QObject &owner)
{
    QStringList titles;
    for (const QObject *one = &owner; one; one = one->parent()) {
        const auto *widget = qobject_cast<const QWidget *>(one);
        if (widget && !widget->isWindow() && !widget->windowTitle().isEmpty())
            titles.prepend(widget->windowTitle());
    }
    return titles.join(u": "_s);
}

QList<WindowCommand> shortcutCommands(const QMainWindow &window)
{
    QList<WindowCommand> commands;
    for (QAction *action : window.findChildren<QAction *>()) {
        const bool isCommand = Shortcuts::all().has(*action) || !action->shortcut().isEmpty();
        if (isCommand && !action->text().isEmpty() && action->isVisible())
            commands.append(commandOf(*action, placeOf(*action)));
    }
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        const WindowCommand command = commandOf(*button);
        if (!command.keys.isEmpty())
            commands.append(command);
    }
    return commands;
}

QList<WindowCommand> possibleCommands(const QMainWindow &window)
{
    Gathering found;
    const QList<QWidget *> parts = shownParts(window);
    for (const QWidget *part : parts) {
        for (QAction *action : part->actions())
            found.add(*action, placeOf(*action));
    }
    for (QWidget *part : parts) {
        if (auto *button = qobject_cast<QPushButton *>(part); button && isCommand(*button))
            found.add(commandOf(*button));
    }
    for (QAction *menu : window.menuBar()->actions())
        found.add(*menu, {});
    return found.take();
}

} // namespace runlatch::ui
