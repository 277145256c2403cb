// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/schemacheck.h"

#include "base/rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// A row of sqlite_master.
struct SchemaObject
{
    QString type; ///< "table", "index", "view", "trigger"
    QString name;
    QString table;
    QString sql; ///< as it was written, with one blank wherever there are some; empty of what SQLite makes by itself

    bool isNamed(const SchemaObject &other) const { return type == other.type && name == other.name; }
    friend bool operator==(const SchemaObject &, const SchemaObject &) = default;
};

base::Result<QList<SchemaObject>> objectsOf(Database &database)
{
    const auto rows = database.query("SELECT type, name, tbl_name, sql FROM sqlite_master"
                                     " ORDER BY type NOT IN ('trigger', 'view')");
    if (!rows)
        return rows.error();
    QList<SchemaObject> objects;
    while ((*rows)->next())
        objects.append({(*rows)->text(0), (*rows)->text(1), (*rows)->text(2), (*rows)->text(3).simplified()});
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return objects;
}

base::Result<QStringList> columnsOf(Database &database, const QString &table)
{
    const auto rows = database.query("SELECT name FROM pragma_table_xinfo(?)", {table});
    if (!rows)
        return rows.error();
    QStringList columns;
    while ((*rows)->next())
        columns.append((*rows)->text(0));
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return columns;
}

base::Done makeKnown(Database &known, const Schema &schema, qint64 version)
{
    if (auto opened = known.open(Database::Access::ReadWrite); !opened)
        return opened;
    for (const QStringList &step : schema.steps.first(version)) {
        for (const QString &statement : step) {
            if (auto done = known.execute(statement); !done)
                return done;
        }
    }
    return std::monostate();
}

/// A table that differs is blamed on its first column that ours has not.
base::Error foreignObject(Database &database, Database &known, const SchemaObject &object, bool isKnownByName)
{
    const auto columns = isKnownByName ? columnsOf(database, object.name) : QStringList();
    const auto ours = isKnownByName ? columnsOf(known, object.name) : QStringList();
    for (const QString &column : columns &&ours ? *columns : QStringList()) {
        if (!ours->contains(column))
            return database.foreign(u"column"_s, object.name + u'.' + column);
    }
    return database.foreign(object.type, object.name);
}

base::Done compare(Database &database, const QList<SchemaObject> &found, const Schema &schema, qint64 version)
{
    Database known(u":memory:"_s);
    if (auto made = makeKnown(known, schema, version); !made)
        return made;
    const auto expected = objectsOf(known);
    for (const QString &statement : schema.later)
        (void)known.execute(statement); // fails where an older version has not what it is of
    const auto allowed = objectsOf(known);
    if (!expected || !allowed)
        return !expected ? expected.error() : allowed.error();
    QList<SchemaObject> left = *allowed;
    for (const SchemaObject &object : found) {
        const auto isNamed = [&object](const SchemaObject &other) { return other.isNamed(object); };
        if (!left.removeOne(object))
            return foreignObject(database, known, object, std::any_of(allowed->begin(), allowed->end(), isNamed));
    }
    for (const SchemaObject &object : *expected) {
        if (left.contains(object))
            return database.error(base::Rules::StoreCorrupt, u"%1 \"%2\" is missing"_s.arg(object.type, object.name));
    }
    return std::monostate();
}

} // namespace

base::Done checkSchema(Database &database, const Schema &schema, qint64 version)
{
    if (version < 0 || version > schema.steps.size())
        return database.error(base::Rules::StoreCorrupt, u"there is no schema %1"_s.arg(version));
    const auto found = objectsOf(database);
    if (!found)
        return found.error();
    auto compared = compare(database, *found, schema, version);
    for (const QStringList &first : schema.otherFirstSteps) {
        Schema other = schema;
        other.steps.first() = first;
        if (!compared && compare(database, *found, other, version))
            return std::monostate();
    }
    return compared;
}

} // namespace runlatch::store
