// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/postgreswriter.h"

#include "store/postgres/postgresschema.h"

#include <QLoggingCategory>

using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

Q_LOGGING_CATEGORY(serverLog, "runlatch.store.postgresql")

constexpr auto FirstRound = 1s; // opening, and the requests that waited for it, come first
constexpr auto NextSlice = 1s;  // requests that came meanwhile are committed between two slices

// The settings of the server, the database or the role; this session has synchronous_commit=on.
constexpr char WeakSettings[] =
    "SELECT COALESCE(string_agg(name || ' = ' || reset_val, ', ' ORDER BY name), '') FROM pg_settings"
    " WHERE (name IN ('fsync', 'full_page_writes') AND reset_val = 'off')"
    " OR (name = 'synchronous_commit' AND reset_val NOT IN ('on', 'remote_apply'))";

} // namespace

PostgresWriter::PostgresWriter(const ServerAddress &address, const StoreKey &key, base::Clock &clock)
    : m_connection(address, clock)
    , m_sealer(key)
    , m_clock(clock)
    , m_table(m_connection, m_sealer)
    , m_purge(m_connection, m_sealer, clock)
    , m_quota(m_connection, clock)
    , m_removal(m_connection)
    , m_commits(m_connection, m_table)
{
    for (QObject *part : {static_cast<QObject *>(&m_purge), static_cast<QObject *>(&m_quota),
                          static_cast<QObject *>(&m_removal), static_cast<QObject *>(&m_commits)})
        part->setParent(this); // so that all live in one thread
}

/// A database that is not taken is left as it is, also when this closes.
base::Done PostgresWriter::open()
{
    auto done = prepare();
    if (!done)
        m_connection.close();
    return done;
}

base::Done PostgresWriter::prepare()
{
    if (auto opened = m_connection.open(); !opened)
        return opened;
    if (auto made = makePostgresSchema(m_connection); !made)
        return made;
    const auto isOwner = ownsTables(m_connection);
    if (!isOwner)
        return isOwner.error();
    m_isOwner = *isOwner;
    if (const auto kept = keepTables(m_clock.utc()); !kept)
        return kept.error();
    if (auto read = readSettings(); !read)
        return read;
    return m_sealer.key().mustFit ? SealedSecrets(m_connection, m_sealer).checkKey() : std::monostate();
}

base::Done PostgresWriter::readSettings()
{
    const auto rows = m_connection.query(WeakSettings);
    if (!rows)
        return rows.error();
    if ((*rows)->next())
        m_weakSettings = (*rows)->text(0);
    return std::monostate();
}

void PostgresWriter::begin()
{
    planNext(FirstRound);
}

void PostgresWriter::close()
{
    m_commits.commit();
    m_removal.finish();
    if (m_connection.isOpen() && m_isOwner)
        m_purge.finish();
    m_connection.close();
}

void PostgresWriter::setAge(std::chrono::hours age)
{
    m_age = age;
}

void PostgresWriter::planNext(std::chrono::milliseconds wait)
{
    m_clock.callAfter(wait, this, [this] {
        const bool isMoreLeft = keepHouse();
        planNext(isMoreLeft ? std::chrono::milliseconds(NextSlice) : 1h);
    });
}

/// Tells whether the owner's function may have more to do. A role that owns the tables does all of it by itself.
base::Result<bool> PostgresWriter::keepTables(const QDateTime &now)
{
    if (!m_isOwner)
        return keepByFunction(m_connection);
    const auto made = makePartitions(m_connection, now);
    return made ? base::Result<bool>(false) : made.error();
}

bool PostgresWriter::keepHouse()
{
    const QDateTime now = m_clock.utc();
    const auto kept = keepTables(now);
    base::Done done = kept ? base::Done(std::monostate()) : kept.error();
    if (done && m_isOwner && m_age > 0h)
        done = dropPartitions(m_connection, now.addMSecs(-std::chrono::milliseconds(m_age).count()), now);
    if (!done)
        qCWarning(serverLog, "partitions were left as they are: %ls", qUtf16Printable(done.error().detail));
    if (m_isOwner) {
        m_purge.start();
        m_quota.checkAge();
    }
    return kept && *kept;
}

} // namespace runlatch::store
