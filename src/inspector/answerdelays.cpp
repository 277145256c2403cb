// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/answerdelays.h"

namespace runlatch::inspector {

AnswerDelays::AnswerDelays(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

std::chrono::milliseconds AnswerDelays::take(std::chrono::milliseconds wanted)
{
    if (wanted <= std::chrono::milliseconds::zero() || m_waiting >= MaxWaiting)
        return std::chrono::milliseconds::zero();
    ++m_waiting;
    m_clock.callAfter(wanted, this, [this] { --m_waiting; });
    return wanted;
}

} // namespace runlatch::inspector
