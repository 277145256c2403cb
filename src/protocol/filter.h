// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/filterfield.h"
#include "protocol/filtervalue.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace runlatch::protocol {

/// One thing that must hold, or must not. Which members count depends on the type of its field.
struct FilterTerm
{
    static constexpr int Anywhere = -1;

    int field = Anywhere; ///< index in the table of fields; Anywhere: a word, looked for in all texts
    FilterField::Type type = FilterField::Type::Text; ///< of the field
    bool isNegated = false;
    bool isWhole = false;            ///< Text: the whole text must fit, not a part of it
    QString text = {};               ///< as meant: quotes taken off; a choice as its table spells it
    QList<qsizetype> wildcards = {}; ///< where in `text` a * or ? stands that was not quoted
    int choice = -1;                 ///< Choice: index in the field's choices
    FilterTimes times = {};          ///< Time
    FilterNumbers numbers = {};      ///< Number
};

/// What could not be understood, and where. It is left out of the filter; the rest holds.
struct FilterFault
{
    qsizetype position = 0; ///< in the text, in UTF-16 units, as QLineEdit counts
    qsizetype length = 0;   ///< at least 1
    /// "filter.unknown-field"
    /// "filter.no-value"   nothing stands after the field's colon (yet)
    /// "filter.no-word"    nothing stands after a '-' (yet)
    /// "filter.choice"     not one of the field's choices
    /// "filter.time", "filter.number"
    /// "filter.comparison" > < >= <= before what has no order
    /// "filter.or"         nothing stands on one side of it (yet)
    /// "filter.quote"      never closed; it is taken as if it were, at the end
    /// "filter.too-long"   more than Filter::MaximumWords
    QString rule;
    QString subject; ///< the field, value or word that is meant
};

/// The filter language of all lists:
///     upgrade             this text somewhere in the row; case does not matter anywhere
///     "do not"  "a""b"    quotes keep blanks, * ? - : and OR as text; a quote within quotes is doubled
///     te*form  user-?     any text, one character: somewhere in a text
///     -upgrade  -is:x     what must not hold
///     a OR b c            (a or b) and c: terms beside each other must all hold, OR binds tighter; "or" is a word
///     by:jo  by:=jo  by:"" in one field; exactly; empty
///     created:>2026-11    comparisons and ranges: readFilterTimes and readFilterNumbers
/// Brackets are text. So is a colon after what cannot be the name of a field, and in "https://". Anything can be
/// typed: reading never fails, and takes time that grows with the length of the text.
class Filter
{
public:
    static constexpr qsizetype MaximumWords = 1000; ///< enough to paste a list of ids; OR counts too

    /// Terms name fields by their index in `fields`. `now` is what ages and "today" count from: parse again when the
    /// day changes.
    static Filter parse(const QString &text, std::span<const FilterField> fields, const QDateTime &now);

    bool isEmpty() const { return m_groups.isEmpty(); }
    /// All groups must hold, of each group at least one term. No group is empty.
    const QList<QList<FilterTerm>> &groups() const { return m_groups; }
    const QList<FilterFault> &faults() const { return m_faults; } ///< by position

private:
    QList<QList<FilterTerm>> m_groups;
    QList<FilterFault> m_faults;
};

} // namespace runlatch::protocol
