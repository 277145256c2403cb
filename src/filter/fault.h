// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::filter {

/// A part that could not be understood, and its place. It is left out of the filter; the rest applies.
struct Fault
{
    qsizetype position = 0; ///< in the text, in UTF-16 units, as in QLineEdit
    qsizetype length = 0;   ///< at least 1
    /// "filter.unknown-field"
    /// "filter.no-value"   nothing stands after the field's colon (yet)
    /// "filter.no-word"    nothing stands after a '-' (yet)
    /// "filter.choice"     not one of the field's choices
    /// "filter.time", "filter.number", "filter.duration", "filter.size", "filter.status"   not a value of that type
    /// "filter.comparison" > < >= <= before what has no order
    /// "filter.or"         nothing stands on one side of it (yet)
    /// "filter.quote"      never closed; it is taken as if it were, at the end
    /// "filter.too-long"   more than Expression::MaximumWords
    /// "filter.long-word"  longer than Expression::MaximumWordLength
    QString rule;
    QString subject; ///< the field, value or word in question
};

} // namespace runlatch::filter
