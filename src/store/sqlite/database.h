// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/sqlite/connectionguard.h"
#include "store/sqlite/sql.h"
#include "store/sqlite/statement.h"

#include <QString>
#include <QStringList>

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
class Database
{
public:
    enum class Access {
        ReadWrite,
        ReadOnly, ///< of a file that this program also has open for writing
        Guest,    ///< of a file that another program may be writing to: creates and writes nothing, not even its index
        AtRest,   ///< of a file that nobody writes to and that has no log: likewise
    };

    explicit Database(const QString &file);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    base::Done open(Access access);
    void close(); ///< all rows must be gone

    /// Prepared once, bound, executed. Do not ask for the same statement again before its rows are gone.
    base::Result<Rows> query(Sql sql, QList<Value> values = {});
    base::Done execute(Sql sql, QList<Value> values = {});
    base::Result<qint64> number(Sql sql); ///< the first value of the first row, 0 without rows
    /// Likewise for a text that is made at run time. It is prepared anew each time.
    base::Result<Rows> query(QStringView sql, QList<Value> values = {});
    base::Done execute(QStringView sql, QList<Value> values = {});
    base::Result<qint64> number(QStringView sql);
    base::Result<QList<qint64>> numbers(Sql sql, QList<Value> values = {}); ///< the first value of each row

    /// Moves the log into the file and empties it; waits for nobody, and is false if somebody reads or writes.
    bool emptyLog();

    qint64 lastInsertId() const;
    qint64 pagesWritten() const; ///< by this connection since it was opened, modulo 2^31
    qint64 changes() const;      ///< rows that the last statement inserted, changed or deleted

    sqlite3 *connection() const { return m_connection; } ///< for functions of one's own; null until open
    QString file() const { return m_file; }
    QStringList statements() const; ///< all constant statements so far, for EXPLAIN
    base::Error error(base::Rule rule, const QString &detail) const;
    base::Error foreign(const QString &kind, const QString &name) const; ///< "store.foreign"; a fact names what it is
    base::Error lastError() const;

private:
    base::Done configure(Access access);
    base::Result<std::unique_ptr<Statement>> prepare(const char *sql, unsigned flags) const;

    QString m_file;
    sqlite3 *m_connection = nullptr;
    ConnectionGuard m_guard;
    std::unordered_map<const char *, std::unique_ptr<Statement>> m_prepared; ///< by the address of the text
};

} // namespace runlatch::store
