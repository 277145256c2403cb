// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "store/sql/connection.h"

#include <QList>
#include <QObject>

#include <deque>

namespace runlatch::store {

/// Removes the captures that a person chose, with all that belongs to them. It lives in the writer's thread, and
/// removes one slice at a time, each after the work that the writer was given meanwhile, so that no answer waits for
/// it.
class CaptureRemoval final : public QObject
{
    Q_OBJECT
public:
    /// The bounds of a slice. A request that comes meanwhile waits for no more than that.
    static constexpr int MaxRows = 64;
    static constexpr qint64 MaxBytes = 8 << 20;

    explicit CaptureRemoval(Connection &database); ///< which must outlive this

    /// As CaptureStore::remove().
    void remove(const QList<qint64> &ids, const base::Answer<qint64> &answer);
    void finish(); ///< removes everything that waits, before the file is closed

private:
    struct Order
    {
        QList<qint64> ids;
        base::Answer<qint64> answer;
        qsizetype next = 0;
        qint64 removed = 0;
    };

    void plan();
    void work();
    base::Done removeSlice(Order &order);
    base::Done removeRows(Order &order);
    base::Result<qint64> sizeOf(qint64 id);

    Connection &m_database;
    std::deque<Order> m_orders;
    bool m_isPlanned = false;
};

} // namespace runlatch::store
