// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "settings/settledsettings.h"

#include <QTimerEvent>

namespace runlatch::settings {

namespace {
constexpr int Pause = 1000; // ms
}

/// QSettings posts this event to itself in order to write, and posts no second one before it has written.
bool SettledSettings::event(QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest)
        return QSettings::event(event);
    if (!m_pause.isActive())
        m_pause.start(Pause, this);
    return true;
}

void SettledSettings::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_pause.timerId())
        return;
    m_pause.stop();
    sync();
}

} // namespace runlatch::settings
