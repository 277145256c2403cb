// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/sqlite/value.h"

#include <QList>

#include <memory>

struct sqlite3_stmt;

namespace runlatch::store {

class Database;

/// A prepared statement, and the rows of its present run. Made and kept by Database.
class Statement
{
public:
    /// Takes over `prepared`. `database` must outlive this.
    Statement(const Database &database, sqlite3_stmt *prepared);
    ~Statement();
    Q_DISABLE_COPY_MOVE(Statement)

    /// Binds the values and executes as far as the first row, so that an error of executing is known here.
    base::Done run(QList<Value> values);
    void end(); ///< a run left unfinished would hold on to an old state of the file

    /// The bytes of all texts of a run, of which a page of rows is made: 1000 rows of the longest texts have half of
    /// it. A file may have the same large text in any number of rows.
    static constexpr qint64 MaxTextBytes = 128 * 1024 * 1024;

    bool next();             ///< goes to the next row, first to the first
    base::Done done() const; ///< after next() returned false: whether the rows ended, or an error ended them

    /// Columns of the present row, counted from 0. NULL is 0 and empty. A text beyond MaxTextBytes is empty, and ends
    /// the run with "store.corrupt".
    qint64 number(int column) const;
    QString text(int column) const;
    QByteArray bytes(int column) const;
    bool isNull(int column) const;

private:
    int bind(int position, const Value &value);

    const Database &m_database;
    sqlite3_stmt *m_statement;
    QList<Value> m_values; ///< bound without a copy
    int m_code = 0;        ///< of the last step
    bool m_isAtFirst = false;
    mutable qint64 m_textBytes = 0; ///< of this run
};

/// Ends the run, and deletes a statement that the database does not keep.
struct EndRows
{
    bool isKept = true;

    void operator()(Statement *statement) const
    {
        statement->end();
        if (!isKept)
            delete statement;
    }
};
using Rows = std::unique_ptr<Statement, EndRows>;

} // namespace runlatch::store
