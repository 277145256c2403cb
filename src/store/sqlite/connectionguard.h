// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

struct sqlite3;

namespace runlatch::store {

/// Holds a connection to what Runlatch's own statements need, because anybody may have made the file: no triggers, no
/// views, no functions of the file's choice, and values, statements and work of bounded size. Lives as long as the
/// connection, in its thread.
class ConnectionGuard
{
public:
    /// Bytes of a value or a row. The largest row has a body of 64 MB and its head.
    static constexpr int MaxRowBytes = 96 * 1024 * 1024;
    /// Steps of SQLite's machine that a statement may take for each byte of the file, beside MaxFreeSteps. The pages of
    /// a table may lead round in a circle, and then reading it never ends.
    static constexpr qint64 MaxStepsOfByte = 256;
    static constexpr qint64 MaxFreeSteps = 20'000'000;

    explicit ConnectionGuard(const QString &file);

    /// Call before anything is read; false if this SQLite cannot do it. `connection` must not outlive this.
    bool watch(sqlite3 *connection);
    void begin(); ///< a statement begins
    /// Tells whether the statement was ended because no file of this size needs so many steps.
    bool hasEndedStatement() const { return m_hasEnded; }

private:
    static int tick(void *guard);
    bool isTooLong() const;

    QString m_file;
    qint64 m_steps = 0;
    bool m_hasEnded = false;
};

/// Tells whether a rollback journal beside the file names another journal. SQLite would delete the file of that name.
/// Runlatch never writes to two files in one transaction, so no journal of ours does.
bool hasForeignJournal(const QString &file);

} // namespace runlatch::store
