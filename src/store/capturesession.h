// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capture.h"

namespace runlatch::store {

/// The life of a capture's run task as its row tells it, in milliseconds since 1970 UTC: the row is what outlives the
/// program. Pending where no deadline runs.
protocol::TaskSession sessionOf(const CaptureRow &row);

/// The row of a request that was answered 200 at that time: its deadline, and what moves it.
void beginSession(CaptureRow &row, const protocol::DeadlineLimits &limits, const QDateTime &at);

/// The service accepted a callback that was sent at that time: by the progress rule the deadline moves (spec 4.6 rule
/// 1; the service's rule since 2025). One that comes when the session is over moves nothing.
void continueSession(CaptureRow &row, protocol::TaskStatus status, const QDateTime &at);

} // namespace runlatch::store
