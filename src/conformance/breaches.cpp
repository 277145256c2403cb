// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/breaches.h"

#include "conformance/evidence.h"

#include <algorithm>

namespace runlatch::conformance {

namespace {

/// Tells whether the same request is never accepted.
bool isForGood(int status)
{
    return status == 401 || status == 404 || status == 405 || status == 422;
}

bool isWaiting(const simulator::RunTask &runTask)
{
    return runTask.state == protocol::TaskState::Awaiting || runTask.state == protocol::TaskState::Running;
}

} // namespace

bool isRefusal(int status)
{
    return status >= 400 && status <= 499;
}

Work workOn(const simulator::RunTask &runTask, bool hasFetched)
{
    if (runTask.timeToCallback())
        return Work::CalledBack;
    return hasFetched ? Work::Fetched : Work::None;
}

ForgeryBreach forgeryBreach(const simulator::RunTask &runTask, bool hasFetched)
{
    const bool hasWork = workOn(runTask, hasFetched) != Work::None;
    if (runTask.http == 0)
        return ForgeryBreach::Unanswered;
    if (runTask.http == 200)
        return hasWork ? ForgeryBreach::WorkedOn : ForgeryBreach::NotRefused;
    if (!isRefusal(runTask.http))
        return ForgeryBreach::OtherStatus;
    return hasWork ? ForgeryBreach::RefusedAndWork : ForgeryBreach::None;
}

bool isHopeless(const simulator::RunTask &runTask, bool isFinalLost)
{
    using Type = simulator::RunTaskEvent::Type;
    const auto isOfStranger = [](const simulator::RunTaskEvent &event) {
        return event.type == Type::Callback || event.type == Type::Stray;
    };
    const auto newest = std::find_if(runTask.events.rbegin(), runTask.events.rend(), isOfStranger);
    const bool isRefused = newest != runTask.events.rend() && newest->type == Type::Callback && isForGood(newest->http)
        && newest->fault.isEmpty() && isFinal(*newest);
    return (isFinalLost || isRefused) && isWaiting(runTask);
}

bool isLostFinal(const simulator::Served &request)
{
    const auto status = protocol::taskStatusOfName(request.written);
    return request.what.isEmpty() && !request.runTask.isEmpty() && isForGood(request.status) && request.fault.isEmpty()
        && status && protocol::isFinal(*status);
}

bool isRefusedForItsBytes(const simulator::RunTask &runTask, bool wasAccepted)
{
    return wasAccepted && isRefusal(runTask.http);
}

} // namespace runlatch::conformance
