// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskclocks.h"
#include "ui/widgets/labels/badge.h"

namespace runlatch::ui {

/// The tone and the icon of an urgency, the same wherever time runs out: none and a clock, then an hourglass, a
/// triangle, and a struck clock at the end. Words or figures stand beside them.
Tone urgencyTone(protocol::Urgency urgency);
QString urgencyIcon(protocol::Urgency urgency);

/// The badge of a run task whose deadline runs or has passed: quiet while there is time.
BadgeSpec deadlineBadge(const protocol::TaskClocks &clocks, const QDateTime &now, const QString &words);

} // namespace runlatch::ui
