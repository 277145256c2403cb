// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/keptcaptures.h"

#include "base/rules.h"
#include "store/captures/capturecolumns.h"
#include "store/captures/captureschema.h"
#include "store/captures/capturetable.h"
#include "store/captures/facts.h"
#include "store/captures/lateredaction.h"
#include "store/search/capturecondition.h"
#include "store/search/wordfunctions.h"
#include "store/sqlite/schemacheck.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr int MaxTries = 10; // to read a file that other programs open and close meanwhile

base::Error keptError(base::Rule rule, const QString &file, const QString &detail = {})
{
    return {.kind = base::ErrorKind::Storage, .rule = rule, .subject = file, .detail = detail};
}

base::Done checkThere(const QString &file)
{
    const QFileInfo there(file);
    if (!there.exists())
        return keptError(base::Rules::StoreMissing, file);
    if (!there.isFile() || !there.isReadable())
        return keptError(base::Rules::StoreUnreadable, file);
    const QFileInfo log(file + u"-wal"_s);
    if (log.size() > 0 && !QFileInfo::exists(file + u"-shm"_s))
        return keptError(base::Rules::StoreLogAlone, file);
    return std::monostate();
}

/// Accepts only versions whose secrets are all sealed, and no later ones.
base::Done checkVersion(Database &database)
{
    const Schema schema = captureSchema();
    const auto application = database.number("PRAGMA application_id");
    if (!application)
        return application.error();
    if (*application != schema.applicationId)
        return database.error(base::Rules::StoreCorrupt, u"a database of another program"_s);
    const auto version = database.number("PRAGMA user_version");
    if (!version)
        return version.error();
    const qsizetype known = schema.steps.size();
    if (*version != known)
        return database.error(*version > known ? base::Rules::StoreNewer : base::Rules::StoreOlder,
                              u"schema %1, known is %2"_s.arg(*version).arg(known));
    if (auto checked = checkSchema(database, schema, *version); !checked)
        return checked;
    for (const QString &pass : {u"_to"_s, u"_bodies_to"_s}) {
        const auto wanted = fact(database, u"reseal"_s + pass);
        if (!wanted)
            return wanted.error();
        const auto done = fact(database, u"resealed"_s + pass);
        if (!done)
            return done.error();
        if (*done < *wanted)
            return database.error(base::Rules::StoreOlder, u"sealed up to %1 of %2"_s.arg(*done).arg(*wanted));
    }
    return std::monostate();
}

} // namespace

KeptCaptures::KeptCaptures(const QString &file)
    : KeptCaptures(file, newStoreKey())
{
    m_opensSecrets = false;
}

KeptCaptures::KeptCaptures(const QString &file, const QByteArray &key)
    : m_file(QFileInfo(file).absoluteFilePath())
    , m_key(key)
{
}

base::Done KeptCaptures::checkKey() const
{
    return read<std::monostate>([this](Database &database, CaptureTable &) {
        const Sealer sealer(m_key);
        return SealedSecrets(database, sealer).checkKey();
    });
}

base::Done KeptCaptures::needNoKey() const
{
    return read<std::monostate>([this](Database &database, CaptureTable &) -> base::Done {
        const auto lasting = database.number("SELECT EXISTS (SELECT 1 FROM capture_secrets WHERE sealed IS NOT NULL"
                                             " AND session_key IS NULL)"
                                             " OR EXISTS (SELECT 1 FROM session_keys WHERE sealed IS NOT NULL)");
        const auto any = database.number("SELECT EXISTS (SELECT 1 FROM capture_secrets WHERE sealed IS NOT NULL)");
        if (!lasting || !any)
            return lasting ? any.error() : lasting.error();
        if (*any == 0)
            return std::monostate();
        return base::Error{.kind = base::ErrorKind::Secret,
                           .rule = *lasting != 0 ? base::Rules::StoreKeyNeeded : base::Rules::StoreKeyEnded,
                           .subject = m_file};
    });
}

base::Result<QList<CaptureRow>> KeptCaptures::list(qint64 before, int limit) const
{
    return read<QList<CaptureRow>>([before, limit](Database &database, CaptureTable &table) {
        return LateRedaction::redacted(table.list(before, limit), LateRedaction::of(database), table);
    });
}

base::Result<QList<CaptureRow>> KeptCaptures::find(const CaptureFilter &filter, qint64 before, int limit,
                                                   const std::shared_ptr<const std::atomic_bool> &stop) const
{
    const auto condition = CaptureCondition::of(filter);
    WordFunctions functions; // outlives each connection
    return read<QList<CaptureRow>>([&](Database &database, CaptureTable &table) -> base::Result<QList<CaptureRow>> {
        if (auto added = functions.addTo(database); !added)
            return added.error();
        functions.set(condition, stop);
        QList<Value> values{before > 0 ? before : std::numeric_limits<qint64>::max()};
        values += condition.values;
        values += std::clamp(limit, 1, 1000);
        const auto rows =
            database.query(u"SELECT id, "_s + QLatin1StringView(CaptureColumns) + u" FROM captures WHERE id < ? AND ("_s
                               + condition.sql + u") ORDER BY id DESC LIMIT ?"_s,
                           std::move(values));
        if (!rows)
            return rows.error();
        QList<CaptureRow> found;
        while ((*rows)->next())
            found.append(captureRow(**rows));
        if (auto done = (*rows)->done(); !done)
            return done.error();
        return LateRedaction::redacted(std::move(found), LateRedaction::of(database), table);
    });
}

base::Result<Capture> KeptCaptures::load(qint64 id) const
{
    return read<Capture>(
        [id, keepsBytes = m_opensSecrets](Database &database, CaptureTable &table) -> base::Result<Capture> {
            auto capture = table.load(id);
            const auto late = LateRedaction::of(database);
            if (!capture || !late)
                return capture ? late.error() : capture.error();
            Capture redacted = std::move(capture).value();
            late->apply(redacted, keepsBytes);
            return redacted;
        });
}

/// Reads the file without changing anything beside it. A file at rest has no log, and reading it in the usual way would
/// create the log's index. So SQLite is told that the file never changes, and the result counts only if it did not. The
/// index of an open file disappears when its program closes the file: then the file is read again.
template <typename T> base::Result<T> KeptCaptures::read(const Read<T> &work) const
{
    base::Error last = keptError(base::Rules::StoreChanging, m_file);
    for (int tries = 0; tries < MaxTries; ++tries) {
        if (auto there = checkThere(m_file); !there)
            return there.error();
        const QString before = stamp();
        const bool isQuiet = isAtRest();
        auto result = readOnce(work, isQuiet);
        const bool hasChanged = isQuiet && (!isAtRest() || stamp() != before);
        // Database has the same rule for a file that cannot be read.
        const bool isUnreadable = !result && result.error().rule == base::Rules::StoreNotWritable;
        if (!hasChanged && !isUnreadable)
            return result;
        last = keptError(hasChanged ? base::Rules::StoreChanging : base::Rules::StoreUnreadable, m_file);
    }
    return last;
}

template <typename T> base::Result<T> KeptCaptures::readOnce(const Read<T> &work, bool isAtRest) const
{
    Database database(m_file);
    if (auto opened = database.open(isAtRest ? Database::Access::AtRest : Database::Access::Guest); !opened)
        return opened.error();
    if (auto begun = database.execute("BEGIN"); !begun) // all that is read belongs to the same moment
        return begun.error();
    if (auto checked = checkVersion(database); !checked)
        return checked.error();
    const Sealer sealer(m_key);
    CaptureTable table(database, sealer);
    auto result = work(database, table);
    (void)database.execute("COMMIT");
    return result;
}

/// Tells whether no program has the file open for writing. A reader leaves an empty log without an index.
bool KeptCaptures::isAtRest() const
{
    return QFileInfo(m_file + u"-wal"_s).size() == 0 && !QFileInfo::exists(m_file + u"-shm"_s);
}

QString KeptCaptures::stamp() const
{
    const QFileInfo info(m_file);
    return u"%1 %2"_s.arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
}

} // namespace runlatch::store
