// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturerows.h"

#include <algorithm>
#include <utility>

namespace runlatch::models {

CaptureRows::CaptureRows(store::CaptureStore *store, QObject *parent)
    : WindowedRows(parent)
    , m_store(store)
    , m_pages(new CapturePages(store, this))
    , m_stored(new StoredIds(store, this))
    , m_complete(store == nullptr)
{
    connect(m_pages, &CapturePages::found, this, &CaptureRows::takeFound);
    connect(m_pages, &CapturePages::accepted, this, &CaptureRows::insertLive);
    connect(m_pages, &CapturePages::progressed, this, &CaptureRows::searched);
    if (store)
        connect(store, &store::CaptureStore::counted, this, &CaptureRows::takeFindings);
    connect(m_stored, &StoredIds::lowestChanged, this, &CaptureRows::lowestChanged);
    connect(m_stored, &StoredIds::checked, this, &CaptureRows::takeGone);
    m_stored->lookForLowest();
}

void CaptureRows::prepend(const QList<store::CaptureRow> &rows)
{
    if (!m_pages->isFiltered()) {
        insertLive(rows);
        return;
    }
    Page known;
    QList<qint64> unknown;
    for (const store::CaptureRow &row : rows) {
        if (row.id == 0 || rowOf(row.uuid) >= 0 || m_unstored.has(row.uuid))
            known.append(row);
        else
            unknown.append(row.id);
    }
    insertLive(known);
    m_pages->judge(unknown);
}

void CaptureRows::insertLive(const Page &rows)
{
    Entries added;
    const qint64 before = m_newer;
    const QList<store::CaptureRow> once = CaptureWindow::withoutRepeats(rows);
    // A reader at the end of a full window waits for older rows: the window must not drop its last rows there.
    if (m_asking == Asking::Older && window().size() + once.size() > MaxRows)
        m_atNewest = false;
    for (const store::CaptureRow &told : once) {
        const store::CaptureRow row = current(told);
        if (m_hidden.update(row))
            continue;
        if (rowOf(row.uuid) >= 0 || m_unstored.has(row.uuid)) {
            settle(row);
            continue;
        }
        const CaptureWindow::Entry entry{placeOf(row), row};
        if (row.id == 0)
            keepUnstored(entry);
        if ((row.id == 0 && !m_pages->accepts(row)) || isSearchedFor(entry.place))
            continue;
        if (belongs(entry.place)) {
            added.push_back(entry);
            if (isMoving())
                noteAbove(entry); // the page that replaces these rows lacks it
        } else if (entry.place > window().top()) {
            noteAbove(entry);
            countAbove(entry);
        }
    }
    if (m_newer != before)
        emit newerChanged(m_newer);
    std::erase_if(added, [this](const CaptureWindow::Entry &entry) {
        return entry.row.id == 0 && !m_unstored.has(entry.row.uuid); // rows beyond MaxUnstored
    });
    CaptureWindow::sort(added);
    merge(added);
    trimBottom();
}

/// A row that is judged again may have been counted when it came. It is, if it is not newer than all that were.
void CaptureRows::countAbove(const CaptureWindow::Entry &entry)
{
    const bool isAgain = m_pages->isFiltered() && entry.row.id > 0 && entry.row.id <= m_counted;
    m_newer = isAgain ? std::max<qint64>(1, m_newer) : m_newer + 1;
    m_counted = std::max(m_counted, entry.row.id);
    m_atNewest = false;
}

void CaptureRows::update(const store::CaptureRow &row)
{
    m_states.note(row);
    const bool isLoaded = rowOf(row.uuid) >= 0;
    if (!m_hidden.update(row) && isLoaded)
        settle(current(row));
    if (m_pages->isFiltered() && !isLoaded)
        judgeAgain({row.id});
    for (int loaded = 0; !row.taskResultId.isEmpty() && loaded < rowCount(); ++loaded) {
        if (at(loaded).taskResultId != row.taskResultId)
            continue;
        const store::CaptureRow present = current(at(loaded));
        if (present.state == at(loaded).state && present.deadline == at(loaded).deadline)
            continue;
        replace(loaded, present);
    }
}

void CaptureRows::takeFindings(const QHash<qint64, lint::LintSummary> &findings)
{
    m_findings.note(findings);
    for (int row = 0; row < rowCount(); ++row) {
        if (findings.contains(at(row).id))
            replace(row, current(at(row)));
    }
    m_hidden.update(m_findings);
    if (m_pages->filtersFindings()) // what was counted late may fit now
        judgeAgain(findings.keys());
}

/// Asks whether rows that changed fit the filter by now. Those below the window are read when the view comes there.
void CaptureRows::judgeAgain(QList<qint64> ids)
{
    ids.removeIf([this](qint64 id) {
        const Place place{id, 0};
        const bool mayBeShown = place > window().top() || belongs(place);
        return id == 0 || rowOf(id) >= 0 || m_hidden.has(id) || isSearchedFor(place) || !mayBeShown;
    });
    m_pages->judge(ids);
}

CaptureRows::Place CaptureRows::placeOf(const store::CaptureRow &row)
{
    m_highest = std::max(m_highest, row.id);
    return row.id > 0 ? Place{row.id, 0} : Place{m_highest, ++m_arrivals};
}

bool CaptureRows::belongs(const Place &place) const
{
    if (place > window().top())
        return takesLive();
    return place > window().bottom() || m_complete;
}

/// Tells whether the search, which has found nothing yet, is still to come there. A row put there before would be the
/// last one, and the search would go on below it.
bool CaptureRows::isSearchedFor(const Place &place) const
{
    return window().isEmpty() && !m_complete && place <= Place{m_searchedFrom, 0};
}

void CaptureRows::keepUnstored(const CaptureWindow::Entry &entry)
{
    const auto gone = m_unstored.keep(entry);
    if (!gone)
        return;
    if (const int row = rowOf(gone->row.uuid); row >= 0)
        remove(row, 1);
    else if (gone->place > window().top())
        setNewer(std::max<qint64>(0, m_newer - 1));
}

/// Takes a known row that came again, with an id that it lacked, or with another state.
void CaptureRows::settle(const store::CaptureRow &row)
{
    const int loaded = rowOf(row.uuid);
    const Place before = loaded >= 0 ? window().at(loaded).place : m_unstored.placeOf(row.uuid);
    const CaptureWindow::Entry entry{row.id == 0 ? before : placeOf(row), row};
    const bool wasAbove = loaded < 0 && before > window().top();
    m_unstored.settle(entry);
    if (loaded >= 0 && (entry.place == before || belongs(entry.place))) {
        move(loaded, entry);
        return;
    }
    if (loaded >= 0)
        remove(loaded, 1);
    if (belongs(entry.place)) {
        merge({entry});
    } else if (entry.place > window().top()) {
        noteAbove(entry);
        m_atNewest = false;
        setNewer(m_newer + (wasAbove ? 0 : 1));
    }
}

/// Keeps a row above the window while a request is about to move the window there: the row must not be missed.
void CaptureRows::noteAbove(const CaptureWindow::Entry &entry)
{
    if (m_asking == Asking::Nothing || m_asking == Asking::Older || entry.row.id == 0)
        return;
    m_told.note(entry.row);
}

void CaptureRows::trimBottom()
{
    if (const int extra = window().size() - MaxRows; extra > 0) {
        m_complete = m_store == nullptr; // without a store nothing can be fetched again
        remove(MaxRows, extra);
    }
}

void CaptureRows::trimTop()
{
    if (const int extra = window().size() - MaxRows; extra > 0) {
        m_atNewest = false;
        m_counted = std::max(m_counted, window().top().id);
        remove(0, extra);
        setNewer(m_newer + extra);
    }
}

void CaptureRows::setNewer(qint64 count)
{
    if (count == m_newer)
        return;
    m_newer = count;
    emit newerChanged(count);
}

void CaptureRows::hide(const QList<qint64> &ids)
{
    const QSet<qint64> chosen(ids.begin(), ids.end());
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).id > 0 && chosen.contains(at(row).id))
            m_hidden.hide(window().at(row));
    }
    removeGone(chosen);
    if (window().isEmpty() && !m_complete)
        fetchNewest();
}

void CaptureRows::show(const QList<qint64> &ids)
{
    Entries back;
    for (const qint64 id : ids) {
        auto entry = m_hidden.show(id);
        if (!entry || rowOf(entry->row.uuid) >= 0)
            continue;
        entry->row = current(entry->row);
        if (entry->place > window().top() ? m_atNewest : entry->place > window().bottom() || m_complete)
            back.push_back(*entry);
        else if (entry->place > window().top())
            setNewer(m_newer + 1);
    }
    CaptureWindow::sort(back);
    merge(back);
    trimBottom();
}

void CaptureRows::refresh()
{
    m_refreshAgain = m_stored->isChecking();
    if (!m_store || m_refreshAgain || window().isEmpty())
        return;
    m_stored->lookForLowest();
    QList<qint64> asked;
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).id > 0)
            asked.append(at(row).id);
    }
    m_stored->check(asked);
}

void CaptureRows::takeGone(const QSet<qint64> &gone)
{
    removeGone(gone);
    emit refreshed();
    if (window().isEmpty() && !(m_complete && m_atNewest))
        fetchNewest();
    if (std::exchange(m_refreshAgain, false))
        refresh();
}

} // namespace runlatch::models
