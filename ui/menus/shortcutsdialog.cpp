// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/shortcutsdialog.h"

#include "ui/style/theme.h"
#include "ui/widgets/label.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

/// The text without the `&` of the access key, the dots of a dialog, and the shortcut in a tool tip.
QString plain(QString text)
{
    text.remove(u'&');
    if (text.endsWith(u')'))
        text.truncate(text.lastIndexOf(u" ("_s));
    while (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QList<std::pair<QString, QString>> shortcutsOf(const QMainWindow &window)
{
    QList<std::pair<QString, QString>> rows;
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (!action->shortcut().isEmpty() && !action->text().isEmpty() && action->isVisible())
            rows.append({action->shortcut().toString(QKeySequence::NativeText), plain(action->text())});
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        const QString text = button->text().isEmpty() ? button->accessibleName() : button->text();
        // Skips access keys (Alt+letter), which are already visible in the word itself.
        if (!button->shortcut().isEmpty() && button->shortcut() != QKeySequence::mnemonic(button->text()))
            rows.append({button->shortcut().toString(QKeySequence::NativeText), plain(text)});
    }
    return rows;
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
    // The keys that serve everywhere come first: the list is longer than the dialog.
    QList<std::pair<QString, QString>> rows{{tr("Tab, Shift+Tab"), tr("Next and previous control")},
                                            {tr("Up, Down, Home, End"), tr("Move in a list")},
                                            {tr("J, K"), tr("Next and previous row of a list")},
                                            {tr("Enter"), tr("Reply to the request that is chosen")},
                                            {tr("Space"), tr("Show or hide the detail of a request")}};
    rows += shortcutsOf(window);
    for (const auto &[keys, text] : rows) {
        const int row = grid->rowCount();
        auto *label = new Label(text);
        label->setMuted(true);
        grid->addWidget(new Label(keys, TextStyle::Bold), row, 0);
        grid->addWidget(label, row, 1);
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
