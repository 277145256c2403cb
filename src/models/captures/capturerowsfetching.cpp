// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturerows.h"

#include <algorithm>
#include <utility>

// The pages that are read, and where they go in the window.
namespace runlatch::models {

namespace {

constexpr int PageRows = 200;

} // namespace

base::Callback<CaptureRows::Page> CaptureRows::asked(Asking asking, Arrived arrived)
{
    if (isMoving())
        emit moveDropped();
    m_asking = asking;
    m_told.clear();
    return [this, arrived, ticket = ++m_ticket](const base::Result<Page> &page) {
        if (ticket != m_ticket)
            return;
        if (page) {
            m_highest = std::max(m_highest, page->value(0).id);
            (this->*arrived)(*page);
        }
        m_asking = Asking::Nothing;
        if (page && window().isEmpty() && canFetchMore({}))
            fetchMore({}); // all rows of the page are hidden
        else if (page)
            emit fetched();
        else
            emit failed(page.error());
    };
}

bool CaptureRows::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_store && !m_complete && m_asking == Asking::Nothing && !search().isStopped;
}

void CaptureRows::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    const Place bottom = window().isEmpty() ? Place{m_reached, 0} : window().bottom();
    const qint64 before = bottom.arrival == 0 || bottom.id == 0 ? bottom.id : bottom.id + 1; // 0: from the newest
    m_pages->older(before, PageRows, asked(Asking::Older, &CaptureRows::takeOlder));
}

void CaptureRows::takeOlder(const Page &page)
{
    if (!std::exchange(m_hasRead, true) && !page.isEmpty())
        anchorUnstored(page.first().id);
    m_complete = page.size() < PageRows;
    m_reached = page.isEmpty() ? m_reached : page.last().id;
    absorb(page, m_complete ? CaptureWindow::Lowest : Place{page.last().id, 0}, window().bottom());
    trimTop();
}

void CaptureRows::fetchNewer()
{
    if (canFetchNewer())
        m_pages->newer(window().top().id, PageRows, asked(Asking::Newer, &CaptureRows::takeNewer));
}

void CaptureRows::takeNewer(const Page &page)
{
    const bool isLast = (page.size() < PageRows && !m_told.isTooMany()) || page.value(0).id >= m_highest;
    const qint64 reached = page.isEmpty() ? window().top().id : page.first().id;
    const int before = rowCount();
    absorb(isLast ? withTold(page) : page, window().top(), isLast ? CaptureWindow::Highest : Place{reached + 1, 0});
    m_atNewest = isLast;
    setNewer(isLast ? 0 : std::max<qint64>(1, m_newer - (rowCount() - before)));
    trimBottom();
}

void CaptureRows::fetchNewest()
{
    if (m_store && m_asking != Asking::Newest)
        m_pages->older(0, PageRows, asked(Asking::Newest, &CaptureRows::takeNewest));
}

void CaptureRows::takeNewest(const Page &page)
{
    moveTo(page, page.size() < PageRows, true, page.value(0).id + 1);
    setNewer(m_atNewest ? 0 : MaxRows);
}

void CaptureRows::fetchFrom(qint64 id)
{
    if (!m_store)
        return;
    m_from = id;
    m_pages->older(id + 1, PageRows, asked(Asking::Elsewhere, &CaptureRows::takeFrom));
}

void CaptureRows::takeFrom(const Page &page)
{
    if (m_asking == Asking::Older) // a part of the page has come already
        return takeOlder(page);
    const qint64 first = page.value(0).id;
    moveTo(page, page.size() < PageRows, first >= m_highest, m_from + 1);
    setNewer(m_atNewest || m_pages->isFiltered() ? 0 : m_highest - first);
}

void CaptureRows::fetchOldest()
{
    if (m_store)
        m_pages->newer(0, PageRows, asked(Asking::Elsewhere, &CaptureRows::takeOldest));
}

void CaptureRows::takeOldest(const Page &page)
{
    const qint64 first = page.value(0).id;
    moveTo(page, true, first >= m_highest, first + 1);
    setNewer(m_atNewest || m_pages->isFiltered() ? 0 : m_highest - first);
}

/// Replaces all rows by those of a page, and by the rows of its range, below `end`, that the disk refused.
void CaptureRows::moveTo(const Page &page, bool isOldest, bool isNewest, qint64 end)
{
    m_complete = isOldest;
    m_reached = page.isEmpty() ? 0 : page.last().id;
    m_atNewest = isNewest && !m_told.isTooMany();
    const Place above = m_complete ? CaptureWindow::Lowest : Place{page.last().id, 0};
    const Place below = m_atNewest ? CaptureWindow::Highest : Place{end, 0};
    reset([&] { return entries(m_atNewest ? withTold(page) : page, above, below); });
    trimBottom();
}

/// The page with the rows that were reported since it was requested, which it lacks.
CaptureRows::Page CaptureRows::withTold(const Page &page) const
{
    return m_told.with(page, page.isEmpty() ? window().top().id : page.first().id);
}

/// Puts the page into the window, with the rows in the same range that the disk refused.
void CaptureRows::absorb(const Page &page, const Place &above, const Place &below)
{
    merge(entries(page, above, below));
}

CaptureRows::Entries CaptureRows::entries(const Page &page, const Place &above, const Place &below) const
{
    Entries found;
    for (const store::CaptureRow &row : page) {
        if (rowOf(row.uuid) < 0 && !m_hidden.has(row.id)) // otherwise the row came live during the request
            found.push_back({{row.id, 0}, current(row)});
    }
    for (const CaptureWindow::Entry &entry : m_unstored.between(above, below)) {
        if (rowOf(entry.row.uuid) < 0 && m_pages->accepts(entry.row))
            found.push_back(entry);
    }
    CaptureWindow::sort(found);
    return found;
}

/// A row that the disk refused before the first read is newer than all rows of that read.
void CaptureRows::anchorUnstored(qint64 id)
{
    const Entries anchored = m_unstored.anchor(id);
    for (const CaptureWindow::Entry &entry : anchored) {
        if (const int row = rowOf(entry.row.uuid); row >= 0)
            remove(row, 1);
    }
    merge(anchored);
}

void CaptureRows::setFilter(const store::CaptureFilter &filter)
{
    m_pages->setFilter(filter);
    if (!m_store)
        return;
    drop();
    m_complete = false;
    m_atNewest = true;
    m_reached = 0;
    m_searchedFrom = m_highest;
    m_counted = 0;
    reset([] { return Entries(); });
    setNewer(0);
    fetchMore({});
}

/// Takes no page that was asked for before.
void CaptureRows::drop()
{
    ++m_ticket;
    m_asking = Asking::Nothing;
    emit moveDropped();
}

/// A part of the page that is being searched for.
void CaptureRows::takeFound(const Page &rows)
{
    if (m_asking == Asking::Elsewhere) {
        moveTo(rows, false, false, m_from + 1);
        m_asking = Asking::Older;
        setNewer(0);
        emit moved();
    } else if (m_asking == Asking::Older) {
        absorb(rows, {rows.last().id, 0}, window().bottom());
    }
}

void CaptureRows::stopSearch()
{
    if (!search().isSearching)
        return;
    drop();
    m_pages->stop();
}

void CaptureRows::goOn()
{
    m_pages->resume();
    fetchMore({});
}

} // namespace runlatch::models
