// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "bareloop.h"

#include "cpuclock.h"

#include <QTemporaryDir>

#include <sqlite3.h>

#include <chrono>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int RowsOfACommit = 64;
constexpr auto LoopWarmUp = 200ms;
constexpr auto LoopTime = 1000ms;

struct Close
{
    void operator()(sqlite3 *database) const { sqlite3_close(database); }
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};

class RequestTable
{
public:
    explicit RequestTable(const QString &file)
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

    bool commitRows(const QByteArray &bytes)
    {
        m_isFine = m_isFine && execute("BEGIN");
        for (int row = 0; row < RowsOfACommit && m_isFine; ++row) {
            sqlite3_bind_blob(m_insert.get(), 1, bytes.constData(), int(bytes.size()), SQLITE_STATIC);
            m_isFine = sqlite3_step(m_insert.get()) == SQLITE_DONE;
            sqlite3_reset(m_insert.get());
        }
        return m_isFine && execute("COMMIT");
    }

private:
    bool execute(const char *sql)
    {
        return sqlite3_exec(m_database.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
    }

    std::unique_ptr<sqlite3, Close> m_database;
    std::unique_ptr<sqlite3_stmt, Close> m_insert;
    bool m_isFine = true;
};

} // namespace

std::optional<Measured> bareLoop(const QByteArray &bytes)
{
    using Clock = std::chrono::steady_clock;
    const QTemporaryDir folder;
    RequestTable table(folder.filePath(u"requests.sqlite"_s));
    for (const auto end = Clock::now() + LoopWarmUp; Clock::now() < end;) {
        if (!table.commitRows(bytes))
            return std::nullopt;
    }
    const double cpu = threadCpu();
    const auto begin = Clock::now();
    double rows = 0;
    while (Clock::now() < begin + LoopTime) {
        if (!table.commitRows(bytes))
            return std::nullopt;
        rows += RowsOfACommit;
    }
    const std::chrono::duration<double> took = Clock::now() - begin;
    return Measured(rows / took.count(), (threadCpu() - cpu) * 1e6 / rows);
}

} // namespace runlatch::bench
