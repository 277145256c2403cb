// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/badge.h"

class QModelIndex;

namespace runlatch::ui {

/// How the state of a models::TargetModel's row is drawn: loud only where something is wrong.
BadgeSpec targetBadge(const QModelIndex &index);

} // namespace runlatch::ui
