// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturewindow.h"

#include <map>
#include <optional>
#include <vector>

namespace runlatch::models {

/// The rows that the disk refused. They cannot be fetched again, so they are kept also while they are outside the
/// window.
class UnstoredRows
{
public:
    static constexpr int MaxRows = 1000; ///< the oldest goes first

    int inMemory() const; ///< requests that the receiver has in memory, and of which more than the row is known
    bool has(const QUuid &uuid) const { return m_rows.contains(uuid); }
    CaptureWindow::Place placeOf(const QUuid &uuid) const { return m_rows.at(uuid).place; } ///< only of one that it has
    const store::CaptureRow *find(const QUuid &uuid) const; ///< nullptr: it does not have it
    /// Keeps a row. Returns the one that has to go for it.
    std::optional<CaptureWindow::Entry> keep(const CaptureWindow::Entry &entry);
    /// Takes the content of a row that it has, or lets go of it if the disk took it after all. Ignores other rows.
    void settle(const CaptureWindow::Entry &entry);
    /// The rows between two places, both excluded.
    std::vector<CaptureWindow::Entry> between(const CaptureWindow::Place &above,
                                              const CaptureWindow::Place &below) const;
    /// Gives the rows that came before the first read the newest id of that read, and returns them.
    std::vector<CaptureWindow::Entry> anchor(qint64 id);

private:
    std::map<QUuid, CaptureWindow::Entry> m_rows;
};

} // namespace runlatch::models
