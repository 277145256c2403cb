// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/fault.h"
#include "filter/term.h"

#include <QDateTime>

#include <functional>

namespace runlatch::filter {

/// The filter language of all lists:
///     upgrade             this text somewhere in the row; case does not matter anywhere
///     "do not"  "a""b"    quotes keep blanks, * ? - : and OR as text; a quote within quotes is doubled
///     te*form  user-?     any text, one character: somewhere in a text
///     -upgrade  -is:x     what must not hold
///     a OR b c            (a or b) and c: terms beside each other must all hold, OR binds tighter; "or" is a word
///     by:jo  by:=jo  by:"" in one field; exactly; empty
///     created:>2026-11    comparisons and ranges, as readTimes takes them
///     since:2h  before:2026-11    one limit: in the last two hours; until November begins
///     took:>2s  size:<10k status:4xx  and as readNumbers, readDurations, readSizes and readStatuses do
/// Brackets are text. So is a colon after what cannot be the name of a field, and in "https://". Anything can be
/// typed: reading never fails, and takes time that grows with the length of the text.
class Expression
{
public:
    static constexpr qsizetype MaxWords = 1000; ///< enough to paste a list of ids; OR counts too
    /// The longest word, in UTF-16 units. Searching for a word takes time in proportion to the text and, at worst, to
    /// this limit.
    static constexpr qsizetype MaxWordLength = 1000;

    /// Terms name fields by their index in `fields`. Ages and "today" are relative to `now`: parse again when the day
    /// changes.
    static Expression parse(const QString &text, std::span<const Field> fields, const QDateTime &now);

    bool isEmpty() const { return m_groups.isEmpty(); }
    /// All groups must hold. A group holds if at least one of its terms does. No group is empty.
    const QList<QList<Term>> &groups() const { return m_groups; }
    /// The filter with this group alone: what does not hold, of a filter that does not, is found so.
    Expression group(qsizetype index) const;
    /// The filter with those groups alone that `keep` accepts.
    Expression only(const std::function<bool(const QList<Term> &)> &keep) const;
    const QList<Fault> &faults() const { return m_faults; } ///< the faults in the order of their positions

private:
    QList<QList<Term>> m_groups;
    QList<Fault> m_faults;
};

} // namespace runlatch::filter
