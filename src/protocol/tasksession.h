// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <chrono>
#include <optional>

namespace runlatch::protocol {

enum class DeadlineRule {
    Strict,   ///< spec 4.6 rule 2: final within 10:00
    Progress, ///< spec 4.6 rule 5: 10:00 without an update, 60:00 in all
};

enum class TaskState {
    Pending,  ///< not delivered yet
    Awaiting, ///< delivered, no callback yet
    Running,
    Passed,
    Failed,
    Errored,     ///< spec 3.2: no final callback in time
    Unreachable, ///< never answered 200
};

QString taskStateName(TaskState state);
std::optional<TaskState> taskStateOfName(QStringView name);
bool hasResult(TaskState state);          ///< a final callback was accepted: Passed or Failed
TaskState taskStateOf(TaskStatus status); ///< the state that a callback of this status leads to
QString deadlineRuleName(DeadlineRule rule);
std::optional<DeadlineRule> deadlineRuleOfName(QStringView name);

struct DeadlineLimits
{
    DeadlineRule rule = DeadlineRule::Strict;
    std::chrono::milliseconds idle = std::chrono::minutes(10);  ///< strict: the only limit
    std::chrono::milliseconds total = std::chrono::minutes(60); ///< progress only
};

/// The limit that passed and made a task result Errored.
enum class PassedLimit {
    None,
    Final,    ///< strict: no final callback within `idle` of the delivery
    Progress, ///< no callback within `idle` of the delivery or of the previous callback
    Total,    ///< no final callback within `total` of the delivery
};

/// The life of one task result. Pure: times are passed in, in milliseconds of one clock (the simulator's is monotonic;
/// the inspector's is the calendar, which outlives the program). Times must not go back between calls. Both sides of
/// the wire keep one.
class TaskSession
{
public:
    using Time = std::chrono::milliseconds;
    /// TooLate: Errored or Unreachable came first.
    enum class Answer { Accepted, AlreadyFinal, TooLate };

    explicit TaskSession(DeadlineLimits limits = {})
        : m_limits(limits)
    {
    }

    /// A delivery was answered 200. Only the first one starts the clocks and makes held callbacks count; a
    /// repeated one changes nothing.
    void delivered(Time now);
    /// The service gave up: no delivery was answered 200, so no callback counts. Ignored after `delivered`.
    void gaveUp();
    /// The service ended it for a reason of its own, for example because the run was canceled: Errored, unless it has
    /// ended already. No further callback counts.
    void stopped();
    /// A callback came (or was sent and accepted). It may come before `delivered`, because an integrator may call back
    /// before it answers 200. Such a callback is held: the state stays Pending, and the callback counts from the
    /// delivery on.
    Answer callback(TaskStatus status, Time now);
    /// Lets time pass: the state becomes Errored when a deadline has passed.
    TaskState stateAt(Time now);

    TaskState state() const { return m_state; }
    bool isFinal() const;
    /// Whether another callback can be accepted: none after the end, and none after a held final callback.
    bool takesCallbacks() const;
    std::optional<TaskStatus> held() const { return m_held; } ///< the last callback that does not count yet
    PassedLimit passedLimit() const { return m_passedLimit; } ///< the limit that made the state Errored
    /// The time at which the state becomes Errored if nothing happens; a callback at this very time is too late.
    /// nullopt before the clocks run and after the end.
    std::optional<Time> deadline() const;
    std::optional<Time> startedAt() const { return m_started; }
    const DeadlineLimits &limits() const { return m_limits; }

private:
    DeadlineLimits m_limits;
    TaskState m_state = TaskState::Pending;
    std::optional<TaskStatus> m_held;
    PassedLimit m_passedLimit = PassedLimit::None;
    std::optional<Time> m_started;
    std::optional<Time> m_progress;
};

} // namespace runlatch::protocol
