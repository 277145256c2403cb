// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/tokenbucket.h"

#include <algorithm>
#include <cmath>

namespace runlatch::service {

namespace {
constexpr double AlmostNothing = 1e-9; // the largest rounding error of adding fractions
}

TokenBucket::TokenBucket(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_tokens(max())
    , m_refilled(clock.monotonic())
{
}

void TokenBucket::announce(int limit)
{
    Q_ASSERT(limit >= 1);
    if (limit == m_limit)
        return;
    refill();
    m_limit = limit;
    m_tokens = std::min(m_tokens, max());
}

std::chrono::milliseconds TokenBucket::take(QObject *context, std::function<void()> go)
{
    refill();
    const auto wait = waitOf(m_turns.size() + 1);
    m_turns.push_back({context, std::move(go)});
    serve();
    return wait;
}

bool TokenBucket::isRested()
{
    refill();
    return m_turns.empty() && m_gone.empty();
}

double TokenBucket::max() const
{
    return std::max(1.0, m_limit / 6);
}

void TokenBucket::refill()
{
    const auto now = m_clock.monotonic();
    const std::chrono::duration<double> passed = now - m_refilled;
    m_tokens = std::min(max(), m_tokens + passed.count() * rate());
    m_refilled = now;
    while (!m_gone.empty() && m_gone.front() + Window <= now)
        m_gone.pop_front();
}

void TokenBucket::serve()
{
    refill();
    while (!m_turns.empty() && (!m_turns.front().context || waitOf(1) == std::chrono::milliseconds(0))) {
        const Turn turn = std::move(m_turns.front());
        m_turns.pop_front();
        if (!turn.context)
            continue;
        m_tokens -= 1;
        m_gone.push_back(m_refilled);
        turn.go();
    }
    if (m_turns.empty() || m_isCalled)
        return;
    m_isCalled = true;
    m_clock.callAfter(waitOf(1), this, [this] {
        m_isCalled = false;
        serve();
    });
}

/// The wait of a call at this place among those that wait, from 1. It is exact for the calls of one Window.
std::chrono::milliseconds TokenBucket::waitOf(std::size_t place) const
{
    const auto byTokens = timeFor(static_cast<double>(place) - m_tokens);
    const auto limit = static_cast<std::size_t>(m_limit);
    const std::size_t before = m_gone.size() + place - 1; // the calls that go before it
    if (before < limit || before - limit >= m_gone.size())
        return byTokens;
    return std::max(byTokens, m_gone[before - limit] + Window - m_refilled);
}

std::chrono::milliseconds TokenBucket::timeFor(double tokens) const
{
    const double seconds = std::max(0.0, tokens - AlmostNothing) / rate();
    return std::chrono::milliseconds(static_cast<qint64>(std::ceil(seconds * 1000)));
}

} // namespace runlatch::service
