// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/newcaptures.h"
#include "support/fakeclock.h"
#include "support/postgrescluster.h"
#include "support/quickfolder.h"
#include "support/storecalls.h"

#ifdef RUNLATCH_HAS_POSTGRES
#include "store/postgres/postgresstore.h"
#endif

#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <memory>

namespace runlatch::store {

/// Opens the store of one place, which is empty at first, and then has what it had when it was closed. An
/// implementation gives it the same key each time.
using StoreOpener = std::function<base::Result<std::unique_ptr<CaptureStore>>(base::Clock &clock)>;

/// An implementation of the contract, by the way to a place that nobody has used before.
struct Implementation
{
    StoreOpener (*newPlace)() = nullptr; ///< null where this machine cannot have one
    bool holdsBytes = true;              ///< Quota::bytes, which a store may lack
};

inline StoreOpener newFile()
{
    return [folder = std::make_shared<support::QuickFolder>(),
            key = newStoreKey()](base::Clock &clock) -> base::Result<std::unique_ptr<CaptureStore>> {
        auto opened = SqliteStore::open(folder->filePath(QStringLiteral("captures.sqlite")), key, clock);
        if (!opened)
            return opened.error();
        return std::unique_ptr<CaptureStore>(std::move(opened).value());
    };
}

#ifdef RUNLATCH_HAS_POSTGRES
inline StoreOpener newPostgres()
{
    return [address = support::PostgresCluster::instance()->newDatabase(),
            key = newStoreKey()](base::Clock &clock) -> base::Result<std::unique_ptr<CaptureStore>> {
        const auto server = ServerAddress::parse(address);
        if (!server)
            return server.error();
        auto opened = PostgresStore::open(*server, key, clock);
        if (!opened)
            return opened.error();
        return std::unique_ptr<CaptureStore>(std::move(opened).value());
    };
}
#endif

/// A store of whatever implementation. The tests of this folder say what CaptureStore promises, and a new
/// implementation passes them with a row in addStores(). They know nothing of a file, a key or a table; what is true of
/// one implementation alone is tested beside it.
class AnyStore
{
protected:
    /// Call in initTestCase_data(): each test runs once for each implementation.
    static void addStores()
    {
        QTest::addColumn<Implementation>("implementation");
        QTest::newRow("SQLite") << Implementation{newFile};
#ifdef RUNLATCH_HAS_POSTGRES
        QTest::newRow("PostgreSQL") << Implementation{support::PostgresCluster::instance() ? newPostgres : nullptr,
                                                      false};
#endif
    }

    /// Call in init(): no capture, and the clock at its beginning. From then on a warning fails the test.
    bool openEmpty()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QFETCH_GLOBAL(const Implementation, implementation);
        close();
        if (!implementation.newPlace) {
            QTest::qSkip("no PostgreSQL", __FILE__, __LINE__);
            return true;
        }
        m_clock.reset();
        m_open = implementation.newPlace();
        return reopen();
    }
    void close()
    {
        m_store.reset();
    }
    bool reopen()
    {
        close();
        auto opened = m_open(m_clock);
        if (opened)
            m_store = std::move(opened).value();
        return m_store != nullptr;
    }
    CaptureStore &store() const
    {
        return *m_store;
    }
    static bool holdsBytes()
    {
        QFETCH_GLOBAL(const Implementation, implementation);
        return implementation.holdsBytes;
    }

    support::FakeClock m_clock;

private:
    StoreOpener m_open;
    std::unique_ptr<CaptureStore> m_store;
};

inline QList<qint64> idsOf(const QList<CaptureRow> &rows)
{
    QList<qint64> ids;
    for (const CaptureRow &row : rows)
        ids.append(row.id);
    return ids;
}

/// The ids of all captures, newest first.
inline QList<qint64> listedIds(CaptureStore &store)
{
    const auto rows = list(store);
    return rows ? idsOf(*rows) : QList<qint64>{-1};
}

} // namespace runlatch::store
