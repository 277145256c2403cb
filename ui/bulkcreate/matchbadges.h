// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/badge.h"

class QModelIndex;

namespace runlatch::ui {

/// How cells of models::MatchModel are drawn: loud only where something is wrong.
BadgeSpec runBadge(const QModelIndex &index);
BadgeSpec driftBadge(const QModelIndex &index);

} // namespace runlatch::ui
