// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutsdialog.h"

#include "ui/menus/windowcommand.h"
#include "ui/style/theme.h"
#include "ui/widgets/label.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct Shortcut
{
    QString keys;
    QString text;
    friend bool operator==(const Shortcut &, const Shortcut &) = default;
};

/// Shortcuts of one place: the window as a whole, or one of its pages.
using Places = QList<std::pair<QString, QList<Shortcut>>>;

/// A page, or a part of one, has a title although it is no window.
bool isPlace(const QWidget &widget)
{
    return !widget.isWindow() && !widget.windowTitle().isEmpty();
}

QList<Shortcut> &shortcutsAt(Places &places, const QString &place)
{
    const auto found = std::ranges::find(places, place, &Places::value_type::first);
    return found == places.end() ? places.emplaceBack(place, QList<Shortcut>()).second : found->second;
}

/// Adds the pages in the order of their stack, each before its parts. The order of children is that of being raised.
void addPages(Places &places, const QWidget &within)
{
    if (isPlace(within))
        shortcutsAt(places, placeOf(within));
    for (const QStackedWidget *pages : within.findChildren<QStackedWidget *>()) {
        for (int page = 0; page < pages->count(); ++page)
            addPages(places, *pages->widget(page));
    }
    for (const QWidget *part : within.findChildren<QWidget *>()) {
        if (isPlace(*part))
            shortcutsAt(places, placeOf(*part));
    }
}

void addShortcuts(Places &places, const QMainWindow &window)
{
    for (const WindowCommand &command : shortcutCommands(window)) {
        QList<Shortcut> &shortcuts = shortcutsAt(places, command.place);
        if (const Shortcut shortcut{command.keys, command.text}; !shortcuts.contains(shortcut))
            shortcuts.append(shortcut);
    }
}

/// The keys that serve everywhere come first: the list is longer than the dialog. The pages follow in their order.
Places placesOf(const QMainWindow &window)
{
    Places places{{QString(),
                   {{ShortcutsDialog::tr("Tab, Shift+Tab"), ShortcutsDialog::tr("Next and previous control")},
                    {u"F6"_s, ShortcutsDialog::tr("Go to the other pane")}}},
                  {ShortcutsDialog::tr("Lists"),
                   {{ShortcutsDialog::tr("Up, Down, Home, End"), ShortcutsDialog::tr("Move in the list")},
                    {ShortcutsDialog::tr("J, K"), ShortcutsDialog::tr("Next and previous row")},
                    {u"Shift+F10"_s, ShortcutsDialog::tr("Show the menu of the current row")},
                    {u"F2"_s, ShortcutsDialog::tr("Rename the current endpoint")}}},
                  {ShortcutsDialog::tr("List of run tasks"),
                   {{ShortcutsDialog::tr("Enter"), ShortcutsDialog::tr("Reply to the request that is chosen")},
                    {ShortcutsDialog::tr("Space"), ShortcutsDialog::tr("Show or hide the detail of a request")},
                    {ShortcutsDialog::tr("Esc"), ShortcutsDialog::tr("Go back from the detail to the list")}}}};
    addPages(places, window);
    addShortcuts(places, window);
    return places;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(QMainWindow &window)
    : QDialog(&window)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    const int u = Theme::of(this).u();
    auto *list = new QWidget;
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    grid->setHorizontalSpacing(6 * u);
    grid->setVerticalSpacing(2 * u);
    const Places places = placesOf(window);
    for (const auto &[place, shortcuts] : places) {
        if (shortcuts.isEmpty())
            continue;
        auto *title = new Label(place.isEmpty() ? tr("Everywhere") : place, TextStyle::ItemTitle);
        grid->addWidget(title, grid->rowCount(), 0, 1, 2);
        for (const Shortcut &shortcut : shortcuts) {
            const int row = grid->rowCount();
            auto *label = new Label(shortcut.text);
            label->setMuted(true);
            grid->addWidget(new Label(shortcut.keys, TextStyle::Bold), row, 0);
            grid->addWidget(label, row, 1);
        }
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *area = new QScrollArea; // the list may be longer than a small screen
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(list);
    area->setMinimumWidth(list->sizeHint().width() + 4 * u);
    area->setAccessibleName(windowTitle());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 4 * u, 4 * u);
    layout->addWidget(area);
    layout->addWidget(buttons);
    resize(sizeHint().width(), qMin(list->sizeHint().height() + 20 * u, window.height() - 10 * u));
}

} // namespace runlatch::ui
