// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/edittarget.h"

#include "ui/widgets/keys/editabletext.h"
#include "ui/widgets/keys/shortcuts.h"

#include <QAction>
#include <QWidget>

namespace runlatch::ui {

namespace {

constexpr const char *OfferedProperty = "runlatch_offered_in_edit_menu";

/// The actions of the control, of its parents, and of the page that is shown.
QList<QAction *> actionsAround(QWidget *control, QWidget *page)
{
    QList<QAction *> actions;
    for (QWidget *widget = control; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        for (QAction *action : widget->actions()) {
            if (widget == control || action->shortcutContext() != Qt::WidgetShortcut)
                actions.append(action);
        }
    }
    if (!page || (control && page->isAncestorOf(control)))
        return actions;
    for (QAction *action : page->actions()) {
        if (action->shortcutContext() != Qt::WidgetShortcut)
            actions.append(action);
    }
    return actions;
}

bool canBeTriggered(const QAction *action)
{
    return action->isEnabled() && action->isVisible();
}

} // namespace

EditTarget::EditTarget(QWidget *control, QWidget *page)
    : m_control(control)
    , m_page(page)
{
}

QKeySequence::StandardKey EditTarget::keyOf(EditCommand command)
{
    switch (command) {
    case EditCommand::Undo: return QKeySequence::Undo;
    case EditCommand::Redo: return QKeySequence::Redo;
    case EditCommand::Cut: return QKeySequence::Cut;
    case EditCommand::Copy: return QKeySequence::Copy;
    case EditCommand::Paste: return QKeySequence::Paste;
    case EditCommand::Delete: return QKeySequence::Delete;
    case EditCommand::SelectAll: return QKeySequence::SelectAll;
    case EditCommand::Find: return QKeySequence::Find;
    }
    return QKeySequence::UnknownKey;
}

bool EditTarget::can(EditCommand command) const
{
    return canEdit(m_control, command) || ownAction(command) || (command == EditCommand::Copy && hasCell(m_control));
}

void EditTarget::run(EditCommand command)
{
    if (canEdit(m_control, command))
        runEdit(m_control, command);
    else if (QAction *own = ownAction(command))
        own->trigger();
    else if (command == EditCommand::Copy)
        copyCell(m_control);
}

QString EditTarget::ownWords(EditCommand command) const
{
    const QAction *own = canEdit(m_control, command) ? nullptr : ownAction(command);
    return own ? own->text() : QString();
}

QKeySequence EditTarget::key(EditCommand command) const
{
    const QAction *own = canEdit(m_control, command) ? nullptr : ownAction(command);
    return own ? own->shortcut() : QKeySequence(keyOf(command));
}

QList<QAction *> EditTarget::offers() const
{
    QList<QAction *> offered;
    for (QAction *action : actionsAround(m_control, m_page)) {
        if (canBeTriggered(action) && action->property(OfferedProperty).toBool())
            offered.append(action);
    }
    return offered;
}

QAction *EditTarget::ownAction(EditCommand command) const
{
    // The key that the action has unless the user changed it. Others of the system may be another action's: Ctrl+D
    // deletes on some desktops.
    const QKeySequence key(keyOf(command));
    for (QAction *action : actionsAround(m_control, m_page)) {
        if (canBeTriggered(action) && Shortcuts::all().defaultsOf(*action).value(0) == key)
            return action;
    }
    return nullptr;
}

void offerInEditMenu(QAction &action)
{
    action.setProperty(OfferedProperty, true);
}

} // namespace runlatch::ui
