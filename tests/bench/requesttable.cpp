// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "requesttable.h"

namespace runlatch::bench {

RequestTable::RequestTable(const QString &file)
{
    sqlite3 *database = nullptr;
    sqlite3_open(file.toUtf8().constData(), &database);
    m_database.reset(database);
    for (const char *sql : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                            "CREATE TABLE requests (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)"})
        m_isFine = m_isFine && execute(sql);
    sqlite3_stmt *insert = nullptr;
    sqlite3_prepare_v2(database, "INSERT INTO requests (bytes) VALUES (?)", -1, &insert, nullptr);
    m_insert.reset(insert);
}

bool RequestTable::commit(const QByteArray &bytes, int rows)
{
    m_isFine = m_isFine && execute("BEGIN");
    for (int row = 0; row < rows && m_isFine; ++row) {
        sqlite3_bind_blob(m_insert.get(), 1, bytes.constData(), int(bytes.size()), SQLITE_STATIC);
        m_isFine = sqlite3_step(m_insert.get()) == SQLITE_DONE;
        sqlite3_reset(m_insert.get());
    }
    return m_isFine && execute("COMMIT");
}

bool RequestTable::execute(const char *sql)
{
    return sqlite3_exec(m_database.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

} // namespace runlatch::bench
