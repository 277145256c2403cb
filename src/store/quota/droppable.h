// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/quota/quota.h"
#include "store/sql/connection.h"

#include <QSet>
#include <QUuid>

#include <optional>

namespace runlatch::store {

/// The SQL of captures that may be dropped (Quota). Neither begins nor ends transactions.
class Droppable
{
public:
    explicit Droppable(Connection &database)
        : m_database(database)
    {
    }

    struct Capture
    {
        qint64 id = 0;
        qint64 bytes = 0;
        QDateTime receivedAt;
    };
    /// The bounds of a slice. A request that comes meanwhile waits for no more than that.
    static constexpr int MaxRows = 64;
    static constexpr qint64 MaxBytes = 8 << 20;
    static constexpr qint64 MaxLooks = 512; ///< captures whose age is looked at

    /// The captures that go first to free so many bytes, in their order, without `drafted`. Unsigned and invalid
    /// captures go even if they await a reply: nothing proves that anybody waits for it, and otherwise a stranger's
    /// captures would outlive the user's.
    base::Result<QList<Capture>> first(qint64 wanted, const QSet<QUuid> &drafted, const QDateTime &now);

    /// A part of a walk through the captures that may be too old.
    struct Aged
    {
        QList<Capture> captures; ///< too old; perhaps none in this part
        qint64 reached = 0;      ///< the id at which the next part goes on
        bool isEnd = false;      ///< the captures behind this part are younger
    };
    /// The next captures above `after` that were received here before `limit`. Their ids rise with time, so the walk
    /// ends with a part in which all are younger: a single one among them may be from a time when the clock was wrong.
    base::Result<Aged> olderThan(const QDateTime &limit, qint64 after, const QSet<QUuid> &drafted,
                                 const QDateTime &now);
    base::Done drop(const QList<Capture> &captures);

    base::Result<qint64> bytesInUse();
    /// False if the pages written since the last bytesInUse() cannot have brought it above `bytes`. Asks no statement.
    bool mayUse(qint64 bytes) const;
    base::Result<Usage> usage();

private:
    base::Result<qint64> lowestId(); ///< only captures above this id may go
    base::Result<QList<Capture>> select(Sql sql, const QList<Value> &values, qint64 wanted, const QSet<QUuid> &drafted);

    Connection &m_database;
    std::optional<qint64> m_lastBytes; ///< in use, when they were counted last
    qint64 m_lastPagesWritten = 0;
};

} // namespace runlatch::store
