// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/database.h"
#include "store/quota.h"

#include <QSet>
#include <QUuid>

namespace runlatch::store {

/// The SQL of what may be dropped (Quota). Begins and ends no transaction.
class Droppable
{
public:
    explicit Droppable(Database &database)
        : m_database(database)
    {
    }

    struct Capture
    {
        qint64 id = 0;
        qint64 bytes = 0;
        QDateTime receivedAt;
    };
    /// A slice's worth: at most MostRows or MostBytes, so that a request which comes meanwhile waits for no more.
    static constexpr int MostRows = 64;
    static constexpr qint64 MostBytes = 8 << 20;

    /// For so many bytes: those that go first, in their order, but for `drafted`. Unsigned and invalid ones also where
    /// they await a reply: nothing proves that anybody waits for it, and else a stranger's would outlive the user's.
    base::Result<QList<Capture>> first(qint64 wanted, const QSet<QUuid> &drafted, const QDateTime &now);
    /// For the age: received before `limit`, oldest first.
    base::Result<QList<Capture>> olderThan(const QDateTime &limit, const QSet<QUuid> &drafted, const QDateTime &now);
    base::Done drop(const QList<Capture> &captures);

    base::Result<qint64> bytesInUse();
    base::Result<Usage> usage();

private:
    base::Result<QList<Capture>> select(const QString &condition, const QVariantList &values, qint64 wanted,
                                        const QSet<QUuid> &drafted);

    Database &m_database;
};

} // namespace runlatch::store
