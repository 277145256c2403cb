// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/consenttime.h"

#include "ui/widgets/keys/heldkeys.h"

namespace runlatch::ui {

ConsentTime::ConsentTime(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    connect(&HeldKeys::all(), &HeldKeys::released, this, &ConsentTime::look);
}

void ConsentTime::begin()
{
    m_isAsked = true;
    m_isOver = false;
    m_at = m_clock.monotonic() + Standing;
    m_clock.callAt(m_at, this, [this] { look(); });
}

void ConsentTime::end()
{
    m_isAsked = false;
    m_isOver = false;
}

void ConsentTime::look()
{
    if (!m_isAsked || m_isOver || m_clock.monotonic() < m_at || HeldKeys::all().isAnyDown())
        return;
    m_isOver = true;
    emit over();
}

} // namespace runlatch::ui
