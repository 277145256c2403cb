// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <chrono>
#include <optional>

namespace runlatch::protocol {

enum class DeadlineRule {
    Strict,   ///< spec 4.6 rule 2: final within 10:00 of the first delivery that was answered 200
    Progress, ///< the service's rule since 2025: 10:00 without progress, 60:00 in all
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
QString deadlineRuleName(DeadlineRule rule);
std::optional<DeadlineRule> deadlineRuleOfName(QStringView name);

struct DeadlineLimits
{
    DeadlineRule rule = DeadlineRule::Strict;
    std::chrono::milliseconds idle = std::chrono::minutes(10);  ///< strict: the only limit
    std::chrono::milliseconds total = std::chrono::minutes(60); ///< progress only
};

/// The life of one task result: pure, times are given in, in milliseconds of one clock: the simulator's is monotonic,
/// the inspector's is the calendar, which outlives the program.
/// Times must not go back between calls. Both sides of the wire keep one.
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

    /// A delivery was answered 200. Only the first one starts the clocks, after an early callback anew; a
    /// repeated one changes nothing.
    void delivered(Time now);
    /// The service gave up: nothing was ever answered 200. Ignored once a callback was accepted.
    void gaveUp();
    /// A callback came (or was sent and accepted). Allowed before `delivered`: an integrator may call back
    /// before it answers 200; until it does, the clocks run from this callback on.
    Answer callback(TaskStatus status, Time now);
    /// Lets the time pass: becomes Errored when a deadline is over.
    TaskState stateAt(Time now);

    TaskState state() const { return m_state; }
    bool isFinal() const;
    /// When it becomes Errored if nothing happens: at this very time it is too late. Nothing before the
    /// clocks run or after the end.
    std::optional<Time> deadline() const;
    std::optional<Time> startedAt() const { return m_started; }
    const DeadlineLimits &limits() const { return m_limits; }

private:
    DeadlineLimits m_limits;
    TaskState m_state = TaskState::Pending;
    bool m_isDelivered = false;
    std::optional<Time> m_started;
    std::optional<Time> m_progress;
};

} // namespace runlatch::protocol
