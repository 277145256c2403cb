// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/rowsealing.h"
#include "store/sqlite/database.h"
#include "store/sqlite/upgradewatch.h"

#include <QDateTime>

namespace runlatch::store {

/// Seals secrets that an older version left in clear: secrets that it did not recognize, beginnings of secrets that the
/// cut of a text had left, and compressed bodies that a file held as text. It works row by row, and seals each row
/// exactly once however often it is stopped or killed. If it sealed something, the write-ahead log is emptied and the
/// file vacuumed, so that no old page holds the secrets any more.
/// Nothing is read from the network, and secrets that cannot be opened stay as they are.
class Resealing
{
public:
    /// All must outlive this. `now`: secrets that have expired by then are redacted, not sealed.
    Resealing(Database &database, const Sealer &sealer, const QDateTime &now);

    /// Seals the secrets. Takes as long as reading everything; for a finished file it asks for one number. Errors:
    /// Storage; Cancelled if the watch stopped it: the next run goes on there.
    base::Done run(const UpgradeWatch &watch);

private:
    struct Pass;
    base::Done run(const Pass &pass, const UpgradeWatch &watch);
    base::Result<QList<qint64>> nextIds(const Pass &pass, qint64 after, qint64 to);
    base::Done resealAll(const Pass &pass, const QList<qint64> &ids, qint64 to);
    base::Done vacuum();

    Database &m_database;
    RowSealing m_rows;
    QDateTime m_now;
};

} // namespace runlatch::store
