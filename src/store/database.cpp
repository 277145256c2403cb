// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/database.h"

#include "base/rules.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

base::Rule ruleOf(const QSqlError &error)
{
    switch (error.nativeErrorCode().toInt() & 0xff) { // SQLite's primary result codes
    case 3:                                           // PERM
    case 8:                                           // READONLY
    case 10:                                          // IOERR
    case 14:                                          // CANTOPEN
        return base::Rules::StoreNotWritable;
    case 5: // BUSY
    case 6: // LOCKED
        return base::Rules::StoreLocked;
    case 11: // CORRUPT
    case 26: // NOTADB
        return base::Rules::StoreCorrupt;
    case 13: // FULL
        return base::Rules::StoreFull;
    default: return base::Rules::StoreFailed;
    }
}

/// Returns the file name as a URL for SQLite. Its query says how to open the file.
QString guestUrl(const QString &file, Database::Access access)
{
    const QString how = access == Database::Access::AtRest ? u"immutable=1"_s : u"readonly_shm=1"_s;
    return QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded) + u"?mode=ro&"_s + how;
}

} // namespace

Database::Database(const QString &file, const QString &name)
    : m_file(file)
    , m_name(name)
{
}

Database::~Database()
{
    close();
}

base::Done Database::open(Access access)
{
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    const bool isOurs = access == Access::ReadWrite || access == Access::ReadOnly;
    connection.setDatabaseName(isOurs ? m_file : guestUrl(m_file, access));
    if (!isOurs)
        connection.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s);
    if (!connection.open())
        return error(connection.lastError());
    return configure(access);
}

base::Done Database::configure(Access access)
{
    // With FULL a commit returns only when the write-ahead log is on disk. The fullfsync options make macOS flush the
    // disk's own cache; other systems ignore them. Temporary tables stay in memory, so that no other file ever holds a
    // request.
    const QStringList statements{
        u"PRAGMA busy_timeout = 5000"_s,
        u"PRAGMA foreign_keys = ON"_s,
        u"PRAGMA secure_delete = ON"_s,
        u"PRAGMA temp_store = MEMORY"_s,
        u"PRAGMA synchronous = FULL"_s,
        u"PRAGMA fullfsync = ON"_s,
        u"PRAGMA checkpoint_fullfsync = ON"_s,
        access == Access::ReadWrite ? u"PRAGMA query_only = OFF"_s : u"PRAGMA query_only = ON"_s,
    };
    for (const QString &statement : statements) {
        if (auto done = execute(statement); !done)
            return done;
    }
    return std::monostate();
}

void Database::close()
{
    m_prepared.clear();
    if (QSqlDatabase::contains(m_name))
        QSqlDatabase::removeDatabase(m_name);
}

base::Result<Rows> Database::query(const QString &sql, const QVariantList &values)
{
    const auto statement = prepared(sql);
    if (!statement)
        return statement.error();
    Rows rows(*statement);
    for (int position = 0; position < values.size(); ++position)
        rows->bindValue(position, values.at(position));
    if (!rows->exec())
        return error(rows->lastError());
    return rows;
}

base::Result<QSqlQuery *> Database::prepared(const QString &sql)
{
    if (const auto found = m_prepared.value(sql))
        return found.get();
    const auto query = std::make_shared<QSqlQuery>(QSqlDatabase::database(m_name, false));
    query->setForwardOnly(true);
    if (!query->prepare(sql))
        return error(query->lastError());
    m_prepared.insert(sql, query);
    return query.get();
}

base::Done Database::execute(const QString &sql, const QVariantList &values)
{
    const auto done = query(sql, values);
    return done ? base::Done(std::monostate()) : base::Done(done.error());
}

base::Result<qint64> Database::number(const QString &sql)
{
    const auto rows = query(sql);
    if (!rows)
        return rows.error();
    return (*rows)->next() ? (*rows)->value(0).toLongLong() : 0;
}

base::Error Database::error(const QSqlError &error) const
{
    return this->error(ruleOf(error), error.text());
}

base::Error Database::error(base::Rule rule, const QString &detail) const
{
    return {.kind = base::ErrorKind::Storage, .rule = rule, .subject = m_file, .detail = detail};
}

} // namespace runlatch::store
