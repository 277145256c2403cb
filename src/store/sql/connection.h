// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sql/cursor.h"
#include "store/sql/sql.h"
#include "store/sql/value.h"

#include <QList>
#include <QStringList>
#include <QStringView>

namespace runlatch::store {

/// One connection to a database that has the tables of a store, whichever it is. `?` stands for each value of a
/// statement. Used by one thread at a time. All errors are Storage with the place as subject.
class Connection
{
public:
    Connection() = default;
    virtual ~Connection() = default;
    Q_DISABLE_COPY_MOVE(Connection)

    /// Prepared once, bound, executed. Do not ask for the same statement again before its rows are gone.
    virtual base::Result<Rows> query(Sql sql, QList<Value> values = {}) = 0;
    /// Likewise for a text that is made at run time. It is prepared anew each time.
    virtual base::Result<Rows> query(QStringView sql, QList<Value> values = {}) = 0;
    /// A statement without rows. Between beginWriting() and settle() a server may execute it later, and settle() has
    /// its error then.
    virtual base::Done execute(Sql sql, QList<Value> values = {});
    base::Done execute(QStringView sql, QList<Value> values = {});
    base::Result<qint64> number(Sql sql); ///< the first value of the first row, 0 without rows
    base::Result<qint64> number(QStringView sql);
    base::Result<QList<qint64>> numbers(Sql sql, QList<Value> values = {}); ///< the first value of each row

    virtual base::Done beginWriting() = 0;                   ///< begins a transaction that writes
    virtual base::Done beginReading() = 0;                   ///< begins a transaction that sees one moment
    virtual base::Done settle() { return std::monostate(); } ///< waits for what was executed; its first error

    /// Tells whether head and body are columns of `captures`, and `capture_blobs` is a view of them.
    virtual bool hasBytesInRows() const { return false; }
    /// Tells whether others write, too. What was read before lock() may be old then.
    virtual bool hasOtherWriters() const { return false; }
    /// Tells whether the answer to a commit was ever lost here, so that what it wrote may be there.
    virtual bool hasLostAnswers() const { return false; }
    /// Tells whether sealed bytes can be read of what this process appended alone, by sealed_of() (storeroles.h).
    virtual bool opensOwnSecretsOnly() const { return false; }
    /// No other writer passes this with one of these names until the transaction ends. Nothing where one writes alone.
    virtual base::Done lock(const QStringList &names);

    /// The id of the next capture of this transaction; NULL where the database gives it.
    virtual base::Result<Value> newId() = 0;
    virtual qint64 lastInsertId() const = 0; ///< the id of the last capture that was inserted here
    virtual qint64 changes() = 0;            ///< rows that the last statement inserted, changed or deleted
    /// All captures below this id are there or never will be. Those from it on may still get others before them.
    virtual base::Result<qint64> horizon() = 0;

    virtual base::Result<qint64> bytesInUse() = 0;    ///< bytes of all pages that hold something
    virtual qint64 pagesWritten() const { return 0; } ///< by this connection, modulo 2^31; 0 where nobody counts them
    virtual qint64 pageSize() const { return 0; }     ///< bytes; known after bytesInUse()
    virtual bool emptyLog() { return true; }          ///< what was deleted is gone from the log, too; waits for nobody

    virtual QString place() const = 0; ///< the file, or the server and its database, without a secret
    base::Error error(base::Rule rule, const QString &detail) const;
};

} // namespace runlatch::store
