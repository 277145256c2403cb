// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QDateTime>

#include <chrono>

namespace runlatch::service {

/// The wait before a request that was answered 429 is sent again: as long as the service asked (askedWait), else a
/// second. It is at least 0.1 s, and at most 60 s, including up to 10 % more by `jitter` (from 0 to 1).
std::chrono::milliseconds rateLimitWait(const http::Headers &headers, const QDateTime &now, double jitter);

/// The wait before the first, second, third repetition of a GET: 0.2, 0.4, 0.8 s, times 0.5 to 1.5 by `jitter`.
std::chrono::milliseconds troubleWait(int time, double jitter);

/// Tells whether the same GET may well be answered a moment later: 5xx but 501 and 505, or a cut connection. A timeout
/// is reported instead: the user has waited for half a minute already.
bool isPassingTrouble(const base::Result<http::Response> &answer);

/// Tells whether a request that ended with this error may have arrived and been carried out.
bool mayHaveArrived(const base::Error &error);

} // namespace runlatch::service
