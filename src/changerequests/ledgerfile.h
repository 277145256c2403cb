// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerentry.h"

#include <QLockFile>

#include <functional>
#include <map>
#include <memory>

namespace runlatch::changerequests {

/// The file of the ledger: a line of JSON for each entry, the oldest first. It is written whole or not at all, readable
/// by its owner only, and locked for each write only. All of this waits for the disk: not for the window's thread.
///
/// Errors: Storage "file.unreadable" (also a pipe, a device, a folder), "file.not-written", "ledger.locked", those of
/// store::checkOwner and store::makeStoreFolder; subject = the file.
inline constexpr int MaxLedgerEntries = 1000;                   ///< older ones go
inline constexpr qint64 MaxLedgerBytes = 64 * 1024 * 1024;      ///< of the file; the oldest entries go
inline constexpr qint64 MaxLedgerEntryBytes = 32 * 1024 * 1024; ///< of a line: a list and a message of 8 MB each
inline constexpr int LedgerPatience = 10000; ///< milliseconds that a write waits for the lock of another process

struct LedgerReading
{
    QList<LedgerEntry> entries; ///< the newest first
    /// Lines that are no entries, or one for a file that is too large. The next write keeps the file beside. An
    /// entry without the end of its line was cut, and does not count.
    int unreadable = 0;
};

/// The marks of entries that this process is sending, by id. A mark is a lock beside the ledger, which the system
/// knows to be left over when its process is gone.
using LedgerMarks = std::map<QUuid, std::unique_ptr<QLockFile>>;

/// Reads the ledger; without a file it is empty. An entry that was being sent by a process that is gone reads as
/// Unknown.
base::Result<LedgerReading> readLedger(const QString &file);

struct LedgerWriting
{
    QString setAside; ///< the name under which a file that was no ledger is kept; empty: there was none
};
/// Changes the entries, which are the oldest first here, under the lock. After an error nothing is written.
using LedgerChange = std::function<base::Done(QList<LedgerEntry> &entries)>;
base::Result<LedgerWriting> changeLedger(const QString &file, const LedgerChange &change);

/// Takes the mark of an entry, before the entry is written as Sending.
base::Done takeLedgerMark(const QString &file, const QUuid &id, LedgerMarks &marks);

} // namespace runlatch::changerequests
