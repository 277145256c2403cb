// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/haroutline.h"
#include "interchange/record.h"

#include <optional>

namespace runlatch::interchange {

/// Finds the entries of a HAR, piece by piece, so that only one of them is in memory. It leaves the judging of an entry
/// to its reader. Takes time in proportion to the bytes.
class HarSplitter
{
public:
    /// The next entry in what was added so far, as JSON of any type. nullopt if more bytes are needed, or there is
    /// none. Null (not empty) text stands for an entry that is longer than MaxRecordBytes.
    std::optional<QByteArray> next();
    void add(QByteArrayView bytes);

    const HarOutline &outline() const { return m_outline; } ///< of all letters up to the entry that was found last

private:
    void keep(char letter);

    HarOutline m_outline;
    QByteArray m_pending; ///< added, and not looked at
    qsizetype m_at = 0;   ///< in m_pending
    QByteArray m_entry;   ///< the entry so far
    qint64 m_size = 0;    ///< of the entry, also of one that is too long
};

} // namespace runlatch::interchange
