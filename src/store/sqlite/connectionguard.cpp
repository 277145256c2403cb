// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/connectionguard.h"

#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr int StepsOfTick = 100'000;

struct Switch
{
    int option;
    int isOn;
};
constexpr Switch Switches[] = {
    {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0}, // the actions of foreign keys are no triggers in this sense
    {SQLITE_DBCONFIG_ENABLE_VIEW, 0},    {SQLITE_DBCONFIG_DEFENSIVE, 1},
    {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0}, {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
};

struct Limit
{
    int id;
    int most;
};
constexpr Limit Limits[] = {
    {SQLITE_LIMIT_LENGTH, ConnectionGuard::MaxRowBytes},
    {SQLITE_LIMIT_SQL_LENGTH, 1'000'000}, // a filter of 1000 words has 300 KB
    {SQLITE_LIMIT_COLUMN, 128},
    {SQLITE_LIMIT_EXPR_DEPTH, 200},
    {SQLITE_LIMIT_COMPOUND_SELECT, 4},
    {SQLITE_LIMIT_VDBE_OP, 500'000}, // likewise
    {SQLITE_LIMIT_FUNCTION_ARG, 32},
    {SQLITE_LIMIT_ATTACHED, 1}, // VACUUM attaches its copy
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 10'000},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 8}, // of the actions of foreign keys
    {SQLITE_LIMIT_WORKER_THREADS, 0},
};

qint64 sizeOf(const QString &file)
{
    return QFileInfo(file).size(); // 0 of a file that is not there
}

} // namespace

ConnectionGuard::ConnectionGuard(const QString &file)
    : m_file(file)
{
}

bool ConnectionGuard::watch(sqlite3 *connection)
{
    for (const Limit &limit : Limits)
        sqlite3_limit(connection, limit.id, limit.most);
    sqlite3_progress_handler(connection, StepsOfTick, &ConnectionGuard::tick, this);
    return std::ranges::all_of(Switches, [connection](const Switch &wanted) {
        int is = -1;
        return sqlite3_db_config(connection, wanted.option, wanted.isOn, &is) == SQLITE_OK && is == wanted.isOn;
    });
}

void ConnectionGuard::begin()
{
    m_steps = 0;
    m_hasEnded = false;
}

int ConnectionGuard::tick(void *guard)
{
    auto *self = static_cast<ConnectionGuard *>(guard);
    self->m_steps += StepsOfTick;
    self->m_hasEnded = self->isTooLong();
    return self->m_hasEnded ? 1 : 0;
}

/// The file may grow while the connection is open, so its size is looked up when it matters.
bool ConnectionGuard::isTooLong() const
{
    return m_steps > MaxFreeSteps
        && (m_steps - MaxFreeSteps) / MaxStepsOfByte > sizeOf(m_file) + sizeOf(m_file + u"-wal"_s);
}

bool hasForeignJournal(const QString &file)
{
    constexpr qint64 MarkBytes = 8;
    QFile journal(file + u"-journal"_s);
    if (!QFileInfo(journal).isFile() || !journal.open(QIODevice::ReadOnly) || journal.size() < MarkBytes)
        return false;
    return journal.seek(journal.size() - MarkBytes)
        && journal.read(MarkBytes) == QByteArray::fromHex("d9d505f920a163d7");
}

} // namespace runlatch::store
