// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/storewait.h"

#include <utility>

namespace runlatch::inspector {

StoreWait::StoreWait(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

quint64 StoreWait::begin(const Request &request, std::chrono::milliseconds limit)
{
    const quint64 number = m_arrivals++;
    m_waiting.emplace(number, Waiting{request, m_clock.monotonic() + limit});
    plan();
    return number;
}

std::optional<EndpointResponder> StoreWait::end(quint64 number)
{
    auto ended = m_waiting.extract(number);
    if (ended.empty())
        return {};
    return ended.mapped().request.responder;
}

/// Sets the timer for the oldest request, because the others are due later. If the limit was shortened, requests with
/// the shorter limit wait for this timer too.
void StoreWait::plan()
{
    if (m_isPlanned || m_waiting.empty())
        return;
    m_isPlanned = true;
    m_clock.callAt(m_waiting.begin()->second.due, this, [this] {
        m_isPlanned = false;
        check();
    });
}

void StoreWait::check()
{
    while (!m_waiting.empty() && m_waiting.begin()->second.due <= m_clock.monotonic()) {
        const auto late = m_waiting.extract(m_waiting.begin());
        emit givenUp(late.mapped().request);
    }
    plan();
}

} // namespace runlatch::inspector
