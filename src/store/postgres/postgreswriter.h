// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/captureremoval.h"
#include "store/captures/secretpurge.h"
#include "store/groupcommit.h"
#include "store/postgres/postgresconnection.h"
#include "store/quota/quotakeeper.h"

namespace runlatch::store {

/// Writes captures to a server in a thread of its own, and keeps the tables. Where its role does not own them, it
/// removes nothing, and asks the owner's function to keep them (storeroles.h).
class PostgresWriter final : public QObject
{
    Q_OBJECT
public:
    /// `clock` must outlive this.
    PostgresWriter(const ServerAddress &address, const StoreKey &key, base::Clock &clock);

    base::Done open(); ///< also makes the tables; errors as makePostgresSchema()
    void begin();      ///< begins what is done every hour, in the thread of this object
    void close();      ///< commits waiting jobs and removals, and purges one slice of what has expired

    QString place() const { return m_connection.place(); }
    QString weakSettings() const { return m_weakSettings; } ///< of the server, known after open()
    GroupCommit &commits() { return m_commits; }
    QuotaKeeper &quota() { return m_quota; }
    CaptureRemoval &removal() { return m_removal; }
    void setAge(std::chrono::hours age); ///< days that lie before it are dropped as a whole where nothing must stay

private:
    base::Done prepare();
    base::Done readSettings();
    base::Result<bool> keepTables(const QDateTime &now);
    bool keepHouse();
    void planNext(std::chrono::milliseconds wait);

    PostgresConnection m_connection;
    Sealer m_sealer;
    base::Clock &m_clock;
    CaptureTable m_table;
    SecretPurge m_purge;
    QuotaKeeper m_quota;
    CaptureRemoval m_removal;
    GroupCommit m_commits;
    QString m_weakSettings;
    std::chrono::hours m_age{0};
    bool m_isOwner = true; ///< of the tables, known after open()
};

} // namespace runlatch::store
