// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/breaches.h"

#include "conformance/evidence.h"

namespace runlatch::conformance {

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

bool isHopeless(const simulator::RunTask &runTask)
{
    const simulator::RunTaskEvent &newest = runTask.events.constLast();
    return newest.type == simulator::RunTaskEvent::Type::Callback && newest.http == 422 && newest.fault.isEmpty()
        && isFinal(newest);
}

bool isRefusedForItsBytes(const simulator::RunTask &runTask, bool wasAccepted)
{
    return wasAccepted && isRefusal(runTask.http);
}

} // namespace runlatch::conformance
