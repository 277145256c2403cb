// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QDateTime>

#include <chrono>
#include <optional>

namespace runlatch::service {

/// What an answer's headers say about the service's rate limit. This is the one reader of them: the sender waits, the
/// bucket is filled, the connection test and Activity are told by the same numbers.

/// Calls a second: the whole calls of `X-RateLimit-Limit`. Nothing where it is absent or cannot be meant: no number,
/// less than 1 or more than 10,000.
std::optional<int> announcedRate(const http::Headers &headers);

/// How long the service wants to be left alone: `X-RateLimit-Reset` (seconds, may be a fraction), else `Retry-After`
/// (seconds, or a date, of which `now` is taken off). Reset comes first because the service and its own clients wait by
/// it (spec 8); no document of it names `Retry-After`.
/// At least 0, at most a day; nothing where neither is a time.
std::optional<std::chrono::milliseconds> askedWait(const http::Headers &headers, const QDateTime &now);

} // namespace runlatch::service
