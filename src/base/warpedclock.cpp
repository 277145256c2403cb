// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/warpedclock.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace runlatch::base {

namespace {
constexpr qsizetype FirstLook = 64; // entries
}

/// Something to call. It may be armed several times, and is called once.
struct WarpedClock::Due
{
    std::chrono::milliseconds time;
    QPointer<QObject> context;
    std::function<void()> function;

    bool isDone() const { return !context || !function; }
};

WarpedClock::WarpedClock(Clock &real, int factor)
    : m_real(real)
    , m_factor(factor)
    , m_start(real.utc())
    , m_began(real.monotonic())
    , m_changedAt(m_began)
{
}

void WarpedClock::setFactor(int factor)
{
    m_passedBefore = passed();
    m_changedAt = m_real.monotonic();
    m_factor = factor;
    forgetDone();
    for (const std::shared_ptr<Due> &due : std::as_const(m_due))
        arm(due);
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
    return m_passedBefore + (m_real.monotonic() - m_changedAt) * m_factor;
}

void WarpedClock::callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function)
{
    if (m_due.size() >= m_nextLook)
        forgetDone();
    const auto due = std::make_shared<Due>(Due{time, context, std::move(function)});
    m_due.append(due);
    arm(due);
}

/// Rounds up, so that the time has come when it wakes.
void WarpedClock::arm(const std::shared_ptr<Due> &due)
{
    const std::chrono::milliseconds roundingUp(m_factor - 1);
    const auto wait = due->time - m_began - m_passedBefore;
    m_real.callAt(m_changedAt + (wait + roundingUp) / m_factor, due->context, [this, due] { wake(due); });
}

/// Calls, unless that was done already, or the clock was slowed down meanwhile: then it was armed anew.
void WarpedClock::wake(const std::shared_ptr<Due> &due)
{
    if (!due->function || due->time > monotonic())
        return;
    const auto function = std::exchange(due->function, nullptr);
    function();
}

/// Forgets what was called, and whose context died. It looks when twice as many have come as were left, so that each
/// call costs little.
void WarpedClock::forgetDone()
{
    m_due.removeIf([](const std::shared_ptr<Due> &due) { return due->isDone(); });
    m_nextLook = std::max(FirstLook, 2 * m_due.size());
}

} // namespace runlatch::base
