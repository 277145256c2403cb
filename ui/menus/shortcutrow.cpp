// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutrow.h"

#include "ui/menus/shortcutsdialog.h"
#include "ui/menus/windowcommand.h"
#include "ui/widgets/keys/keyrules.h"

#include <QAction>
#include <QMainWindow>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// A page, or a part of one, has a title although it is no window.
bool isPlace(const QWidget &widget)
{
    return !widget.isWindow() && !widget.windowTitle().isEmpty();
}

void addPlace(QStringList &places, const QWidget &widget)
{
    if (const QString place = placeOf(widget); isPlace(widget) && !places.contains(place))
        places.append(place);
}

/// Adds the pages in the order of their stack, each before its parts. The order of children is that of being raised.
void addPages(QStringList &places, const QWidget &within)
{
    addPlace(places, within);
    for (const QStackedWidget *pages : within.findChildren<QStackedWidget *>()) {
        for (int page = 0; page < pages->count(); ++page)
            addPages(places, *pages->widget(page));
    }
    for (const QWidget *part : within.findChildren<QWidget *>())
        addPlace(places, *part);
}

ShortcutRow fixedRow(const QString &place, const QString &keys, const QString &text)
{
    return {.id = {}, .place = place, .text = text, .fixedKeys = keys, .keys = {}, .defaults = {}};
}

QList<ShortcutRow> fixedRows()
{
    const QString lists = ShortcutsDialog::tr("Lists");
    const QString requests = ShortcutsDialog::tr("List of run tasks");
    return {
        fixedRow({}, ShortcutsDialog::tr("Tab, Shift+Tab"), ShortcutsDialog::tr("Next and previous control")),
        fixedRow({}, u"F6"_s, ShortcutsDialog::tr("Go to the other pane")),
        fixedRow(lists, ShortcutsDialog::tr("Up, Down, Home, End"), ShortcutsDialog::tr("Move in the list")),
        fixedRow(lists, ShortcutsDialog::tr("J, K"), ShortcutsDialog::tr("Next and previous row")),
        fixedRow(lists, u"Shift+F10"_s, ShortcutsDialog::tr("Show the menu of the current row")),
        fixedRow(lists, u"F2"_s, ShortcutsDialog::tr("Rename the current endpoint")),
        fixedRow(requests, ShortcutsDialog::tr("Enter"), ShortcutsDialog::tr("Reply to the request that is chosen")),
        fixedRow(requests, ShortcutsDialog::tr("Space"), ShortcutsDialog::tr("Show or hide the detail of a request")),
        fixedRow(requests, ShortcutsDialog::tr("Esc"), ShortcutsDialog::tr("Go back from the detail to the list")),
    };
}

ShortcutRow rowOf(const WindowCommand &command)
{
    const auto *action = qobject_cast<const QAction *>(command.source.data());
    if (!action || !Shortcuts::all().has(*action))
        return fixedRow(command.place, command.keys, command.text);
    return {.id = action->objectName(),
            .place = command.place,
            .text = command.text,
            .fixedKeys = {},
            .keys = action->shortcuts(),
            .defaults = Shortcuts::all().defaultsOf(*action),
            .isOfList = isOfList(*action)};
}

/// A command of several equal controls comes once.
bool hasRow(const QList<ShortcutRow> &rows, const ShortcutRow &row)
{
    return std::ranges::any_of(rows, [&row](const ShortcutRow &other) {
        const bool isSame =
            row.isFixed() ? row.fixedKeys == other.fixedKeys && row.text == other.text : row.id == other.id;
        return isSame && row.place == other.place;
    });
}

bool isWithin(const QString &part, const QString &page)
{
    return page.isEmpty() || part == page || part.startsWith(page + u": "_s);
}

bool meet(const ShortcutRow &one, const ShortcutRow &other)
{
    return isWithin(one.place, other.place) || isWithin(other.place, one.place);
}

} // namespace

QString textOfKeys(const Shortcuts::Keys &keys)
{
    QStringList words;
    for (const QKeySequence &key : keys)
        words.append(key.toString(QKeySequence::NativeText));
    words.removeDuplicates();
    return words.join(u", "_s);
}

QString ShortcutRow::keyText() const
{
    return isFixed() ? fixedKeys : textOfKeys(keys);
}

QString ShortcutRow::placeText() const
{
    return place.isEmpty() ? ShortcutsDialog::tr("Everywhere") : place;
}

QList<ShortcutRow> shortcutRows(const QMainWindow &window)
{
    QList<ShortcutRow> rows = fixedRows();
    QStringList places;
    for (const ShortcutRow &row : std::as_const(rows)) {
        if (!places.contains(row.place))
            places.append(row.place);
    }
    addPages(places, window);
    for (const WindowCommand &command : shortcutCommands(window)) {
        if (const ShortcutRow row = rowOf(command); !hasRow(rows, row))
            rows.append(row);
    }
    std::ranges::stable_sort(rows, {}, [&places](const ShortcutRow &row) { return places.indexOf(row.place); });
    return rows;
}

QList<ShortcutRow> conflictsOf(const QList<ShortcutRow> &rows, const QString &id, const Shortcuts::Keys &keys)
{
    QList<ShortcutRow> conflicts;
    for (const ShortcutRow &own : rows) {
        for (const ShortcutRow &other : rows) {
            if (own.id != id || other.id == id || !meet(own, other))
                continue;
            const bool isTaken = std::ranges::any_of(keys, [&](const QKeySequence &key) {
                return other.keys.contains(key) && !(own.defaults.contains(key) && other.defaults.contains(key));
            });
            if (isTaken && !hasRow(conflicts, other))
                conflicts.append(other);
        }
    }
    return conflicts;
}

} // namespace runlatch::ui
