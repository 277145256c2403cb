// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QStringView>

#include <optional>

namespace runlatch::filter {

/// Half open, UTC; an invalid end means no limit.
struct Times
{
    QDateTime from;
    QDateTime until;
};

/// The times that a value means:
///     2026-11-21  2026-11  2026  today  yesterday    that day, month or year, of this computer's time zone
///     2026-11-21T10:00[:00[.000]][Z|+01:00]          that minute, second or millisecond; local without a zone
///     >x  >=x  <x  <=x                               after its end, from its begin, before its begin, up to its end
///     7d  (s, m minutes, h, d, w, mo months, y)      an age: in the last 7 days
///     <7d  >7d                                       an age is compared as an age: less, or more, than 7 days ago
///     x..y  x..  ..y                                 from the begin of one to the end of the other, either way round
/// So created:<7d finds newer rows and created:>7d older ones, although created:>2026-11-14 finds later ones. With an
/// age, <= equals < and >= equals >: nothing is exactly that old. An age in a range is the moment that long ago:
/// 14d..7d is the week before the last, 7d.. equals 7d. Days of an age are calendar days.
/// `comparison` is one of ">", ">=", "<", "<="; "=" or none mean the value itself. nullopt for text that is not a time.
std::optional<Times> readTimes(QStringView value, QStringView comparison, const QDateTime &now);

} // namespace runlatch::filter
