// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/captures/filteredout.h"
#include "ui/inspector/captures/followmode.h"
#include "ui/inspector/captures/windowends.h"

#include <QScopedValueRollback>

namespace runlatch::ui {

const store::CaptureRow *CaptureList::current() const
{
    return isCurrentFilteredOut() ? nullptr : m_chosen.row();
}

bool CaptureList::isNewest(const store::CaptureRow &row) const
{
    return m_model && m_model->isAtNewest() && m_model->rowOf(row.uuid) == 0;
}

bool CaptureList::isCurrentFilteredOut() const
{
    return m_out->isOut();
}

void CaptureList::showCurrent()
{
    showActions();
    emit currentChanged();
}

void CaptureList::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return; // the row is outside the window, and the user still looks at it
    m_chosen.choose(m_model->at(index.row()));
    if (!m_isChoosing)
        m_table->followMode().noteChoice(index.row());
    m_out->reset();
    showCurrent();
}

/// Clears the selection if its row is removed. Otherwise the view would choose another row instead.
void CaptureList::letGo(const QModelIndex &, int first, int last)
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid() && current.row() >= first && current.row() <= last)
        m_table->selectionModel()->clear();
}

void CaptureList::goToNewest()
{
    if (!m_model)
        return;
    m_table->followMode().follow();
    m_ends->goToNewest();
}

void CaptureList::goToOldest()
{
    m_table->followMode().pause();
    m_ends->goToOldest();
}

/// Chooses a row by itself: the table goes on to follow.
void CaptureList::chooseRow(int row)
{
    const QScopedValueRollback choosing(m_isChoosing, true);
    m_table->choose(row);
}

/// Chooses the chosen row again when it is back in the window, or the first row if none was chosen yet.
void CaptureList::chooseAgain()
{
    const int row = m_chosen.row() ? m_model->rowOf(m_chosen.row()->uuid) : 0;
    if (row < 0 || row >= m_model->rowCount())
        return;
    m_table->setAutoScroll(false); // the view must not jump back for a user who scrolls past the row
    chooseRow(row);
    m_table->setAutoScroll(true);
}

void CaptureList::chooseCapture(const store::CaptureRow &row)
{
    if (!m_model)
        return;
    if (const int place = m_model->rowOf(row.uuid); place >= 0) {
        m_table->choose(place);
        return;
    }
    m_table->selectionModel()->clear();
    m_chosen.choose(row);
    m_out->reset();
    showCurrent();
}

void CaptureList::goTo(const store::CaptureRow &row)
{
    if (m_model && m_model->isFiltered())
        return chooseCapture(row);
    m_sought = row.uuid;
    goToNewest();
}

void CaptureList::chooseFirst()
{
    goToNewest();
}

} // namespace runlatch::ui
