// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/captures/rowsealing.h"

namespace runlatch::store {

/// The progress of sealing the stored captures by the present names of secrets.
struct NameProgress
{
    bool isOfPresentNames = false; ///< the numbers are; otherwise of other names
    qint64 done = 0;               ///< captures up to this id are sealed
    qint64 to = 0;                 ///< the last capture that came before the names
    bool areWordsDue = false;      ///< the index of words has words that were sealed

    bool isDone() const { return isOfPresentNames && done >= to; }
};

/// Seals stored captures by the names of secrets that there are now (redaction::markOfSecretNames): what is a secret
/// only since a later version, or since the user added a name, stands in clear in them. The facts in the file say how
/// far it came, so that it goes on there however it ended. Lives in the writer's thread, within its transactions.
class NameSealing
{
public:
    /// All must outlive this.
    NameSealing(Connection &database, const Sealer &sealer, base::Clock &clock);

    /// In any thread that reads the file. Errors: Storage.
    static base::Result<NameProgress> progress(Connection &database);

    /// Begins with the captures that there are, unless that was begun by these names. Needs no transaction.
    base::Done begin();
    /// Seals those captures, and notes that all up to `reached` are sealed. A capture may be removed by now.
    base::Done seal(const QList<qint64> &ids, qint64 reached);
    base::Done noteNewWords(); ///< the index of words was made anew

private:
    Connection &m_database;
    RowSealing m_rows;
    base::Clock &m_clock;
};

} // namespace runlatch::store
