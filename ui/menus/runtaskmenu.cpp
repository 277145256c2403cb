// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/runtaskmenu.h"

#include <QAction>

namespace runlatch::ui {

RunTaskMenu::RunTaskMenu(QWidget *parent)
    : QMenu(tr("Ru&n task"), parent)
{
    connect(this, &QMenu::aboutToShow, this, &RunTaskMenu::fill);
    fill();
}

void RunTaskMenu::setRequests(QWidget &table, QWidget &list)
{
    m_table = &table;
    m_list = &list;
}

void RunTaskMenu::fill()
{
    clear(); // the actions of the table are its own
    if (m_table && m_list && m_list->isVisible())
        addActions(m_table->actions());
    else
        addAction(tr("&Show the received requests"), this, &RunTaskMenu::listWanted);
    addSeparator();
    addAction(tr("Re&gister run task..."), this, &RunTaskMenu::registerWanted);
}

} // namespace runlatch::ui
