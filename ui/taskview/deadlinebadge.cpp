// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/deadlinebadge.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::Urgency;

namespace runlatch::ui {

Tone urgencyTone(Urgency urgency)
{
    switch (urgency) {
    case Urgency::Calm: return Tone::None;
    case Urgency::Soon: return Tone::Warning;
    case Urgency::Last:
    case Urgency::Over: break;
    }
    return Tone::Error;
}

QString urgencyIcon(Urgency urgency)
{
    switch (urgency) {
    case Urgency::Calm: return u"timer"_s;
    case Urgency::Soon: return u"hourglass"_s;
    case Urgency::Last: return u"triangle-alert"_s;
    case Urgency::Over: break;
    }
    return u"timer-off"_s;
}

BadgeSpec deadlineBadge(const protocol::TaskClocks &clocks, const QDateTime &now, const QString &words)
{
    const Urgency urgency = protocol::urgencyOf(clocks.left(now));
    return {words, urgencyTone(urgency), urgencyIcon(urgency), urgency == Urgency::Calm};
}

} // namespace runlatch::ui
