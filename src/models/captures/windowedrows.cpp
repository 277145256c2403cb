// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/windowedrows.h"

namespace runlatch::models {

int WindowedRows::rowOf(qint64 captureId) const
{
    const int row = captureId > 0 ? m_window.position({captureId, 0}) : m_window.size();
    return row < m_window.size() && at(row).id == captureId ? row : -1;
}

void WindowedRows::move(int row, const CaptureWindow::Entry &entry)
{
    const int to = entry.place == m_window.at(row).place ? row : m_window.position(entry.place);
    if (to < row) { // an id is larger than all earlier ones, so a row never moves down
        beginMoveRows({}, row, row, {}, to);
        m_window.remove(row, 1);
        m_window.insert(to, {entry}, 0, 1);
        endMoveRows();
    } else {
        m_window.replace(row, entry);
    }
    emit dataChanged(index(to, 0), index(to, columnCount() - 1));
}

void WindowedRows::replace(int row, const store::CaptureRow &content)
{
    m_window.replace(row, {m_window.at(row).place, content});
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void WindowedRows::reset(const std::function<Entries()> &make)
{
    beginResetModel();
    m_window = {};
    const Entries entries = make();
    m_window.insert(0, entries, 0, static_cast<int>(entries.size()));
    endResetModel();
}

void WindowedRows::merge(const Entries &entries)
{
    for (int first = 0; first < std::ssize(entries);) {
        const int at = m_window.position(entries[static_cast<std::size_t>(first)].place);
        const int count = m_window.run(entries, first, at);
        beginInsertRows({}, at, at + count - 1);
        m_window.insert(at, entries, first, count);
        endInsertRows();
        first += count;
    }
}

void WindowedRows::remove(int first, int count)
{
    beginRemoveRows({}, first, first + count - 1);
    m_window.remove(first, count);
    endRemoveRows();
}

void WindowedRows::removeGone(const QSet<qint64> &ids)
{
    for (int last = rowCount() - 1; last >= 0; --last) {
        int first = last;
        while (first >= 0 && at(first).id > 0 && ids.contains(at(first).id))
            --first;
        if (first < last)
            remove(first + 1, last - first);
        last = std::min(first, last);
    }
}

} // namespace runlatch::models
