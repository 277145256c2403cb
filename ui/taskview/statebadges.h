// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturemodel.h"
#include "protocol/signature.h"
#include "protocol/tasksession.h"
#include "ui/widgets/labels/badge.h"

namespace runlatch::ui {

/// The badges of the states, the same on every page: quiet if all is well, filled if somebody must act.
BadgeSpec verdictBadge(protocol::Verdict verdict);
BadgeSpec taskStateBadge(protocol::TaskState state);
BadgeSpec captureStateBadge(models::CaptureModel::Shown shown, const QString &word);

} // namespace runlatch::ui
