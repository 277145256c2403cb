// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/wakewatch.h"

namespace runlatch::base {

WakeWatch::WakeWatch(Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    plan();
}

void WakeWatch::plan()
{
    const auto due = m_clock.monotonic() + Pause;
    m_clock.callAt(due, this, [this, due] {
        const bool isLate = m_clock.monotonic() - due >= Late;
        plan();
        if (isLate)
            emit woke();
    });
}

} // namespace runlatch::base
