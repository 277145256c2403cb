// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/newcaptures.h"
#include "store/postgres/postgresstore.h"
#include "support/fakeclock.h"
#include "support/postgrescluster.h"
#include "support/storecalls.h"

namespace runlatch::store {

using support::PostgresCluster;

/// A store in a database of its own. The first line of each test that uses it is RUNLATCH_NEEDS_POSTGRES.
class PostgresFixture
{
protected:
    /// Makes an empty database. The clock is at its beginning.
    bool newDatabase(const QString &options = {})
    {
        m_clock.reset();
        m_address = cluster().newDatabase(options);
        return !m_address.isEmpty();
    }
    base::Result<std::unique_ptr<PostgresStore>> open() { return open(m_address); }
    base::Result<std::unique_ptr<PostgresStore>> open(const QString &address)
    {
        const auto server = ServerAddress::parse(address);
        return server ? PostgresStore::open(*server, m_key, m_clock) : server.error();
    }
    QString ask(const QString &sql) const
    {
        return cluster().ask(PostgresCluster::nameOf(m_address), sql).value_or(QStringLiteral("?"));
    }
    static PostgresCluster &cluster() { return *PostgresCluster::instance(); }

    support::FakeClock m_clock;
    QString m_address;
    StoreKey m_key = newStoreKey();
};

} // namespace runlatch::store
