// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/word.h"

#include <QDateTime>

namespace runlatch::filter {

/// What is asked about one row while it is filtered. Fields are indexes in the table that the filter was parsed with;
/// each is asked only for what its type has. One object can stand for row after row.
class Row
{
public:
    virtual ~Row() = default;
    /// word.isIn() of the text of a field, or of one of them where it has several (a name and an id). For
    /// Term::Anywhere: of any text that a reader of the row would look for.
    virtual bool has(int field, const Word &word) const = 0;
    virtual bool is(int field, int choice) const = 0; ///< `choice`: index in the field's choices
    virtual QDateTime time(int field) const = 0;      ///< invalid: not told, matches no time
    virtual double number(int field) const = 0;       ///< NaN: not told, matches no number
};

} // namespace runlatch::filter
