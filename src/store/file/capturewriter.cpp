// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/capturewriter.h"

#include "store/captures/captureschema.h"
#include "store/captures/resealing.h"

#include <utility>

namespace runlatch::store {

CaptureWriter::CaptureWriter(const QString &file, const StoreKey &key, base::Clock &clock)
    : m_database(file)
    , m_sealer(key)
    , m_clock(clock)
    , m_table(m_database, m_sealer)
    , m_purge(m_database, m_sealer, clock)
    , m_sessionKeys(m_database, m_sealer)
    , m_nameSealing(m_database, m_sealer, clock)
    , m_quota(m_database, clock)
    , m_removal(m_database)
    , m_commits(m_database, m_table)
{
    m_commits.setParent(this); // so that all live in one thread
    m_purge.setParent(this);
    m_sessionKeys.setParent(this);
    m_quota.setParent(this);
    m_removal.setParent(this);
    connect(&m_commits, &GroupCommit::committed, this, &CaptureWriter::committed, Qt::DirectConnection);
    connect(&m_commits, &GroupCommit::committed, &m_quota, &QuotaKeeper::check, Qt::DirectConnection);
}

base::Done CaptureWriter::open(const UpgradeWatch &watch)
{
    if (auto opened = m_database.open(Database::Access::ReadWrite); !opened)
        return opened;
    if (auto migrated = migrate(m_database, captureSchema()); !migrated)
        return migrated;
    if (auto fits = m_sealer.key().mustFit ? SealedSecrets(m_database, m_sealer).checkKey() : std::monostate(); !fits)
        return fits;
    if (auto known = m_sessionKeys.open(); !known)
        return known;
    if (auto resealed = Resealing(m_database, m_sealer, m_clock.utc()).run(watch); !resealed)
        return resealed;
    if (auto begun = m_nameSealing.begin(); !begun)
        return begun;
    if (auto set = m_database.execute("PRAGMA wal_autocheckpoint = 4000"); !set)
        return set;
    auto made = makeSearchIndex(m_database);
    m_isOpen = made.isOk();
    return made;
}

void CaptureWriter::close()
{
    m_commits.commit();
    m_removal.finish();
    m_sessionKeys.close();
    if (std::exchange(m_isOpen, false))
        m_purge.finish();
    m_database.close();
}

void CaptureWriter::purge()
{
    if (!m_isOpen)
        return;
    m_purge.start();
    m_sessionKeys.goOn();
    m_quota.checkAge();
}

void CaptureWriter::emptyLog()
{
    if (m_isOpen)
        m_purge.emptyLog();
}

void CaptureWriter::useKey(const StoreKey &key)
{
    if (m_isOpen)
        m_sessionKeys.use(key);
}

} // namespace runlatch::store
