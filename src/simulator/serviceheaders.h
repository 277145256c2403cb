// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "simulator/ratelimit.h"

#include <QDateTime>

namespace runlatch::simulator {

/// Header lines of each answer of the public service. A line that the answer already has stays.

/// `Date`, `X-Request-Id` (fresh) and, for a body with 200 or 201, its weak `ETag`. The tag is only informative: no
/// request is answered 304.
void addServiceHeaders(http::Response &response, const QDateTime &now);

/// `X-RateLimit-Limit` (requests a second), `-Remaining` and `-Reset` (seconds, with a fraction).
void addRateHeaders(http::Response &response, int perSecond, const RateLimit::State &state);

/// The answer 429, byte for byte as in the public service, where its `status` is a number here and nowhere else.
/// `reset`: how long the client has to wait.
http::Response tooManyRequestsResponse(std::chrono::milliseconds reset);

} // namespace runlatch::simulator
