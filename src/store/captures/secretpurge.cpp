// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/secretpurge.h"

#include <QLoggingCategory>

#include <utility>

namespace runlatch::store {

namespace {

Q_LOGGING_CATEGORY(purgeLog, "runlatch.store")

void tell(const base::Error &error)
{
    qCWarning(purgeLog, "secrets could not be purged: %ls", qUtf16Printable(error.detail));
}

} // namespace

SecretPurge::SecretPurge(Connection &database, const Sealer &sealer, base::Clock &clock)
    : m_database(database)
    , m_secrets(database, sealer)
    , m_clock(clock)
{
}

void SecretPurge::start()
{
    plan();
}

void SecretPurge::emptyLog()
{
    m_isInLog = true;
    plan();
}

void SecretPurge::finish()
{
    m_isFinished = true;
    if (const auto purged = purgeSlice(MaxAtEnd); !purged)
        tell(purged.error());
}

void SecretPurge::plan()
{
    if (!std::exchange(m_isPlanned, true))
        QMetaObject::invokeMethod(this, &SecretPurge::work, Qt::QueuedConnection);
}

void SecretPurge::work()
{
    m_isPlanned = false;
    if (m_isFinished)
        return;
    const auto purged = purgeSlice();
    if (!purged)
        return tell(purged.error()); // the next start tries again
    if (*purged > 0) {
        m_isInLog = true;
        plan();
    } else if (m_isInLog) {
        m_isInLog = !m_database.emptyLog();
    }
}

base::Result<qint64> SecretPurge::purgeSlice(qint64 most)
{
    if (auto begun = m_database.beginWriting(); !begun)
        return begun.error();
    auto purged = m_secrets.purge(m_clock.utc(), most);
    if (purged) {
        if (auto committed = m_database.execute("COMMIT"); !committed)
            purged = committed.error();
    }
    if (!purged)
        (void)m_database.execute("ROLLBACK");
    return purged;
}

} // namespace runlatch::store
