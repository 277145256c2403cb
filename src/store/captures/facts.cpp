// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/facts.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

base::Result<qint64> fact(Connection &database, const QString &name)
{
    const auto rows = database.query("SELECT value FROM facts WHERE name = ?", {name});
    if (!rows)
        return rows.error();
    return (*rows)->next() ? (*rows)->number(0) : 0;
}

base::Done setFact(Connection &database, const QString &name, qint64 value)
{
    return database.execute("INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                            {name, value});
}

} // namespace runlatch::store
