// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/editmenu.h"

#include <QAction>
#include <QApplication>
#include <QFocusEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>

namespace runlatch::ui {

EditMenu::EditMenu(QMainWindow &window, QStackedWidget &pages)
    : QObject(&window)
    , m_window(window)
    , m_pages(pages)
    , m_menu(window.menuBar()->addMenu(tr("&Edit")))
{
    add(EditCommand::Undo);
    add(EditCommand::Redo);
    m_menu->addSeparator();
    add(EditCommand::Cut);
    add(EditCommand::Copy);
    add(EditCommand::Paste);
    add(EditCommand::Delete);
    m_menu->addSeparator();
    add(EditCommand::SelectAll);
    add(EditCommand::Find);
    m_menu->addSeparator();
    m_offersEnd = m_menu->addSeparator();
    connect(m_menu, &QMenu::aboutToShow, this, &EditMenu::refresh);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { noteFocus(now); });
    qApp->installEventFilter(this);
}

void EditMenu::add(EditCommand command)
{
    QAction *action = m_menu->addAction(wordOf(command));
    connect(action, &QAction::triggered, this, [this, command] { target().run(command); });
    m_commands.append({command, action});
}

QString EditMenu::wordOf(EditCommand command)
{
    switch (command) {
    case EditCommand::Undo: return tr("&Undo");
    case EditCommand::Redo: return tr("&Redo");
    case EditCommand::Cut: return tr("Cu&t");
    case EditCommand::Copy: return tr("&Copy");
    case EditCommand::Paste: return tr("&Paste");
    case EditCommand::Delete: return tr("&Delete");
    case EditCommand::SelectAll: return tr("Select &all");
    case EditCommand::Find: return tr("&Filter");
    }
    return {};
}

void EditMenu::noteFocus(QWidget *control)
{
    if (control && control->window() == &m_window && control != m_window.menuBar())
        m_control = control;
}

EditTarget EditMenu::target() const
{
    QWidget *control = m_control && m_control->isVisible() ? m_control.data() : nullptr;
    return {control, m_pages.currentWidget()};
}

/// Updates the menu. Qt shows the text after a tab in the column of the shortcuts.
void EditMenu::refresh()
{
    const EditTarget now = target();
    for (const auto &[command, action] : m_commands) {
        const QString own = now.ownWords(command);
        const QString key = now.key(command).toString(QKeySequence::NativeText);
        action->setText((own.isEmpty() ? wordOf(command) : own) + u'\t' + key);
        action->setEnabled(now.can(command));
    }
    showOffers(now.offers());
}

void EditMenu::showOffers(const QList<QAction *> &offers)
{
    for (const QPointer<QAction> &action : std::as_const(m_offered)) {
        if (action)
            m_menu->removeAction(action);
    }
    m_offered.clear();
    for (QAction *action : offers) {
        m_menu->insertAction(m_offersEnd, action);
        m_offered.append(action);
    }
}

/// Tells a text field that a menu takes the focus. The field clears its selection when the menu bar takes the focus,
/// but not when a menu does.
bool EditMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FocusOut || static_cast<QFocusEvent *>(event)->reason() != Qt::MenuBarFocusReason
        || watched == m_window.menuBar())
        return QObject::eventFilter(watched, event);
    QFocusEvent asForMenu(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(watched, &asForMenu);
    return true;
}

} // namespace runlatch::ui
