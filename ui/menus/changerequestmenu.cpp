// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/changerequestmenu.h"

#include "ui/widgets/keys/shortcuts.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

ChangeRequestMenu::ChangeRequestMenu(QWidget *parent)
    : QMenu(tr("&Change request"), parent)
{
    m_own += addOwn(tr("&New for many..."), u"menu.new_change_requests"_s, &ChangeRequestMenu::newWanted);
    m_own += addOwn(tr("&Sent bulk creates..."), u"menu.sent_bulk_creates"_s, &ChangeRequestMenu::sentWanted);
    connect(this, &QMenu::aboutToShow, this, &ChangeRequestMenu::fill);
    connect(this, &QMenu::aboutToHide, this, &ChangeRequestMenu::release);
    fill();
}

/// The parent has the action, too: it stays when the menu is cleared. QMenu cuts what leads from such an action to
/// itself, so the action is connected to itself.
QAction *ChangeRequestMenu::addOwn(const QString &text, const QString &id, void (ChangeRequestMenu::*wanted)())
{
    auto *action = new QAction(text, parentWidget());
    connect(action, &QAction::triggered, action, [this, wanted] { emit(this->*wanted)(); });
    parentWidget()->addAction(action);
    Shortcuts::all().add(*action, id);
    return action;
}

void ChangeRequestMenu::setRequests(QMenu &row, QWidget &list)
{
    m_row = &row;
    m_list = &list;
}

void ChangeRequestMenu::fill()
{
    clear(); // the actions of the row are its own
    if (m_row && m_list && m_list->isVisible()) {
        emit m_row->aboutToShow(); // it knows only then what can be done
        addActions(m_row->actions());
    } else {
        addAction(tr("Show the &change requests"), this, &ChangeRequestMenu::listWanted);
    }
    addSeparator();
    addActions(m_own);
}

/// The actions that the menu disabled are keys again, because the rows may have changed by then.
void ChangeRequestMenu::release()
{
    if (m_row)
        emit m_row->aboutToHide();
}

} // namespace runlatch::ui
