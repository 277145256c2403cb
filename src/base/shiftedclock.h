// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

namespace runlatch::base {

/// Another clock's time with a calendar that starts at a given moment and runs on. Rates, deadlines and timeouts are
/// those of the other clock. The calendar never jumps, because it follows `monotonic()`. It has no changing state: one
/// object may serve all threads.
class ShiftedClock final : public Clock
{
public:
    /// `real` must outlive this; `start` is the calendar's time now.
    ShiftedClock(Clock &real, const QDateTime &start);

    QDateTime utc() const override;
    std::chrono::milliseconds monotonic() const override { return m_real.monotonic(); }
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override;

private:
    Clock &m_real;
    const QDateTime m_start; ///< UTC
    const std::chrono::milliseconds m_began;
};

} // namespace runlatch::base
