// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/taskclocks.h"

using namespace std::chrono_literals;

namespace runlatch::protocol {

namespace {

constexpr std::chrono::milliseconds SoonAt = 2min;
constexpr std::chrono::milliseconds LastAt = 30s;

} // namespace

Urgency urgencyOf(std::chrono::milliseconds left)
{
    if (left <= 0ms)
        return Urgency::Over;
    return left <= LastAt ? Urgency::Last : left <= SoonAt ? Urgency::Soon : Urgency::Calm;
}

std::chrono::milliseconds untilNextUrgency(std::chrono::milliseconds left)
{
    switch (urgencyOf(left)) {
    case Urgency::Calm: return left - SoonAt;
    case Urgency::Soon: return left - LastAt;
    case Urgency::Last: return left;
    case Urgency::Over: break;
    }
    return 0ms;
}

std::chrono::milliseconds untilNextSecond(std::chrono::milliseconds left)
{
    return left > 0ms ? left - (left - 1ms) / 1s * 1s : 1s;
}

PassedLimit TaskClocks::limit() const
{
    if (!isValid())
        return PassedLimit::None;
    if (update.isValid())
        return PassedLimit::Progress;
    return idle > 0ms ? PassedLimit::Total : PassedLimit::Final;
}

} // namespace runlatch::protocol
