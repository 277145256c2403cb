// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"
#include "ui/widgets/labels/badge.h"

namespace runlatch::ui {

/// The icon of a tag's level; empty for `none`, which has no icon in the service either.
QString levelIcon(protocol::TagLevel level);
Tone levelTone(protocol::TagLevel level);
BadgeSpec tagBadge(const protocol::Tag &tag);

} // namespace runlatch::ui
