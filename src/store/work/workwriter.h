// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "base/rules.h"
#include "store/sqlite/database.h"
#include "store/sqlite/storelock.h"
#include "store/work/draft.h"
#include "store/work/pendingarchive.h"

#include <QList>
#include <QObject>

#include <optional>

namespace runlatch::store {

/// The part of WorkStore that works in a thread of its own. A save returns when it is on disk. Each is a transaction of
/// its own, because they are rare.
class WorkWriter final : public QObject
{
    Q_OBJECT
public:
    base::Done open(const TakeLock &takeLock);
    void close();

    /// While no file is open, all of them fail with the error of open().
    base::Done saveDraft(const Draft &draft);
    base::Done removeDraft(const QUuid &id);
    base::Result<QList<Draft>> drafts(const QString &kind);
    base::Done savePendingArchives(const QList<PendingArchive> &archives);
    base::Done removePendingArchives(const QList<QUuid> &ids);
    base::Result<QList<PendingArchive>> pendingArchives();

private:
    base::Done prepare(const TakeLock &takeLock);
    base::Done together(Sql sql, const QList<QList<Value>> &rows);

    std::shared_ptr<StoreLock> m_lock; ///< of m_database's file
    std::optional<Database> m_database;
    base::Error m_closed{.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreFailed};
};

} // namespace runlatch::store
