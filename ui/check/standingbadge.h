// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/standing.h"
#include "ui/widgets/labels/badge.h"

namespace runlatch::ui {

/// The badge of a case: filled where somebody must act.
BadgeSpec standingBadge(conformance::Standing standing);

} // namespace runlatch::ui
