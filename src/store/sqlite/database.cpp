// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/database.h"

#include "base/rules.h"
#include "store/sqlite/sealedfolder.h"

#include <QUrl>

#include <sqlite3.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr int MaxWait = 5000;            // milliseconds that a statement waits for another writer
constexpr qsizetype MaxForeignName = 80; // characters that an error has of it

base::Rule ruleOf(int code)
{
    switch (code & 0xff) { // the primary code
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN: return base::Rules::StoreNotWritable;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return base::Rules::StoreLocked;
    case SQLITE_CORRUPT:
    case SQLITE_TOOBIG: // a larger value than any that is written
    case SQLITE_NOTADB: return base::Rules::StoreCorrupt;
    case SQLITE_FULL: return base::Rules::StoreFull;
    default: return base::Rules::StoreFailed;
    }
}

/// Returns the file name as a URL for SQLite. Its query says how to open the file.
QString guestUrl(const QString &file, Database::Access access)
{
    const QString how = access == Database::Access::AtRest ? u"immutable=1"_s : u"readonly_shm=1"_s;
    return QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded) + u"?mode=ro&"_s + how;
}

int flagsOf(Database::Access access)
{
    constexpr int Alone = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE; // one thread at a time needs no mutex
    switch (access) {
    case Database::Access::ReadWrite: return Alone | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Access::ReadOnly: return Alone | SQLITE_OPEN_READWRITE; // a reader keeps its mark in the index
    case Database::Access::Guest:
    case Database::Access::AtRest: break;
    }
    return Alone | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
}

} // namespace

Database::Database(const QString &file)
    : m_file(file)
    , m_guard(file)
{
}

Database::~Database()
{
    close();
}

base::Done Database::open(Access access)
{
    const bool isOurs = access == Access::ReadWrite || access == Access::ReadOnly;
    if (isOurs && hasForeignJournal(m_file))
        return foreign(u"journal"_s, m_file + u"-journal"_s);
    const QByteArray name = (isOurs ? m_file : guestUrl(m_file, access)).toUtf8();
    const char *system = SealedFolder::fileSystemOf(m_file);
    if (sqlite3_open_v2(name.constData(), &m_connection, flagsOf(access), system) != SQLITE_OK) {
        const base::Error error = lastError();
        close();
        return error;
    }
    sqlite3_busy_timeout(m_connection, MaxWait);
    if (!m_guard.watch(m_connection)) {
        close();
        return error(base::Rules::StoreFailed, u"this SQLite cannot switch triggers and views off"_s);
    }
    return configure(access);
}

base::Done Database::configure(Access access)
{
    // With FULL a commit returns only when the write-ahead log is on disk. The fullfsync options make macOS flush the
    // disk's own cache; other systems ignore them. Temporary tables stay in memory, so that no other file ever holds a
    // request.
    const QString statements[]{
        u"PRAGMA foreign_keys = ON"_s,
        u"PRAGMA secure_delete = ON"_s,
        u"PRAGMA temp_store = MEMORY"_s,
        u"PRAGMA cell_size_check = ON"_s,
        u"PRAGMA mmap_size = 0"_s, // another program may shorten the file
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
    [[maybe_unused]] const int code = sqlite3_close(std::exchange(m_connection, nullptr));
    Q_ASSERT(code == SQLITE_OK);
}

base::Result<Rows> Database::query(Sql sql, QList<Value> values)
{
    std::unique_ptr<Statement> &kept = m_prepared[sql.text()];
    if (!kept) {
        auto prepared = prepare(sql.text(), SQLITE_PREPARE_PERSISTENT);
        if (!prepared)
            return prepared.error();
        kept = std::move(prepared).value();
    }
    m_guard.begin();
    Rows rows(kept.get());
    if (auto done = kept->run(std::move(values)); !done)
        return done.error();
    return rows;
}

base::Result<Rows> Database::query(QStringView sql, QList<Value> values)
{
    auto prepared = prepare(sql.toUtf8().constData(), 0);
    if (!prepared)
        return prepared.error();
    m_guard.begin();
    Statement *const statement = std::move(prepared).value().release();
    Rows rows(statement, EndRows{.isKept = false});
    if (auto done = statement->run(std::move(values)); !done)
        return done.error();
    return rows;
}

base::Result<std::unique_ptr<Statement>> Database::prepare(const char *sql, unsigned flags) const
{
    if (!m_connection)
        return error(base::Rules::StoreFailed, u"the file is not open"_s);
    sqlite3_stmt *prepared = nullptr;
    if (sqlite3_prepare_v3(m_connection, sql, -1, flags, &prepared, nullptr) != SQLITE_OK)
        return lastError();
    return std::make_unique<Statement>(*this, prepared);
}

base::Result<qint64> Database::bytesInUse()
{
    qint64 numbers[3] = {};
    const Sql questions[] = {"PRAGMA page_count", "PRAGMA freelist_count", "PRAGMA page_size"};
    for (int i = 0; i < 3; ++i) {
        const auto found = number(questions[i]);
        if (!found)
            return found;
        numbers[i] = *found;
    }
    m_pageSize = numbers[2];
    return (numbers[0] - numbers[1]) * numbers[2];
}

bool Database::emptyLog()
{
    sqlite3_busy_timeout(m_connection, 0);
    const int code = sqlite3_wal_checkpoint_v2(m_connection, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(m_connection, MaxWait);
    return code == SQLITE_OK;
}

qint64 Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_connection);
}

qint64 Database::changes()
{
    return sqlite3_changes(m_connection);
}

qint64 Database::pagesWritten() const
{
    int written = 0;
    int highest = 0;
    sqlite3_db_status(m_connection, SQLITE_DBSTATUS_CACHE_WRITE, &written, &highest, 0);
    return written;
}

QStringList Database::statements() const
{
    QStringList texts;
    for (const auto &[text, statement] : m_prepared) {
        if (statement)
            texts.append(QString::fromUtf8(text));
    }
    return texts;
}

base::Error Database::lastError() const
{
    const int code = sqlite3_extended_errcode(m_connection);
    if (code == SQLITE_INTERRUPT && m_guard.hasEndedStatement())
        return error(base::Rules::StoreCorrupt, u"a statement took more steps than a file of this size needs"_s);
    return error(ruleOf(code),
                 u"%1 (%2)"_s.arg(QString::fromUtf8(sqlite3_errmsg(m_connection)), QString::number(code)));
}

base::Error Database::foreign(const QString &kind, const QString &name) const
{
    base::Error found = error(base::Rules::StoreForeign, {});
    found.detail = u"%1 \"%2\""_s.arg(kind, name.left(MaxForeignName));
    found.facts = {found.detail};
    return found;
}

} // namespace runlatch::store
