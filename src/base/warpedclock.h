// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

namespace runlatch::base {

/// Another clock's time that runs `factor` times as fast from now on, with its calendar: ten minutes pass in ten
/// seconds by 60. It is for time that only stands for time, such as a deadline that is tried out; a limit of the
/// network keeps the other clock. It has no changing state: one object may serve all threads.
class WarpedClock final : public Clock
{
public:
    static constexpr int MaxFactor = 3600;

    /// `real` must outlive this; `factor` is 1 to MaxFactor.
    WarpedClock(Clock &real, int factor);

    QDateTime utc() const override;
    std::chrono::milliseconds monotonic() const override;
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override;

private:
    std::chrono::milliseconds passed() const;

    Clock &m_real;
    const int m_factor;
    const QDateTime m_start; ///< UTC
    const std::chrono::milliseconds m_began;
};

} // namespace runlatch::base
