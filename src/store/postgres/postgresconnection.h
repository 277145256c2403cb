// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/postgres/serveraddress.h"
#include "store/postgres/servercursor.h"
#include "store/sql/connection.h"

#include <chrono>
#include <optional>
#include <unordered_map>
#include <vector>

namespace runlatch::store {

/// One connection to PostgreSQL. Its statements are prepared, their values are bound in binary form, and nothing that
/// was received is ever in a text of SQL. Statements without rows that belong to a transaction are sent and not waited
/// for (pipeline mode), until a row is asked for, or settle().
///
/// It waits in the thread that uses it: for Longest at most, after which the server counts as lost. A lost server is
/// connected to again by the next call, but not before a random part of a wait that doubles up to LongestPause; until
/// then all calls fail at once with "store.unreachable".
///
/// An id of a capture is the number of its transaction, and behind it its number therein. So all ids of a transaction
/// that runs are above those of all transactions before it, and horizon() is the oldest transaction that still runs
/// (pg_snapshot_xmin).
class PostgresConnection final : public Connection
{
public:
    static constexpr std::chrono::seconds Longest{30};
    static constexpr std::chrono::seconds LongestConnecting{5};
    static constexpr std::chrono::seconds LongestPause{15};
    static constexpr int CapturesOfTransaction = 1024; ///< at most

    /// `clock` must outlive this.
    PostgresConnection(const ServerAddress &address, base::Clock &clock);
    ~PostgresConnection() override;

    /// Errors: Storage with a rule of servererrors.h, or "store.encoding".
    base::Done open();
    void close();
    bool isOpen() const { return m_connection != nullptr; }

    base::Result<Rows> query(Sql sql, QList<Value> values = {}) override;
    base::Result<Rows> query(QStringView sql, QList<Value> values = {}) override;
    using Connection::execute;
    base::Done execute(Sql sql, QList<Value> values = {}) override;

    base::Done beginWriting() override;
    base::Done beginReading() override;
    base::Done settle() override;

    base::Result<Value> newId() override;
    qint64 lastInsertId() const override { return m_nextId - 1; }
    qint64 changes() override;
    base::Result<qint64> horizon() override;
    base::Result<qint64> bytesInUse() override; ///< of the schema's tables and indexes
    bool hasBytesInRows() const override { return true; }
    bool hasOtherWriters() const override { return true; }
    bool hasLostAnswers() const override { return m_hasLostAnswers; }
    bool opensOwnSecretsOnly() const override { return m_opensOwnSecretsOnly; } ///< known once it was open
    base::Done lock(const QStringList &names) override;

    QString place() const override { return m_place; }

private:
    using Time = std::chrono::steady_clock::time_point;

    base::Done connect();
    base::Done waitForConnection(Time end);
    base::Done ensure();
    base::Done configure();
    base::Done introduce();
    base::Done send(const QByteArray &name, const QByteArray &sql, bool isNew, const QList<Value> &values);
    base::Done sendPrepared(Sql sql, const QList<Value> &values);
    base::Done endTransaction(Sql sql, bool isCommit);
    base::Result<ServerResult> receive();
    base::Result<ServerResult> nextResult(Time end);
    base::Error failed(const PGresult *result);
    base::Error lost(const QString &detail);

    const ServerAddress m_address;
    base::Clock &m_clock;
    PGconn *m_connection = nullptr;
    QString m_place;
    std::unordered_map<const char *, QByteArray> m_prepared; ///< names, by the address of the text
    std::vector<const char *> m_unproved;                    ///< those of it whose preparing was not answered yet
    qint64 m_statements = 0;
    bool m_isInTransaction = false;
    bool m_hasUnsettled = false;
    bool m_hasLostAnswers = false; ///< of commits
    bool m_opensOwnSecretsOnly = false;
    bool m_isWarned = false; ///< by the server, since the end of a transaction was sent
    qint64 m_unsettledBytes = 0;
    qint64 m_changes = 0;
    qint64 m_nextId = 0; ///< 0: the transaction has none yet
    qint64 m_endOfIds = 0;
    std::chrono::milliseconds m_pause{0};
    std::optional<std::chrono::milliseconds> m_notBefore; ///< of the clock's monotonic time
};

} // namespace runlatch::store
