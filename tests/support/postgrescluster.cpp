// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/postgrescluster.h"

#ifdef RUNLATCH_HAS_POSTGRES

#include "support/waiting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>

#include <libpq-fe.h>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

#include <memory>
#include <utility>

namespace runlatch::support {

namespace {

// A made cluster is kept as a file beside the tests, because making one takes a second of a processor. Autovacuum is
// off, because its transactions hold up the horizon of readers.
constexpr char Guard[] = R"sh(
home=$1 template=$2 programs=$3
exec <&"$4"
shift 4 # what is left runs a program as the user of the server
trap '' HUP INT TERM QUIT
exec >"$home/log" 2>&1
make() {
    if [ -f "$template" ]; then
        tar -xf "$template" -C "$home/cluster"
        [ "$(id -u)" -ne 0 ] || chown -R 65534:65534 "$home/cluster"
    else
        "$@" "$programs/initdb" -D "$home/cluster/data" -U runlatch -A trust -E UTF8 --locale=C --wal-segsize=1 --no-sync </dev/null
        printf 'local all guarded scram-sha-256\nlocal all all trust\n' >"$home/cluster/data/pg_hba.conf"
        echo 'CREATE DATABASE shared' | "$@" "$programs/postgres" --single -D "$home/cluster/data" postgres
        tar -cf "$template.$$" -C "$home/cluster" data && mv "$template.$$" "$template"
    fi
}
server=
end() {
    [ -z "$server" ] || { kill -QUIT "$server" && wait "$server"; }
    server=
}
while read -r order; do
    case $order in
    make) make "$@" ;;
    start)
        "$@" "$programs/postgres" -D "$home/cluster/data" -k "$home/cluster" -c listen_addresses= -c autovacuum=off \
            -c shared_buffers=16MB &
        server=$! ;;
    stop) end ;;
    esac
done
end
rm -rf "$home"
)sh";

} // namespace

PostgresCluster *PostgresCluster::instance()
{
    static PostgresCluster *const cluster = []() -> PostgresCluster * {
        auto made = std::unique_ptr<PostgresCluster>(new PostgresCluster);
        if (!made->findPrograms())
            return nullptr;
        if (!made->startGuard() || !made->make())
            qFatal("PostgreSQL does not start: %s", made->log().constData());
        return made.release(); // the guard ends it behind this program
    }();
    return cluster;
}

bool PostgresCluster::findPrograms()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    QStringList folders = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
    for (QString &folder : folders)
        folder = versions.filePath(folder + QStringLiteral("/bin"));
    folders += QString::fromLocal8Bit(qgetenv("PATH")).split(QDir::listSeparator());
    for (const QString &folder : std::as_const(folders)) {
        if (QFileInfo(folder + QStringLiteral("/initdb")).isExecutable()
            && QFileInfo(folder + QStringLiteral("/postgres")).isExecutable()) {
            m_programs = folder;
            return true;
        }
    }
    return false;
}

#ifdef Q_OS_UNIX

/// It is no child of this program, so that nobody who ends the test ends it as well. It inherits the end of the pipe
/// that is read. Root may not run a server.
bool PostgresCluster::startGuard()
{
    m_home.setAutoRemove(false);
    m_cluster = m_home.filePath(QStringLiteral("cluster"));
    if (!m_home.isValid() || !QDir().mkpath(m_cluster))
        return false;
    int ends[2];
    if (pipe(ends) != 0)
        return false;
    m_orders = ends[1];
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    QProcess version;
    version.start(m_programs + QStringLiteral("/initdb"), {QStringLiteral("--version")});
    version.waitForFinished();
    const QString number = QString::fromLatin1(version.readAll()).section(u' ', 2, 2).trimmed();
    m_template = QCoreApplication::applicationDirPath() + QStringLiteral("/postgresql-%1.tar").arg(number);
    QStringList arguments{
        QStringLiteral("-c"), QString::fromLatin1(Guard), QStringLiteral("guard"), m_home.path(), m_template,
        m_programs,           QString::number(ends[0])};
    if (geteuid() == 0) {
        const QFile::Permissions all = QFile::permissions(m_home.path()) | QFile::ExeOther;
        if (!QFile::setPermissions(m_home.path(), all) || chown(m_cluster.toLocal8Bit().constData(), 65534, 65534) != 0)
            return false;
        arguments += {QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"), QStringLiteral("--regid=65534"),
                      QStringLiteral("--clear-groups")};
    }
    const bool isStarted = QProcess::startDetached(QStringLiteral("/bin/sh"), arguments);
    close(ends[0]);
    return isStarted;
}

bool PostgresCluster::order(const char *line)
{
    const auto size = static_cast<ssize_t>(qstrlen(line));
    return write(m_orders, line, static_cast<std::size_t>(size)) == size;
}

#else

bool PostgresCluster::startGuard()
{
    return false;
}

bool PostgresCluster::order(const char *)
{
    return false;
}

#endif

/// Of several programs that need the first cluster at the same time, one makes it.
bool PostgresCluster::make()
{
    QLockFile lock(m_template + QStringLiteral(".lock"));
    if (!QFileInfo::exists(m_template))
        (void)lock.lock();
    return order("make\n") && start();
}

/// Each ping is a process of the server.
bool PostgresCluster::answersPing(int answer) const
{
    const QByteArray place = address(QStringLiteral("postgres")).toUtf8();
    Patience patience{std::chrono::seconds(60), std::chrono::milliseconds(30)};
    while (PQping(place.constData()) != answer) {
        if (!patience.lasts())
            return false;
    }
    return true;
}

bool PostgresCluster::start()
{
    return order("start\n") && answersPing(PQPING_OK);
}

bool PostgresCluster::stop()
{
    PQfinish(std::exchange(m_owner, nullptr)); // its next question would get the words with which the server ended
    m_ownersDatabase.clear();
    return order("stop\n") && answersPing(PQPING_NO_RESPONSE);
}

QByteArray PostgresCluster::log() const
{
    QFile file(m_home.filePath(QStringLiteral("log")));
    return file.open(QIODevice::ReadOnly) ? file.readAll().right(2000) : QByteArray();
}

QString PostgresCluster::newDatabase(const QString &options)
{
    if (!options.isEmpty()) {
        const QString name = QStringLiteral("r%1").arg(++m_databases);
        const QString make = QStringLiteral("CREATE DATABASE %1 %2").arg(name, options);
        return run(QStringLiteral("postgres"), make) ? address(name) : QString();
    }
    const QString shared = QStringLiteral("shared");
    const bool isEmpty = run(shared,
                             QStringLiteral("DROP SCHEMA IF EXISTS runlatch CASCADE;"
                                            "DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
                                            "ALTER DATABASE shared RESET ALL;"
                                            "ALTER ROLE runlatch IN DATABASE shared RESET ALL"));
    return isEmpty ? address(shared) : QString();
}

QString PostgresCluster::address(const QString &database, const QString &role) const
{
    return QStringLiteral("postgresql:///%1?host=%2&user=%3").arg(database, m_cluster, role);
}

QString PostgresCluster::nameOf(const QString &address)
{
    return address.section(u'/', 3).section(u'?', 0, 0);
}

/// Asks as the owner, also where the database may only be read.
bool PostgresCluster::connectOwner(const QString &database)
{
    PQfinish(m_owner);
    m_ownersDatabase = database;
    const QString writing = QStringLiteral("&options=-c%20default_transaction_read_only%3Doff");
    m_owner = PQconnectdb((address(database) + writing).toUtf8().constData());
    PQsetNoticeProcessor(
        m_owner, [](void *, const char *) {}, nullptr);
    return PQstatus(m_owner) == CONNECTION_OK;
}

std::optional<QString> PostgresCluster::ask(const QString &database, const QString &sql)
{
    if (m_ownersDatabase != database && !connectOwner(database))
        return std::nullopt;
    const QByteArray text = sql.toUtf8();
    using Answer = std::unique_ptr<PGresult, decltype(&PQclear)>;
    Answer answer(PQexec(m_owner, text.constData()), &PQclear);
    if (PQstatus(m_owner) != CONNECTION_OK && connectOwner(database)) // the server was started again
        answer.reset(PQexec(m_owner, text.constData()));
    const ExecStatusType status = PQresultStatus(answer.get());
    if (status == PGRES_COMMAND_OK)
        return QString();
    if (status != PGRES_TUPLES_OK)
        return std::nullopt;
    return PQntuples(answer.get()) > 0 ? QString::fromUtf8(PQgetvalue(answer.get(), 0, 0)) : QString();
}

} // namespace runlatch::support

#endif
