// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/sqlite/storelock.h"
#include "store/work/draft.h"
#include "store/work/pendingarchive.h"

#include <QList>
#include <QObject>
#include <QThread>

namespace runlatch::store {

class WorkWriter;

/// The user's work that must not be lost, in `work.sqlite` of the data folder: on disk when `done` is called (WAL,
/// synchronous=FULL). Works on a thread of its own; lives in the caller's thread, and so do all contexts. Opening is
/// its first task, and others may be queued at once. Errors: Storage as for Database, "store.newer",
/// "store.foreign".
class WorkStore : public QObject
{
    Q_OBJECT
public:
    explicit WorkStore(QObject *parent = nullptr);
    ~WorkStore() override; ///< finishes every call that was queued first

    /// Opens the file of the lock that `takeLock` returns, and keeps the lock; an open file is closed first. A file
    /// that is damaged, newer, another program's or changed in its tables is refused and stays as it is. Until a file
    /// is open, every call fails with the error of opening, which names the holder of a locked file. `takeLock` is
    /// called in the store's thread.
    void open(TakeLock takeLock, QObject *context, base::Callback<std::monostate> done);
    /// Takes the lock of the file, too.
    void open(const QString &file, QObject *context, base::Callback<std::monostate> done);

    void saveDraft(const Draft &draft, QObject *context, base::Callback<std::monostate> done); ///< inserts or replaces
    void removeDraft(const QUuid &id, QObject *context, base::Callback<std::monostate> done);
    /// Drafts of a kind, the newest change first.
    void drafts(const QString &kind, QObject *context, base::Callback<QList<Draft>> done);

    /// Saves all archives or none. Each is inserted, or replaces the archive with its id.
    void savePendingArchives(const QList<PendingArchive> &archives, QObject *context,
                             base::Callback<std::monostate> done);
    void removePendingArchives(const QList<QUuid> &ids, QObject *context, base::Callback<std::monostate> done);
    void pendingArchives(QObject *context, base::Callback<QList<PendingArchive>> done); ///< oldest first

private:
    QThread m_thread;
    WorkWriter *m_writer; ///< lives in m_thread, deleted when the thread ends
};

} // namespace runlatch::store
