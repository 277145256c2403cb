// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/shiftedclock.h"

#include <utility>

namespace runlatch::base {

ShiftedClock::ShiftedClock(Clock &real, const QDateTime &start)
    : m_real(real)
    , m_start(start.toUTC())
    , m_began(real.monotonic())
{
}

QDateTime ShiftedClock::utc() const
{
    return m_start.addMSecs((m_real.monotonic() - m_began).count());
}

void ShiftedClock::callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function)
{
    m_real.callAt(time, context, std::move(function));
}

} // namespace runlatch::base
