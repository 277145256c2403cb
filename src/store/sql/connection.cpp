// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sql/connection.h"

#include <utility>

namespace runlatch::store {

namespace {

template <typename Text> base::Result<qint64> numberOf(Connection &connection, const Text &sql)
{
    const auto rows = connection.query(sql);
    if (!rows)
        return rows.error();
    return (*rows)->next() ? (*rows)->number(0) : 0;
}

template <typename Text> base::Done executed(Connection &connection, const Text &sql, QList<Value> values)
{
    const auto rows = connection.query(sql, std::move(values));
    return rows ? base::Done(std::monostate()) : base::Done(rows.error());
}

} // namespace

base::Done Connection::execute(Sql sql, QList<Value> values)
{
    return executed(*this, sql, std::move(values));
}

base::Done Connection::execute(QStringView sql, QList<Value> values)
{
    return executed(*this, sql, std::move(values));
}

base::Result<qint64> Connection::number(Sql sql)
{
    return numberOf(*this, sql);
}

base::Result<qint64> Connection::number(QStringView sql)
{
    return numberOf(*this, sql);
}

base::Result<QList<qint64>> Connection::numbers(Sql sql, QList<Value> values)
{
    const auto rows = query(sql, std::move(values));
    if (!rows)
        return rows.error();
    QList<qint64> numbers;
    while ((*rows)->next())
        numbers.append((*rows)->number(0));
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return numbers;
}

base::Done Connection::lock(const QStringList & /*names*/)
{
    return std::monostate();
}

base::Error Connection::error(base::Rule rule, const QString &detail) const
{
    return {.kind = base::ErrorKind::Storage, .rule = rule, .subject = place(), .detail = detail};
}

} // namespace runlatch::store
