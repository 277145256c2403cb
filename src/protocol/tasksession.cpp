// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/tasksession.h"

#include "protocol/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr Names<7> StateNames{"pending"_L1, "awaiting"_L1, "running"_L1,    "passed"_L1,
                              "failed"_L1,  "errored"_L1,  "unreachable"_L1};
constexpr Names<2> RuleNames{"strict"_L1, "progress"_L1};

} // namespace

QString taskStateName(TaskState state)
{
    return nameOf(StateNames, state);
}

std::optional<TaskState> taskStateOfName(QStringView name)
{
    return valueOfName<TaskState>(StateNames, name);
}

bool hasResult(TaskState state)
{
    return state == TaskState::Passed || state == TaskState::Failed;
}

TaskState taskStateOf(TaskStatus status)
{
    switch (status) {
    case TaskStatus::Passed: return TaskState::Passed;
    case TaskStatus::Failed: return TaskState::Failed;
    case TaskStatus::Running: break;
    }
    return TaskState::Running;
}

QString deadlineRuleName(DeadlineRule rule)
{
    return nameOf(RuleNames, rule);
}

std::optional<DeadlineRule> deadlineRuleOfName(QStringView name)
{
    return valueOfName<DeadlineRule>(RuleNames, name);
}

void TaskSession::delivered(Time now)
{
    if (m_state != TaskState::Pending)
        return;
    m_state = m_held ? taskStateOf(*m_held) : TaskState::Awaiting;
    m_held.reset();
    m_started = m_progress = now;
}

void TaskSession::gaveUp()
{
    if (m_state == TaskState::Pending)
        m_state = TaskState::Unreachable;
}

void TaskSession::stopped()
{
    if (isFinal())
        return;
    m_state = TaskState::Errored;
    m_held.reset();
}

TaskSession::Answer TaskSession::callback(TaskStatus status, Time now)
{
    switch (stateAt(now)) {
    case TaskState::Passed:
    case TaskState::Failed: return Answer::AlreadyFinal;
    case TaskState::Errored:
    case TaskState::Unreachable: return Answer::TooLate;
    case TaskState::Pending:
        if (!takesCallbacks())
            return Answer::AlreadyFinal;
        m_held = status;
        return Answer::Accepted;
    case TaskState::Awaiting:
    case TaskState::Running: break;
    }
    m_progress = now;
    m_state = taskStateOf(status);
    return Answer::Accepted;
}

TaskState TaskSession::stateAt(Time now)
{
    const std::optional<Time> end = deadline();
    if (!end || now < *end)
        return m_state;
    m_state = TaskState::Errored;
    if (m_limits.rule == DeadlineRule::Strict)
        m_passedLimit = PassedLimit::Final;
    else
        m_passedLimit = *end == *m_started + m_limits.total ? PassedLimit::Total : PassedLimit::Progress;
    return m_state;
}

bool TaskSession::takesCallbacks() const
{
    const bool holdsFinal = m_held && protocol::isFinal(*m_held);
    return !isFinal() && !holdsFinal;
}

bool TaskSession::isFinal() const
{
    switch (m_state) {
    case TaskState::Passed:
    case TaskState::Failed:
    case TaskState::Errored:
    case TaskState::Unreachable: return true;
    case TaskState::Pending:
    case TaskState::Awaiting:
    case TaskState::Running: break;
    }
    return false;
}

std::optional<TaskSession::Time> TaskSession::deadline() const
{
    if (!m_started || isFinal())
        return {};
    if (m_limits.rule == DeadlineRule::Strict)
        return *m_started + m_limits.idle;
    return std::min(*m_progress + m_limits.idle, *m_started + m_limits.total);
}

} // namespace runlatch::protocol
