// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sql/connection.h"
#include "store/sqlite/connectionguard.h"
#include "store/sqlite/statement.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <memory>
#include <unordered_map>

struct sqlite3;

namespace runlatch::store {

/// One connection to an SQLite file, by SQLite's own C interface: used by one thread at a time. All errors are Storage
/// with the file as subject and rule "store.full", "store.not-writable", "store.corrupt", "store.locked" or
/// "store.failed"; the detail is SQLite's message and its extended code. open() also has "store.foreign".
///
/// Anybody may have made the file, so every connection has a ConnectionGuard. Whoever opens a file first also calls
/// checkSchema() or migrate() before anything else.
///
/// Every access to a store file goes through this class. A process that had a second copy of SQLite (Qt's driver may
/// bring one) would lose the locks of a file whenever the other copy closed it.
class Database final : public Connection
{
public:
    enum class Access {
        ReadWrite,
        ReadOnly, ///< of a file that this program also has open for writing
        Guest,    ///< of a file that another program may be writing to: creates and writes nothing, not even its index
        AtRest,   ///< of a file that nobody writes to and that has no log: likewise
    };

    explicit Database(const QString &file);
    ~Database() override;

    base::Done open(Access access);
    void close(); ///< all rows must be gone

    using Connection::query;
    base::Result<Rows> query(Sql sql, QList<Value> values = {}) override;
    base::Result<Rows> query(QStringView sql, QList<Value> values = {}) override;
    base::Done beginWriting() override { return execute("BEGIN IMMEDIATE"); }
    base::Done beginReading() override { return execute("BEGIN"); }

    base::Result<Value> newId() override { return Value(); } ///< AUTOINCREMENT gives it
    qint64 lastInsertId() const override;
    qint64 changes() override;
    /// One connection writes, and its transactions are seen in their order.
    base::Result<qint64> horizon() override { return std::numeric_limits<qint64>::max(); }

    base::Result<qint64> bytesInUse() override; ///< the file itself does not shrink
    qint64 pagesWritten() const override;       ///< since it was opened
    qint64 pageSize() const override { return m_pageSize; }
    /// Moves the log into the file and empties it; waits for nobody, and is false if somebody reads or writes.
    bool emptyLog() override;

    sqlite3 *connection() const { return m_connection; } ///< for functions of one's own; null until open
    QString file() const { return m_file; }
    QString place() const override { return m_file; }
    QStringList statements() const; ///< all constant statements so far, for EXPLAIN
    base::Error foreign(const QString &kind, const QString &name) const; ///< "store.foreign"; a fact names what it is
    base::Error lastError() const;

private:
    base::Done configure(Access access);
    base::Result<std::unique_ptr<Statement>> prepare(const char *sql, unsigned flags) const;

    QString m_file;
    qint64 m_pageSize = 0;
    sqlite3 *m_connection = nullptr;
    ConnectionGuard m_guard;
    std::unordered_map<const char *, std::unique_ptr<Statement>> m_prepared; ///< by the address of the text
};

} // namespace runlatch::store
