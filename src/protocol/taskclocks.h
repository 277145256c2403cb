// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/tasksession.h"

#include <QDateTime>

namespace runlatch::protocol {

/// The nearness of a deadline. Words, color and shape change with it: at 2:00 and at 0:30.
enum class Urgency {
    Calm,
    Soon, ///< 2:00 or less
    Last, ///< 0:30 or less
    Over,
};

Urgency urgencyOf(std::chrono::milliseconds left);
/// The time until the urgency changes next; 0 when it is over.
std::chrono::milliseconds untilNextUrgency(std::chrono::milliseconds left);

/// The time until the seconds that are left, rounded up as they are shown, change next. At most a second.
std::chrono::milliseconds untilNextSecond(std::chrono::milliseconds left);

/// The two clocks of a run task (spec 4.6 rule 2, spec 4.6 rule 5), by the calendar, which goes on while the computer
/// sleeps.
struct TaskClocks
{
    QDateTime begun = {}; ///< of the request
    /// Any callback is due by then. Invalid where only the final one is due, or is due first.
    QDateTime update = {};
    QDateTime final = {};              ///< the final callback is due by then; invalid without a deadline
    std::chrono::milliseconds idle{0}; ///< the longest time between two callbacks; 0 where only the final one is due

    bool isValid() const { return final.isValid(); }
    const QDateTime &next() const { return update.isValid() ? update : final; } ///< the run task is errored then
    /// The time until next(); negative when it has passed.
    std::chrono::milliseconds left(const QDateTime &now) const
    {
        return std::chrono::milliseconds(now.msecsTo(next()));
    }
    PassedLimit limit() const; ///< the limit that passes at next(); None without a deadline
    friend bool operator==(const TaskClocks &, const TaskClocks &) = default;
};

} // namespace runlatch::protocol
