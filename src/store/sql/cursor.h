// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace runlatch::store {

/// The rows of one run of a statement. Used by the thread of its connection, which must outlive it.
class Cursor
{
public:
    Cursor() = default;
    virtual ~Cursor() = default;
    Q_DISABLE_COPY_MOVE(Cursor)

    /// The bytes of all texts of a run, of which a page of rows is made: 1000 rows of the longest texts have half of
    /// it. A file may have the same large text in any number of rows.
    static constexpr qint64 MaxTextBytes = 128 * 1024 * 1024;

    virtual bool next() = 0;             ///< goes to the next row, first to the first
    virtual base::Done done() const = 0; ///< after next() returned false: whether the rows ended, or an error did
    virtual void end() = 0;              ///< a run left unfinished would hold on to an old state

    /// Columns of the present row, counted from 0. NULL is 0 and empty. A text beyond MaxTextBytes is empty, and ends
    /// the run with "store.corrupt".
    virtual qint64 number(int column) const = 0;
    virtual QString text(int column) const = 0;
    virtual QByteArray bytes(int column) const = 0;
    virtual bool isNull(int column) const = 0;
};

/// Ends the run, and deletes a cursor that its connection does not keep.
struct EndRows
{
    bool isKept = true;

    void operator()(Cursor *cursor) const
    {
        cursor->end();
        if (!isKept)
            delete cursor;
    }
};
using Rows = std::unique_ptr<Cursor, EndRows>;

} // namespace runlatch::store
