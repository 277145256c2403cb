// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QDateTime>

#include <chrono>
#include <optional>

namespace runlatch::service {

/// Reads what an answer's headers say about the service's rate limit. These functions are the only readers: the
/// sender's waits, the bucket, the connection test and Activity use the same numbers.

/// The calls a second: the whole calls of `X-RateLimit-Limit`. nullopt if the header is missing or impossible: not a
/// number, less than 1 or more than 10,000.
std::optional<int> announcedRate(const http::Headers &headers);

/// The time for which the service wants to be left alone: `X-RateLimit-Reset` (seconds, may be a fraction), else
/// `Retry-After` (seconds, or a date minus `now`). Reset comes first because the service and its own clients use it
/// (spec 8); none of its documents names `Retry-After`. At least 0, at most a day; nullopt if neither is a time.
std::optional<std::chrono::milliseconds> askedWait(const http::Headers &headers, const QDateTime &now);

} // namespace runlatch::service
