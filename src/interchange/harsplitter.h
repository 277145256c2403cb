// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/record.h"

#include <QByteArray>

#include <optional>

namespace runlatch::interchange {

/// Finds the entries of a HAR, piece by piece, so that only one of them is in memory. It tells apart strings, brackets
/// and names, and leaves the judging of an entry to its reader. Takes time in proportion to the bytes.
class HarSplitter
{
public:
    /// The next entry in what was added so far, as JSON. nullopt if more bytes are needed, or there is none. Null (not
    /// empty) text stands for an entry that is longer than MaxRecordBytes.
    std::optional<QByteArray> next();
    void add(QByteArrayView bytes);

    bool hasEntries() const { return m_hasEntries; } ///< the list log.entries began
    bool isClosed() const { return m_isClosed; }     ///< the list has ended

private:
    void take(char letter);
    void open(char letter);
    void close();
    bool isInEntries() const;

    QByteArray m_pending; ///< added, and not looked at
    qsizetype m_at = 0;   ///< in m_pending
    QByteArray m_entry;   ///< the entry so far
    QByteArray m_name;    ///< the last string outside of entries, at most 16 bytes
    QByteArray m_key[2];  ///< the open names of the first two levels
    qint64 m_depth = 0;   ///< open brackets
    qint64 m_size = 0;    ///< of the entry, also of one that is too long
    bool m_isInString = false;
    bool m_isEscaped = false;
    bool m_isInEntry = false;
    bool m_hasEntries = false;
    bool m_isClosed = false;
    bool m_isEntryDone = false;
};

} // namespace runlatch::interchange
