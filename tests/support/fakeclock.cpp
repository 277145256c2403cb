// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/fakeclock.h"

#include <algorithm>

namespace runlatch::support {

void FakeClock::callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function)
{
    m_calls.push_back({time, context, std::move(function)});
}

void FakeClock::advance(std::chrono::milliseconds by)
{
    const auto end = m_now + by;
    while (true) {
        const auto next = std::min_element(m_calls.begin(), m_calls.end(),
                                           [](const Call &a, const Call &b) { return a.time < b.time; });
        if (next == m_calls.end() || next->time > end)
            break;
        const Call call = std::move(*next);
        m_calls.erase(next);
        m_now = std::max(m_now, call.time);
        if (call.context)
            call.function();
    }
    m_now = end;
}

} // namespace runlatch::support
