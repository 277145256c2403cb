// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#ifdef RUNLATCH_HAS_POSTGRES

#include "store/postgres/postgresstore.h"
#include "support/waiting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <libpq-fe.h>

#ifdef Q_OS_UNIX
#include <csignal>

#include <unistd.h>
#endif

#include <memory>
#include <optional>

namespace runlatch::store {

/// A server of PostgreSQL for one test program, on a Unix socket in a temporary folder, as another user where the tests
/// run as root. It syncs as a real one does. It goes with the program.
class PostgresCluster
{
public:
    /// The server, which starts with the first call; null where there is no PostgreSQL.
    static PostgresCluster *instance()
    {
        static PostgresCluster *const cluster = make();
        return cluster;
    }

    /// The address of a database of its own, which is empty.
    QString newDatabase(const QString &options = {})
    {
        const QString name = QStringLiteral("r%1").arg(++m_databases);
        return run(QStringLiteral("postgres"), QStringLiteral("CREATE DATABASE %1 %2").arg(name, options))
            ? address(name)
            : QString();
    }
    QString address(const QString &database, const QString &role = QStringLiteral("runlatch")) const
    {
        return QStringLiteral("postgresql:///%1?host=%2&user=%3").arg(database, m_folder, role);
    }
    static QString nameOf(const QString &address) { return address.section(u'/', 3).section(u'?', 0, 0); }

    /// The first value of what the owner asks, as text; nullopt after an error.
    std::optional<QString> ask(const QString &database, const QString &sql)
    {
        const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
            PQconnectdb(address(database).toUtf8().constData()), &PQfinish);
        const std::unique_ptr<PGresult, decltype(&PQclear)> result(
            PQexec(connection.get(), sql.toUtf8().constData()), &PQclear);
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_COMMAND_OK)
            return QString();
        if (status != PGRES_TUPLES_OK)
            return std::nullopt;
        return PQntuples(result.get()) > 0 ? QString::fromUtf8(PQgetvalue(result.get(), 0, 0)) : QString();
    }
    bool run(const QString &database, const QString &sql) { return ask(database, sql).has_value(); }

    void stop() ///< as a crash would end it
    {
#ifdef Q_OS_UNIX
        kill(static_cast<pid_t>(m_server.processId()), SIGQUIT); // it waits for no connection
#endif
        m_server.waitForFinished();
    }
    bool start()
    {
        m_server.start(m_run.first(),
                       m_run.sliced(1)
                           << m_programs + QStringLiteral("/postgres") << QStringLiteral("-D") << m_folder + QStringLiteral("/data")
                           << QStringLiteral("-k") << m_folder << QStringLiteral("-c")
                           << QStringLiteral("listen_addresses=") << QStringLiteral("-c")
                           << QStringLiteral("autovacuum=off")); // its transactions would hold up the horizon
        return support::waitFor([this] {
            return PQping(address(QStringLiteral("postgres")).toUtf8().constData()) == PQPING_OK
                || m_server.state() == QProcess::NotRunning;
        }) && m_server.state() == QProcess::Running;
    }

private:
    static PostgresCluster *make()
    {
        auto cluster = std::make_unique<PostgresCluster>();
        if (!cluster->m_home.isValid() || !cluster->findPrograms() || !cluster->prepare() || !cluster->start())
            return nullptr;
        static PostgresCluster *kept = nullptr;
        kept = cluster.release();
        qAddPostRoutine([] {
            kept->m_server.kill();
            kept->m_server.waitForFinished();
            delete kept;
        });
        return kept;
    }

    bool findPrograms()
    {
        const QDir versions(QStringLiteral("/usr/lib/postgresql"));
        QStringList folders = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
        for (QString &folder : folders)
            folder = versions.filePath(folder + QStringLiteral("/bin"));
        folders += QString::fromLocal8Bit(qgetenv("PATH")).split(QDir::listSeparator());
        for (const QString &folder : std::as_const(folders)) {
            if (QFileInfo(folder + QStringLiteral("/initdb")).isExecutable()) {
                m_programs = folder;
                return true;
            }
        }
        return false;
    }

    /// Root may not run a server.
    bool prepare()
    {
        m_folder = m_home.path() + QStringLiteral("/cluster");
        if (!QDir().mkpath(m_folder))
            return false;
        m_run = QStringList{QStringLiteral("env")};
#ifdef Q_OS_UNIX
        if (geteuid() == 0) {
            const QFile::Permissions all = QFile::permissions(m_home.path()) | QFile::ReadOther | QFile::ExeOther;
            if (!QFile::setPermissions(m_home.path(), all) || chown(m_folder.toLocal8Bit().constData(), 65534, 65534) != 0)
                return false;
            m_run = QStringList{QStringLiteral("setpriv"), QStringLiteral("--pdeathsig=KILL"),
                                QStringLiteral("--reuid=65534"), QStringLiteral("--regid=65534"),
                                QStringLiteral("--clear-groups")};
        }
#endif
        QProcess initdb;
        initdb.start(m_run.first(),
                     m_run.sliced(1) << m_programs + QStringLiteral("/initdb") << QStringLiteral("-D")
                                     << m_folder + QStringLiteral("/data") << QStringLiteral("-U")
                                     << QStringLiteral("runlatch") << QStringLiteral("-A") << QStringLiteral("trust")
                                     << QStringLiteral("-E") << QStringLiteral("UTF8")
                                     << QStringLiteral("--locale=C") << QStringLiteral("--no-sync"));
        return initdb.waitForFinished(120'000) && initdb.exitCode() == 0;
    }

    QTemporaryDir m_home;
    QString m_folder;
    QString m_programs;
    QStringList m_run; ///< what runs a program as the server's user
    QProcess m_server;
    int m_databases = 0;
};

} // namespace runlatch::store

#endif
