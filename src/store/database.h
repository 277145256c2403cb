// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QHash>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <memory>

class QSqlError;

namespace runlatch::store {

/// Finishes a query, which stays prepared. A query left unfinished would hold on to an old state of the file.
struct EndQuery
{
    void operator()(QSqlQuery *query) const { query->finish(); }
};
using Rows = std::unique_ptr<QSqlQuery, EndQuery>;

/// One connection to an SQLite file: opened, used and closed in one thread. All errors are Storage with the file as
/// subject and rule "store.full", "store.not-writable", "store.corrupt", "store.locked" or "store.failed".
class Database
{
public:
    enum class Access {
        ReadWrite,
        ReadOnly, ///< of a file that this program also has open for writing
        Guest,    ///< of a file that another program may be writing to: creates and writes nothing, not even its index
        AtRest,   ///< of a file that nobody writes to and that has no log: likewise
    };

    /// `name` of the connection; connections that are open at the same time need different names.
    Database(const QString &file, const QString &name);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    base::Done open(Access access);
    void close(); ///< all rows must be gone

    /// Prepared once, bound, forward only, executed. Do not ask for the same statement again before its rows are gone.
    base::Result<Rows> query(const QString &sql, const QVariantList &values = {});
    base::Done execute(const QString &sql, const QVariantList &values = {});
    base::Result<qint64> number(const QString &sql); ///< the first value of the first row, 0 without rows

    QString file() const { return m_file; }
    QStringList statements() const { return m_prepared.keys(); } ///< all statements so far, for EXPLAIN
    base::Error error(base::Rule rule, const QString &detail) const;

private:
    base::Done configure(Access access);
    base::Result<QSqlQuery *> prepared(const QString &sql);
    base::Error error(const QSqlError &error) const;

    QString m_file;
    QString m_name;
    QHash<QString, std::shared_ptr<QSqlQuery>> m_prepared; // shared only because a QHash copies
};

} // namespace runlatch::store
