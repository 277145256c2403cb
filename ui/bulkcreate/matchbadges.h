// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/badge.h"

class QModelIndex;

namespace runlatch::ui {

/// Badges for cells of models::MatchModel, filled only if something is wrong.
BadgeSpec runBadge(const QModelIndex &index);
BadgeSpec driftBadge(const QModelIndex &index);

} // namespace runlatch::ui
