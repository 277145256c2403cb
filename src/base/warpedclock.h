// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QList>

#include <memory>

namespace runlatch::base {

/// Another clock's time that runs `factor` times as fast from now on, with its calendar: ten minutes pass in ten
/// seconds by 60. It is for time that only stands for time, such as a deadline that is tried out; a limit of the
/// network keeps the other clock. It lives in one thread.
class WarpedClock final : public Clock
{
public:
    static constexpr int MaxFactor = 3600;

    /// `real` must outlive this; `factor` is 1 to MaxFactor. Every context of a call must die before this.
    WarpedClock(Clock &real, int factor);

    int factor() const { return m_factor; }
    /// Changes how fast it runs from now on. What has passed stays; what was to be called comes at its own time by the
    /// new factor.
    void setFactor(int factor);

    QDateTime utc() const override;
    std::chrono::milliseconds monotonic() const override;
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override;

private:
    struct Due;

    std::chrono::milliseconds passed() const;
    void arm(const std::shared_ptr<Due> &due);
    void wake(const std::shared_ptr<Due> &due);
    void forgetDone();

    Clock &m_real;
    int m_factor;
    const QDateTime m_start; ///< UTC
    const std::chrono::milliseconds m_began;
    std::chrono::milliseconds m_passedBefore{0}; ///< until the factor was changed last, in this clock's time
    std::chrono::milliseconds m_changedAt;       ///< the real clock's time then
    QList<std::shared_ptr<Due>> m_due;           ///< what is to be called, and some of what was
    qsizetype m_nextLook = 0;                    ///< so many of these before those that are done are forgotten
};

} // namespace runlatch::base
