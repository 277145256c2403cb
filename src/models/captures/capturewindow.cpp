// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturewindow.h"

#include <algorithm>

namespace runlatch::models {

void CaptureWindow::sort(std::vector<Entry> &entries)
{
    std::sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) { return a.place > b.place; });
}

QList<store::CaptureRow> CaptureWindow::withoutRepeats(const QList<store::CaptureRow> &rows)
{
    QList<store::CaptureRow> once;
    QHash<QUuid, qsizetype> places;
    for (const store::CaptureRow &row : rows) {
        if (const auto known = places.constFind(row.uuid); known != places.constEnd()) {
            once[*known] = row;
        } else {
            places.insert(row.uuid, once.size());
            once.append(row);
        }
    }
    return once;
}

int CaptureWindow::find(const QUuid &uuid) const
{
    const auto place = m_places.constFind(uuid);
    return place == m_places.constEnd() ? -1 : position(*place);
}

int CaptureWindow::position(const Place &place) const
{
    const auto found = std::partition_point(m_entries.begin(), m_entries.end(),
                                            [&place](const Entry &entry) { return entry.place > place; });
    return static_cast<int>(found - m_entries.begin());
}

int CaptureWindow::run(const std::vector<Entry> &entries, int first, int at) const
{
    const Place below = at < size() ? this->at(at).place : Lowest;
    int count = 0;
    while (first + count < std::ssize(entries) && entries[static_cast<std::size_t>(first + count)].place > below)
        ++count;
    return count;
}

void CaptureWindow::insert(int at, const std::vector<Entry> &entries, int first, int count)
{
    const auto begin = entries.begin() + first;
    m_entries.insert(m_entries.begin() + at, begin, begin + count);
    std::for_each(begin, begin + count, [this](const Entry &entry) { m_places.insert(entry.row.uuid, entry.place); });
}

void CaptureWindow::remove(int first, int count)
{
    const auto begin = m_entries.begin() + first;
    std::for_each(begin, begin + count, [this](const Entry &entry) { m_places.remove(entry.row.uuid); });
    m_entries.erase(begin, begin + count);
}

void CaptureWindow::replace(int row, const Entry &entry)
{
    m_entries[static_cast<std::size_t>(row)] = entry;
    m_places.insert(entry.row.uuid, entry.place);
}

} // namespace runlatch::models
