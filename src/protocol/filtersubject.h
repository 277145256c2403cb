// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/filterword.h"

#include <QDateTime>

namespace runlatch::protocol {

/// What is asked about one row while it is filtered. Fields are indexes in the table that the filter was parsed with;
/// each is asked only for what its type has. One object can stand for row after row.
class FilterSubject
{
public:
    virtual ~FilterSubject() = default;
    /// word.isIn() of the text of a field, or of one of them where it has several (a name and an id). For
    /// FilterTerm::Anywhere: of any text that a reader of the row would look for.
    virtual bool has(int field, const FilterWord &word) const = 0;
    virtual bool is(int field, int choice) const = 0; ///< `choice`: index in the field's choices
    virtual QDateTime time(int field) const = 0;      ///< invalid: not told, no time is like it
    virtual double number(int field) const = 0;       ///< NaN: not told, no number is like it
};

} // namespace runlatch::protocol
