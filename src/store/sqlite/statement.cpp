// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/statement.h"

#include "base/rules.h"
#include "store/sqlite/database.h"

#include <sqlite3.h>

#include <utility>

namespace runlatch::store {

Statement::Statement(const Database &database, sqlite3_stmt *prepared)
    : m_database(database)
    , m_statement(prepared)
{
}

Statement::~Statement()
{
    sqlite3_finalize(m_statement);
}

base::Done Statement::run(QList<Value> values)
{
    Q_ASSERT(sqlite3_stmt_busy(m_statement) == 0);
    m_values = std::move(values);
    for (int position = 0; position < m_values.size(); ++position) {
        if (bind(position + 1, m_values.at(position)) != SQLITE_OK)
            return m_database.lastError();
    }
    m_textBytes = 0;
    m_code = sqlite3_step(m_statement);
    m_isAtFirst = true;
    return done();
}

int Statement::bind(int position, const Value &value)
{
    const auto size = static_cast<sqlite3_uint64>(value.bytes().size());
    switch (value.kind()) {
    case Value::Kind::Null: return sqlite3_bind_null(m_statement, position);
    case Value::Kind::Number: return sqlite3_bind_int64(m_statement, position, value.number());
    case Value::Kind::Text:
        return sqlite3_bind_text64(m_statement, position, value.bytes().constData(), size, SQLITE_STATIC, SQLITE_UTF8);
    case Value::Kind::Bytes:
        return sqlite3_bind_blob64(m_statement, position, value.bytes().constData(), size, SQLITE_STATIC);
    }
    return SQLITE_MISUSE;
}

void Statement::end()
{
    sqlite3_reset(m_statement); // returns the error of the last step once more
    sqlite3_clear_bindings(m_statement);
    m_values.clear();
}

bool Statement::next()
{
    if (m_textBytes > MaxTextBytes)
        return false;
    if (!std::exchange(m_isAtFirst, false))
        m_code = sqlite3_step(m_statement);
    return m_code == SQLITE_ROW;
}

base::Done Statement::done() const
{
    if (m_textBytes > MaxTextBytes)
        return m_database.error(base::Rules::StoreCorrupt, QStringLiteral("larger texts than any that is written"));
    if (m_code == SQLITE_ROW || m_code == SQLITE_DONE)
        return std::monostate();
    return m_database.lastError();
}

qint64 Statement::number(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    const int size = sqlite3_column_bytes(m_statement, column);
    m_textBytes += size;
    return m_textBytes > MaxTextBytes ? QString() : QString::fromUtf8(text, size);
}

QByteArray Statement::bytes(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return QByteArray(bytes, sqlite3_column_bytes(m_statement, column));
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

} // namespace runlatch::store
