// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QHash>

#include <compare>
#include <deque>
#include <limits>
#include <vector>

namespace runlatch::models {

/// The rows of the list in order, newest first, without gaps. Inserting is cheap at both ends.
class CaptureWindow
{
public:
    /// The position of a row. A row on disk stands at its id. A row without an id has the id of the newest row at its
    /// arrival, and a number among such rows.
    struct Place
    {
        qint64 id = 0;
        qint64 arrival = 0; ///< 0 for a row on disk
        friend auto operator<=>(const Place &, const Place &) = default;
    };
    static constexpr Place Lowest{-1, 0};
    static constexpr Place Highest{std::numeric_limits<qint64>::max(), 0};

    struct Entry
    {
        Place place;
        store::CaptureRow row;
    };

    static void sort(std::vector<Entry> &entries); ///< newest first
    /// A row may come twice in a batch, because the disk refused it and took it a moment later. The later one counts.
    static QList<store::CaptureRow> withoutRepeats(const QList<store::CaptureRow> &rows);

    int size() const { return static_cast<int>(m_entries.size()); }
    bool isEmpty() const { return m_entries.empty(); }
    const Entry &at(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    Place top() const { return isEmpty() ? Lowest : m_entries.front().place; }
    Place bottom() const { return isEmpty() ? Highest : m_entries.back().place; }
    int find(const QUuid &uuid) const;      ///< -1 if it is missing
    int position(const Place &place) const; ///< the first row that is not newer; size() if all are newer

    /// The number of `entries`, from `first` on, that go before row `at`. They are in order, and none is in the window
    /// yet.
    int run(const std::vector<Entry> &entries, int first, int at) const;
    void insert(int at, const std::vector<Entry> &entries, int first, int count);
    void remove(int first, int count);
    void replace(int row, const Entry &entry); ///< `entry` has the same place and uuid

private:
    std::deque<Entry> m_entries;
    QHash<QUuid, Place> m_places;
};

} // namespace runlatch::models
