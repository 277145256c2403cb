// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/ratelimit.h"

#include <algorithm>
#include <cmath>

namespace runlatch::simulator {

namespace {
constexpr double LostInFractions = 1e-9;
}

RateLimit::RateLimit(base::Clock &clock, int perSecond)
    : m_clock(clock)
    , m_perSecond(std::max(1, perSecond))
{
}

RateLimit::State RateLimit::take(const QByteArray &who)
{
    if (m_buckets.size() >= MaxKnown && !m_buckets.contains(who)) {
        const auto now = m_clock.monotonic();
        m_buckets.removeIf([now](const auto &bucket) { return now - bucket.value().at >= std::chrono::seconds(1); });
    }
    const bool hasRoom = m_buckets.size() < MaxKnown || m_buckets.contains(who);
    const QByteArray key = hasRoom ? who : QByteArray("others");
    Bucket bucket = bucketOf(key);
    const bool isAllowed = bucket.left + LostInFractions >= 1;
    if (isAllowed)
        bucket.left -= 1;
    m_buckets.insert(key, bucket);
    State state = stateOf(bucket.left);
    state.isAllowed = isAllowed;
    return state;
}

RateLimit::State RateLimit::look(const QByteArray &who) const
{
    return stateOf(bucketOf(who).left);
}

RateLimit::Bucket RateLimit::bucketOf(const QByteArray &who) const
{
    const auto now = m_clock.monotonic();
    const double max = m_perSecond;
    const auto known = m_buckets.constFind(who);
    if (known == m_buckets.cend())
        return {max, now};
    const std::chrono::duration<double> passed = now - known->at;
    return {std::min(max, known->left + passed.count() * max), now};
}

RateLimit::State RateLimit::stateOf(double left) const
{
    const double missing = std::max(0.0, 1 - left - LostInFractions);
    return {.isAllowed = true,
            .remaining = static_cast<int>(left + LostInFractions),
            .reset = std::chrono::milliseconds(static_cast<qint64>(std::ceil(missing * 1000 / m_perSecond)))};
}

} // namespace runlatch::simulator
