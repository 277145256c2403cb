// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/warpedclock.h"

#include <utility>

namespace runlatch::base {

WarpedClock::WarpedClock(Clock &real, int factor)
    : m_real(real)
    , m_factor(factor)
    , m_start(real.utc())
    , m_began(real.monotonic())
{
}

QDateTime WarpedClock::utc() const
{
    return m_start.addMSecs(passed().count());
}

std::chrono::milliseconds WarpedClock::monotonic() const
{
    return m_began + passed();
}

std::chrono::milliseconds WarpedClock::passed() const
{
    return (m_real.monotonic() - m_began) * m_factor;
}

/// Rounds up, so that the time has come when the function is called.
void WarpedClock::callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function)
{
    const std::chrono::milliseconds roundingUp(m_factor - 1);
    m_real.callAt(m_began + (time - m_began + roundingUp) / m_factor, context, std::move(function));
}

} // namespace runlatch::base
