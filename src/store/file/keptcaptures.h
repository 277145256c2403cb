// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/storedcaptures.h"

#include <QString>

#include <functional>

namespace runlatch::store {

class CaptureTable;
class Database;

/// The captures of a store file that another program may have open. It only reads: it takes no lock, creates no file
/// beside the store file, and migrates nothing. Secrets stay sealed without a key: '*' stands in their places, and
/// `Capture::complete` is false if there are any. Where the file was not sealed by the present names of secrets, it
/// redacts what they name, without a key in the bytes as well. Each call opens the file and closes it; any thread, one
/// at a time. No call may overlap with the time for which this process has the file open for writing: SQLite shares the
/// index within a process, and this class opens it for reading.
///
/// Errors: Storage, subject = the file: "store.missing", "store.unreadable", "store.newer", "store.older" (its secrets
/// may not all be sealed yet), "store.log-alone" (its log is there without the matching index), "store.changing" (the
/// file was opened and written again and again meanwhile), "store.corrupt", "store.foreign" (it has what no version of
/// Runlatch makes); NotFound "store.no-capture".
class KeptCaptures final : public StoredCaptures
{
public:
    explicit KeptCaptures(const QString &file);
    /// Opens the secrets that this key sealed. Whoever has it redacts what is shown of the bytes.
    KeptCaptures(const QString &file, const QByteArray &key);
    /// Error: Secret "store.other-key" if another lasting key sealed the secrets of the file last.
    base::Done checkKey() const;
    /// Errors: Secret "store.key-needed" if a lasting key is needed for secrets of the file; "store.key-ended" if only
    /// keys of sessions sealed them, which have ended.
    base::Done needNoKey() const;

    base::Result<QList<CaptureRow>> list(qint64 before, int limit) const override;
    base::Result<QList<CaptureRow>> find(const CaptureFilter &filter, qint64 before, int limit,
                                         const std::shared_ptr<const std::atomic_bool> &stop = {}) const override;
    base::Result<Capture> load(qint64 id) const override;

private:
    template <typename T> using Read = std::function<base::Result<T>(Database &, CaptureTable &)>;
    template <typename T> base::Result<T> read(const Read<T> &work) const;
    template <typename T> base::Result<T> readOnce(const Read<T> &work, bool isAtRest) const;
    bool isAtRest() const;
    QString stamp() const;

    QString m_file;
    bool m_opensSecrets = true;
    QByteArray m_key; ///< without one a key that opens nothing
};

} // namespace runlatch::store
