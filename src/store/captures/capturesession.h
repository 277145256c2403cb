// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskclocks.h"
#include "store/captures/capture.h"

namespace runlatch::store {

/// The session of a capture's run task. It is rebuilt from the capture's row, which outlives the program. Its times are
/// milliseconds since 1970 UTC. Without a deadline it is Pending.
protocol::TaskSession sessionOf(const CaptureRow &row);

/// The clocks of the same session, also after their end.
protocol::TaskClocks clocksOf(const CaptureRow &row);

/// Fills in the row of a request that was answered 200 at that time: its deadline, and the limits that move it.
void beginSession(CaptureRow &row, const protocol::DeadlineLimits &limits, const QDateTime &at);

/// Notes that the service accepted a callback that was sent at that time. By the progress rule (spec 4.6 rule 5) the
/// deadline moves. A callback after the end of the session moves nothing.
void continueSession(CaptureRow &row, protocol::TaskStatus status, const QDateTime &at);

} // namespace runlatch::store
