// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/draft.h"
#include "store/pendingarchive.h"
#include "store/storelock.h"

#include <QList>
#include <QObject>
#include <QThread>

namespace runlatch::store {

class WorkWriter;

/// What the user is doing and must not lose, in `work.sqlite` of the data folder: on disk when `done` is called (WAL,
/// synchronous=FULL). Works on a thread of its own; lives in the caller's thread, and so do all contexts. Opening is
/// its first task and others may be asked for at once. Errors: Storage as of Database, "store.newer".
class WorkStore : public QObject
{
    Q_OBJECT
public:
    explicit WorkStore(QObject *parent = nullptr);
    ~WorkStore() override; ///< everything that was asked for is done first

    /// Opens the file whose lock `takeLock` gives, and keeps that; what was open is closed first. A file that is
    /// damaged, newer or another program's is refused and stays as it is; until one was opened everything fails as
    /// opening did, with who holds the file where that is why. `takeLock` is called in the store's thread.
    void open(TakeLock takeLock, QObject *context, base::Callback<std::monostate> done);
    void open(const QString &file, QObject *context, base::Callback<std::monostate> done); ///< takes its lock

    void saveDraft(const Draft &draft, QObject *context, base::Callback<std::monostate> done); ///< new, or in its place
    void removeDraft(const QUuid &id, QObject *context, base::Callback<std::monostate> done);
    void drafts(const QString &kind, QObject *context, base::Callback<QList<Draft>> done); ///< newest change first

    /// All of them or none: new, or in place of those with their ids.
    void savePendingArchives(const QList<PendingArchive> &archives, QObject *context,
                             base::Callback<std::monostate> done);
    void removePendingArchives(const QList<QUuid> &ids, QObject *context, base::Callback<std::monostate> done);
    void pendingArchives(QObject *context, base::Callback<QList<PendingArchive>> done); ///< oldest first

private:
    QThread m_thread;
    WorkWriter *m_writer; ///< lives in m_thread, deleted when that ends
};

} // namespace runlatch::store
