// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskclocks.h"

#include <QString>

namespace runlatch::wording {

/// "8:12", or both clocks: "8:12 · 48:12", until the next update and until the final result. Empty without a deadline.
QString timeLeft(const protocol::TaskClocks &clocks, const QDateTime &now);

/// "Deadline in 5:12", "Soon over: 1:58", "Almost over: 0:29", "Deadline passed at 14:10:00": what stands beside the
/// color. With both clocks, as of timeLeft().
QString urgency(const protocol::TaskClocks &clocks, const QDateTime &now);

/// The next update and the final result with their times, in whole sentences: for tool tips and screen readers. Empty
/// without a deadline.
QString whatIsDue(const protocol::TaskClocks &clocks, const QDateTime &now);

/// The second at which the deadline passed, in this computer's time, and what would have been needed. Empty without
/// one.
QString lapse(const protocol::TaskClocks &clocks);

} // namespace runlatch::wording
