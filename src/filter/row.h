// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/word.h"

#include <QDateTime>

namespace runlatch::filter {

/// The data of one row for a filter. Fields are indexes in the table that the filter was parsed with; each is only
/// asked for data of its type. One object can serve row after row.
class Row
{
public:
    virtual ~Row() = default;
    /// Tells whether `word` is in the field's text, or in any of its texts (a name and an id). For Term::Anywhere: in
    /// any text that a reader of the row would search for.
    virtual bool has(int field, const Word &word) const = 0;
    virtual bool is(int field, int choice) const = 0; ///< `choice`: index in the field's choices
    virtual QDateTime time(int field) const = 0;      ///< invalid if not told; matches no time then
    virtual double number(int field) const = 0;       ///< NaN if not told; matches no number then
};

} // namespace runlatch::filter
