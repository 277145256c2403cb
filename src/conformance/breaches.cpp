// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/breaches.h"

namespace runlatch::conformance {

bool isRefusal(int status)
{
    return status >= 400 && status <= 499;
}

ForgeryBreach forgeryBreach(const simulator::RunTask &runTask, bool hasFetched)
{
    const bool hasWork = hasFetched || runTask.timeToCallback();
    if (runTask.http == 0)
        return ForgeryBreach::Unanswered;
    if (runTask.http == 200)
        return hasWork ? ForgeryBreach::WorkedOn : ForgeryBreach::NotRefused;
    if (!isRefusal(runTask.http))
        return ForgeryBreach::OtherStatus;
    return hasWork ? ForgeryBreach::RefusedAndWork : ForgeryBreach::None;
}

bool isRefusedForItsBytes(const simulator::RunTask &runTask, bool wasAccepted)
{
    return wasAccepted && isRefusal(runTask.http);
}

} // namespace runlatch::conformance
