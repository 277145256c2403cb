// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

#include <sqlite3.h>

#include <memory>

namespace runlatch::bench {

/// A file of SQLite with one table that has one column of bytes: the least that keeps requests. With a sync for each
/// commit. Used by one thread at a time.
class RequestTable
{
public:
    explicit RequestTable(const QString &file);

    bool commit(const QByteArray &bytes, int rows); ///< false once anything went wrong
    qint64 rows() const { return sqlite3_last_insert_rowid(m_database.get()); }

private:
    struct Close
    {
        void operator()(sqlite3 *database) const { sqlite3_close(database); }
        void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
    };

    bool execute(const char *sql);

    std::unique_ptr<sqlite3, Close> m_database;
    std::unique_ptr<sqlite3_stmt, Close> m_insert;
    bool m_isFine = true;
};

} // namespace runlatch::bench
