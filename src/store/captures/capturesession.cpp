// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/capturesession.h"

#include "base/utc.h"

namespace runlatch::store {

namespace {

using protocol::TaskSession;

TaskSession::Time timeOf(const QDateTime &moment)
{
    return TaskSession::Time(moment.toMSecsSinceEpoch());
}

void showDeadline(const TaskSession &session, CaptureRow &row)
{
    if (const auto end = session.deadline())
        row.deadline = QDateTime::fromMSecsSinceEpoch(end->count(), base::Utc);
}

} // namespace

/// Restores the session from its deadline. The last progress was one idle limit before the deadline. It was later only
/// if the last moment limited the deadline, and then no progress changes the deadline again.
TaskSession sessionOf(const CaptureRow &row)
{
    if (!row.deadline.isValid())
        return TaskSession();
    const bool isStrict = !row.lastMoment.isValid();
    const TaskSession::Time idle = isStrict ? timeOf(row.deadline) - timeOf(row.receivedAt) : row.idleLimit;
    const TaskSession::Time progress = timeOf(row.deadline) - idle;
    const auto rule = isStrict ? protocol::DeadlineRule::Strict : protocol::DeadlineRule::Progress;
    TaskSession session({rule, idle, isStrict ? idle : timeOf(row.lastMoment) - progress});
    session.delivered(progress);
    if (row.state == protocol::TaskState::Running)
        session.callback(protocol::TaskStatus::Running, progress);
    else if (row.state == protocol::TaskState::Passed)
        session.callback(protocol::TaskStatus::Passed, progress);
    else if (row.state == protocol::TaskState::Failed)
        session.callback(protocol::TaskStatus::Failed, progress);
    return session;
}

/// By the strict rule there is no last moment. By the other one it is the deadline in the end.
protocol::TaskClocks clocksOf(const CaptureRow &row)
{
    if (!row.deadline.isValid())
        return {};
    if (!row.lastMoment.isValid())
        return {.begun = row.receivedAt, .final = row.deadline};
    const QDateTime update = row.deadline < row.lastMoment ? row.deadline : QDateTime();
    return {.begun = row.receivedAt, .update = update, .final = row.lastMoment, .idle = row.idleLimit};
}

void beginSession(CaptureRow &row, const protocol::DeadlineLimits &limits, const QDateTime &at)
{
    TaskSession session(limits);
    session.delivered(timeOf(at));
    showDeadline(session, row);
    if (limits.rule == protocol::DeadlineRule::Strict)
        return;
    row.idleLimit = limits.idle;
    row.lastMoment = at.addMSecs(limits.total.count());
}

void continueSession(CaptureRow &row, protocol::TaskStatus status, const QDateTime &at)
{
    TaskSession session = sessionOf(row);
    if (row.deadline.isValid() && session.callback(status, timeOf(at)) == TaskSession::Answer::Accepted)
        showDeadline(session, row);
}

} // namespace runlatch::store
