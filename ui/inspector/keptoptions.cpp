// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/keptoptions.h"

namespace runlatch::ui {

inspector::AutomaticReplyOptions keptOptions(const settings::AutomaticReply &kept)
{
    return inspector::AutomaticReplyOptions::read(kept.status, kept.message, kept.delay, kept.callbacks);
}

} // namespace runlatch::ui
