// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/fakeclock.h"

#include <QThread>

#include <algorithm>

namespace runlatch::support {

std::chrono::milliseconds FakeClock::monotonic() const
{
    const std::scoped_lock lock(m_lock);
    return m_now;
}

int FakeClock::waiting() const
{
    const std::scoped_lock lock(m_lock);
    return static_cast<int>(m_calls.size());
}

void FakeClock::reset()
{
    const std::scoped_lock lock(m_lock);
    m_now = Beginning;
    m_calls.clear();
}

void FakeClock::callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function)
{
    const std::scoped_lock lock(m_lock);
    m_calls.push_back({time, context, std::move(function)});
}

void FakeClock::advance(std::chrono::milliseconds by)
{
    const auto end = monotonic() + by;
    while (const auto call = takeNext(end)) {
        if (!call->context)
            continue;
        if (call->context->thread() == QThread::currentThread())
            call->function();
        else
            QMetaObject::invokeMethod(call->context.data(), call->function, Qt::BlockingQueuedConnection);
    }
    const std::scoped_lock lock(m_lock);
    m_now = end;
}

void FakeClock::sleep(std::chrono::milliseconds by)
{
    const std::scoped_lock lock(m_lock);
    m_now += by;
}

/// Moves to the time of the first call that is due by `end`.
std::optional<FakeClock::Call> FakeClock::takeNext(std::chrono::milliseconds end)
{
    const std::scoped_lock lock(m_lock);
    const auto next =
        std::min_element(m_calls.begin(), m_calls.end(), [](const Call &a, const Call &b) { return a.time < b.time; });
    if (next == m_calls.end() || next->time > end)
        return std::nullopt;
    Call call = std::move(*next);
    m_calls.erase(next);
    m_now = std::max(m_now, call.time);
    return call;
}

} // namespace runlatch::support
