// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/sessionkeys.h"

#include <QLoggingCategory>

#include <utility>

namespace runlatch::store {

namespace {

Q_LOGGING_CATEGORY(sessionLog, "runlatch.store")

void tellFailed(const base::Error &error)
{
    qCWarning(sessionLog, "secrets could not be sealed anew: %ls", qUtf16Printable(error.detail));
}

} // namespace

SessionKeys::SessionKeys(Database &database, Sealer &sealer)
    : m_database(database)
    , m_sealer(sealer)
{
}

base::Done SessionKeys::open()
{
    if (auto done = m_database.execute("DELETE FROM session_keys WHERE id NOT IN"
                                       " (SELECT session_key FROM capture_secrets WHERE session_key IS NOT NULL)");
        !done)
        return done;
    if (!m_sealer.key().isLasting)
        return m_database.execute("INSERT OR IGNORE INTO session_keys (mark) VALUES (?)", {m_sealer.mark()});
    if (auto found = find(); !found)
        return found;
    while (!m_sessions.isEmpty()) {
        if (auto done = sealSlice(); !done)
            return done;
    }
    return std::monostate();
}

/// Finds the sessions whose keys the sealer's key opens, or whose key it is: the keychain may have kept that late.
base::Done SessionKeys::find()
{
    m_sessions.clear();
    m_captureId = 0;
    m_number = -1;
    const auto rows = m_database.query("SELECT id, mark, sealed FROM session_keys ORDER BY id");
    if (!rows)
        return rows.error();
    while ((*rows)->next()) {
        const auto key = m_sealer.open((*rows)->bytes(2));
        if (!key && (*rows)->bytes(1) != m_sealer.mark())
            continue;
        if (key)
            m_sealer.know(*key);
        m_sessions.append((*rows)->number(0));
    }
    return (*rows)->done();
}

void SessionKeys::use(const StoreKey &key)
{
    if (!key.isLasting || !Sealer::isKey(key))
        return;
    const StoreKey before = m_sealer.key();
    const QByteArray mark = m_sealer.mark();
    m_sealer.use(key);
    if (before.isLasting)
        return;
    if (auto kept = keep(before.bytes, mark); !kept)
        tellFailed(kept.error()); // it is known until this session ends, and goOn() comes before that
    goOn();
}

base::Done SessionKeys::keep(const QByteArray &key, const QByteArray &mark)
{
    return m_database.execute("UPDATE session_keys SET sealed = ? WHERE mark = ?", {m_sealer.seal(key), mark});
}

void SessionKeys::goOn()
{
    if (!m_sealer.key().isLasting)
        return;
    if (auto found = find(); !found)
        return tellFailed(found.error());
    plan();
}

void SessionKeys::plan()
{
    if (!m_sessions.isEmpty() && !std::exchange(m_isPlanned, true))
        QMetaObject::invokeMethod(this, &SessionKeys::work, Qt::QueuedConnection);
}

void SessionKeys::work()
{
    m_isPlanned = false;
    if (m_sessions.isEmpty())
        return; // the file is closed
    if (auto done = sealSlice(); !done)
        return tellFailed(done.error());
    plan();
}

/// Seals the next secrets of the first session anew, or ends the session when there are no more.
base::Done SessionKeys::sealSlice()
{
    auto done = m_database.execute("BEGIN IMMEDIATE");
    if (!done)
        return done;
    const auto secrets = nextSecrets();
    done = secrets ? base::Done(std::monostate()) : base::Done(secrets.error());
    if (secrets && secrets->isEmpty())
        done = endSession();
    for (qsizetype at = 0; done && at < secrets->size(); ++at)
        done = seal(secrets->at(at));
    if (done)
        done = m_database.execute("COMMIT");
    if (!done) {
        (void)m_database.execute("ROLLBACK");
        return done;
    }
    if (!secrets->isEmpty()) {
        m_captureId = secrets->last().captureId;
        m_number = secrets->last().number;
        return done;
    }
    m_sessions.removeFirst();
    m_captureId = 0;
    m_number = -1;
    return done;
}

base::Result<QList<SessionKeys::Secret>> SessionKeys::nextSecrets()
{
    const auto rows = m_database.query("SELECT capture_id, number, sealed FROM capture_secrets WHERE session_key = ?"
                                       " AND (capture_id, number) > (?, ?) ORDER BY capture_id, number LIMIT ?",
                                       {m_sessions.first(), m_captureId, m_number, MaxSealed});
    if (!rows)
        return rows.error();
    QList<Secret> secrets;
    for (qint64 size = 0; size < MaxSealedBytes && (*rows)->next(); size += secrets.last().sealed.size())
        secrets.append({(*rows)->number(0), (*rows)->number(1), (*rows)->bytes(2)});
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return secrets;
}

/// A secret that is damaged stays as it is.
base::Done SessionKeys::seal(const Secret &secret)
{
    const auto opened = m_sealer.open(secret.sealed);
    if (!opened)
        return std::monostate();
    return m_database.execute(
        "UPDATE capture_secrets SET sealed = ?, session_key = NULL WHERE capture_id = ? AND number = ?",
        {m_sealer.seal(*opened), secret.captureId, secret.number});
}

base::Done SessionKeys::endSession()
{
    return m_database.execute("DELETE FROM session_keys WHERE id = ? AND NOT EXISTS"
                              " (SELECT 1 FROM capture_secrets WHERE session_key = ?)",
                              {m_sessions.first(), m_sessions.first()});
}

} // namespace runlatch::store
