// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/deliveries.h"
#include "store/sql/connection.h"

namespace runlatch::store {

/// The SQL that groups the deliveries of a task result. It begins no transaction. Lives in the thread of its database,
/// which must outlive it.
class DeliveryReader
{
public:
    explicit DeliveryReader(Connection &database)
        : m_database(database)
    {
    }

    /// The newest `limit` (1 to 1000) deliveries of the task result of capture `id`. Only an index is read for the
    /// others, of which anybody can send thousands. Error: NotFound.
    base::Result<Deliveries> deliveries(qint64 id, int limit);

private:
    base::Result<QList<qint64>> newest(const CaptureRow &row, int limit);
    base::Done count(const CaptureRow &row, Deliveries &found);
    base::Result<QList<SentReply>> replies(qint64 id);

    Connection &m_database;
};

} // namespace runlatch::store
