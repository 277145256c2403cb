// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sql/cursor.h"
#include "store/sql/value.h"

#include <QList>

struct sqlite3_stmt;

namespace runlatch::store {

class Database;

/// A prepared statement, and the rows of its present run. Made and kept by Database.
class Statement final : public Cursor
{
public:
    /// Takes over `prepared`. `database` must outlive this.
    Statement(const Database &database, sqlite3_stmt *prepared);
    ~Statement() override;

    /// Binds the values and executes as far as the first row, so that an error of executing is known here.
    base::Done run(QList<Value> values);

    bool next() override;
    base::Done done() const override;
    void end() override;

    qint64 number(int column) const override;
    QString text(int column) const override;
    QByteArray bytes(int column) const override;
    bool isNull(int column) const override;

private:
    int bind(int position, const Value &value);

    const Database &m_database;
    sqlite3_stmt *m_statement;
    QList<Value> m_values; ///< bound without a copy
    int m_code = 0;        ///< of the last step
    bool m_isAtFirst = false;
    mutable qint64 m_textBytes = 0; ///< of this run
};

} // namespace runlatch::store
