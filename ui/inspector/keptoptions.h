// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/automaticreplyoptions.h"
#include "settings/automaticreply.h"

namespace runlatch::ui {

/// What the preferences keep, as the inspector takes it.
inspector::AutomaticReplyOptions keptOptions(const settings::AutomaticReply &kept);

} // namespace runlatch::ui
