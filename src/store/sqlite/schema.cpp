// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/schema.h"

#include "base/rules.h"
#include "store/sqlite/schemacheck.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// Returns the version of the file, or 0 for an empty file.
base::Result<qint64> versionOf(Database &database, int applicationId)
{
    const auto application = database.number("PRAGMA application_id");
    if (!application)
        return application.error();
    const auto tables = database.number("SELECT COUNT(*) FROM sqlite_master");
    if (!tables)
        return tables.error();
    if (*application != applicationId && *tables > 0)
        return database.error(base::Rules::StoreCorrupt, u"a database of another program"_s);
    return database.number("PRAGMA user_version");
}

base::Done upgrade(Database &database, const Schema &schema, qint64 from)
{
    QStringList statements;
    for (qsizetype version = from; version < schema.steps.size(); ++version)
        statements += schema.steps.at(version);
    statements << u"PRAGMA application_id = %1"_s.arg(schema.applicationId)
               << u"PRAGMA user_version = %1"_s.arg(schema.steps.size());
    for (const QString &statement : std::as_const(statements)) {
        if (auto done = database.execute(statement); !done)
            return done;
    }
    return database.execute("COMMIT");
}

} // namespace

base::Done migrate(Database &database, const Schema &schema)
{
    const auto version = versionOf(database, schema.applicationId);
    if (!version)
        return version.error();
    const qsizetype newest = schema.steps.size();
    if (*version > newest)
        return database.error(base::Rules::StoreNewer, u"schema %1, known up to %2"_s.arg(*version).arg(newest));
    if (auto checked = checkSchema(database, schema, *version); !checked)
        return checked;
    if (auto logged = database.execute("PRAGMA journal_mode = WAL"); !logged || *version == newest)
        return logged;
    if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun)
        return begun;
    auto done = upgrade(database, schema, *version);
    if (!done)
        (void)database.execute("ROLLBACK");
    return done;
}

} // namespace runlatch::store
