// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "simulator/ratelimit.h"

#include <QDateTime>

namespace runlatch::simulator {

/// Header lines that each answer of the public service carries. A line that the answer has already stays.

/// `Date`, `X-Request-Id` (fresh) and, where a body came with 200 or 201, a weak `ETag` of it. The tag is told only:
/// nothing is answered 304.
void addServiceHeaders(http::Response &response, const QDateTime &now);

/// `X-RateLimit-Limit` (requests a second), `-Remaining` and `-Reset` (seconds, with a fraction).
void addRateHeaders(http::Response &response, int perSecond, const RateLimit::State &state);

/// 429, byte for byte the public service's; its `status` is a number here and nowhere else. `reset`: how long the
/// client is to wait.
http::Response tooManyRequestsResponse(std::chrono::milliseconds reset);

} // namespace runlatch::simulator
