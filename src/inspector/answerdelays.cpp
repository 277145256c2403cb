// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/answerdelays.h"

#include <iterator>

namespace runlatch::inspector {

AnswerDelays::AnswerDelays(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

void AnswerDelays::take(std::chrono::milliseconds wanted, const std::function<void()> &hasten)
{
    if (wanted <= std::chrono::milliseconds::zero())
        return;
    while (m_waiting.size() >= MaxWaiting) {
        const std::function<void()> hastenLongest = m_waiting.front().hasten;
        m_waiting.pop_front(); // before the answer, which may start the next request
        hastenLongest();
    }
    m_waiting.push_back({hasten, std::make_unique<QObject>()});
    const auto place = std::prev(m_waiting.end());
    m_clock.callAfter(wanted, place->time.get(), [this, place] { m_waiting.erase(place); });
}

} // namespace runlatch::inspector
