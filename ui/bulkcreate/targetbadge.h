// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/badge.h"

class QModelIndex;

namespace runlatch::ui {

/// The badge for the state of a row of models::TargetModel, filled only if something is wrong.
BadgeSpec targetBadge(const QModelIndex &index);

} // namespace runlatch::ui
