// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>

namespace runlatch::wording {

/// "just now", "5 min ago", "2 days ago". Clocks differ a little: a time up to five minutes ahead is "just now", and a
/// time further ahead is given exactly. Empty for an invalid time.
QString relativeTime(const QDateTime &time, const QDateTime &now);

/// "2026-11-21 10:00:00 UTC": for tool tips, and to compare with logs. Empty for an invalid time.
QString exactTime(const QDateTime &time);

/// "14:10:00": a second of the day, by this computer's clock.
QString timeOfDay(const QDateTime &time);

/// "250 ms", "1.5 s", "10 min": a limit in the unit in which it was set.
QString duration(std::chrono::milliseconds time);

/// "7:41": the minutes and seconds that are left, rounded up, so that 0:00 means over.
QString countdown(std::chrono::milliseconds left);

/// "250 ms", "1.5 s", "75 s", "12 min", "3 h": a measured time, rounded to what a person compares.
QString interval(std::chrono::milliseconds time);

} // namespace runlatch::wording
