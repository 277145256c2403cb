// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/servercursor.h"

#include "base/rules.h"

#include <QtEndian>

namespace runlatch::store {

ServerCursor::ServerCursor(const Connection &connection, ServerResult result)
    : m_connection(connection)
    , m_result(std::move(result))
{
}

bool ServerCursor::next()
{
    return m_textBytes <= MaxTextBytes && m_result && ++m_row < PQntuples(m_result.get());
}

base::Done ServerCursor::done() const
{
    if (m_textBytes > MaxTextBytes)
        return m_connection.error(base::Rules::StoreCorrupt, QStringLiteral("larger texts than any that is written"));
    return std::monostate();
}

QByteArrayView ServerCursor::value(int column) const
{
    return {PQgetvalue(m_result.get(), m_row, column), PQgetlength(m_result.get(), m_row, column)};
}

qint64 ServerCursor::number(int column) const
{
    const QByteArrayView found = value(column);
    switch (found.size()) {
    case 8: return qFromBigEndian<qint64>(found.data());
    case 4: return qFromBigEndian<qint32>(found.data());
    case 2: return qFromBigEndian<qint16>(found.data());
    case 1: return found.front() != 0 ? 1 : 0;
    default: return 0;
    }
}

QString ServerCursor::text(int column) const
{
    const QByteArrayView found = value(column);
    m_textBytes += found.size();
    return m_textBytes > MaxTextBytes ? QString() : QString::fromUtf8(found);
}

QByteArray ServerCursor::bytes(int column) const
{
    return value(column).toByteArray();
}

bool ServerCursor::isNull(int column) const
{
    return PQgetisnull(m_result.get(), m_row, column) != 0;
}

} // namespace runlatch::store
