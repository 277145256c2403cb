// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/resealing.h"

#include "store/captures/facts.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr int RowsAtOnce = 32; ///< rows of one transaction: at most 64 MB each, one in memory at a time

} // namespace

Resealing::Resealing(Database &database, const Sealer &sealer, const QDateTime &now)
    : m_database(database)
    , m_rows(database, sealer)
    , m_now(now)
{
}

/// Goes through captures once. Its facts say how far.
struct Resealing::Pass
{
    QString to;
    QString done;
    Sql ids;
    RowSealing::Texts texts;
};

base::Done Resealing::run(const UpgradeWatch &watch)
{
    const Pass ofVersionTwo{u"reseal_to"_s, u"resealed_to"_s,
                            "SELECT id FROM captures WHERE id > ? AND id <= ? ORDER BY id LIMIT ?",
                            RowSealing::Texts::Request};
    // A compressed body is no JSON object, and there are few others, so that a large file takes no time.
    const Pass ofVersionEight{u"reseal_bodies_to"_s, u"resealed_bodies_to"_s,
                              "SELECT id FROM captures WHERE id > ? AND id <= ? AND readable = 0 ORDER BY id LIMIT ?",
                              RowSealing::Texts::Stay};
    for (const Pass &pass : {ofVersionTwo, ofVersionEight}) {
        if (auto done = run(pass, watch); !done)
            return done;
    }
    return vacuum();
}

base::Done Resealing::run(const Pass &pass, const UpgradeWatch &watch)
{
    const auto to = fact(m_database, pass.to);
    if (!to)
        return to.error();
    const auto done = fact(m_database, pass.done);
    if (!done)
        return done.error();
    for (qint64 at = *done; at < *to;) {
        const auto ids = nextIds(pass, at, *to);
        if (!ids)
            return ids.error();
        if (!ids->isEmpty() && watch && !watch({at, *to}))
            return base::Error{.kind = base::ErrorKind::Cancelled, .subject = m_database.file()};
        at = ids->isEmpty() ? *to : ids->last();
        if (auto resealed = resealAll(pass, *ids, at); !resealed)
            return resealed;
    }
    return std::monostate();
}

base::Result<QList<qint64>> Resealing::nextIds(const Pass &pass, qint64 after, qint64 to)
{
    return m_database.numbers(pass.ids, {after, to, RowsAtOnce});
}

base::Done Resealing::resealAll(const Pass &pass, const QList<qint64> &ids, qint64 to)
{
    auto done = m_database.execute("BEGIN IMMEDIATE");
    if (!done)
        return done;
    for (auto id = ids.begin(); done && id != ids.end(); ++id)
        done = m_rows.seal(*id, pass.texts, m_now);
    if (done)
        done = setFact(m_database, pass.done, to);
    if (done)
        done = m_database.execute("COMMIT");
    if (!done)
        (void)m_database.execute("ROLLBACK");
    return done;
}

base::Done Resealing::vacuum()
{
    const auto isDue = fact(m_database, u"vacuum_due"_s);
    if (!isDue || *isDue == 0)
        return isDue ? base::Done(std::monostate()) : base::Done(isDue.error());
    (void)m_database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    // VACUUM needs as much disk space as the file has. If it fails, the old pages are overwritten all the same
    // (secure_delete), and VACUUM is tried again at the next start.
    if (!m_database.execute("VACUUM"))
        return std::monostate();
    if (auto noted = setFact(m_database, u"vacuum_due"_s, 0); !noted)
        return noted;
    (void)m_database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    return std::monostate();
}

} // namespace runlatch::store
