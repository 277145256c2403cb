// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#ifdef RUNLATCH_HAS_POSTGRES

#include "support/quickfolder.h"

#include <QString>

#include <optional>

struct pg_conn;

namespace runlatch::support {

/// A server of PostgreSQL for one test program, on a Unix socket in a temporary folder, as another user where the tests
/// run as root. It syncs as a real one does, in memory, and asks the role "guarded" alone for its password. A guard,
/// which is a process of its own, ends it and removes the folder when this program ends in whatever way.
class PostgresCluster
{
public:
    /// The server, which starts with the first call; null where there is no PostgreSQL. One that does not start ends
    /// the program.
    static PostgresCluster *instance();

    /// The address of an empty database, or nothing after an error. Without options it is the same one each time,
    /// because the server takes a fifth of a second to make one: what the test before made of it is gone.
    QString newDatabase(const QString &options = {});
    QString address(const QString &database, const QString &role = QStringLiteral("runlatch")) const;
    static QString nameOf(const QString &address); ///< of its database

    /// The first value of what the owner asks, as text; nullopt after an error.
    std::optional<QString> ask(const QString &database, const QString &sql);
    bool run(const QString &database, const QString &sql) { return ask(database, sql).has_value(); }

    bool stop();  ///< as a crash would end it
    bool start(); ///< true when it takes connections
    QString folder() const { return m_cluster; }

private:
    PostgresCluster() = default;
    bool findPrograms();
    bool startGuard();
    bool make();
    bool order(const char *line);
    bool answersPing(int answer) const; ///< a PGPing
    QByteArray log() const;
    bool connectOwner(const QString &database);

    QuickFolder m_home;
    QString m_cluster; ///< the folder of its data and its socket
    QString m_programs;
    QString m_template; ///< the file of a cluster that was just made
    int m_orders = -1;  ///< to the guard; it acts when this is closed
    int m_databases = 0;
    pg_conn *m_owner = nullptr; ///< the connection of ask(), kept from one question to the next
    QString m_ownersDatabase;
};

} // namespace runlatch::support

/// The first line of a test that cannot do without a server.
#define RUNLATCH_NEEDS_POSTGRES                                                                                        \
    if (!runlatch::support::PostgresCluster::instance())                                                               \
    QSKIP("no PostgreSQL")

#endif
