// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/automaticreplyoptions.h"
#include "inspector/receiveroptions.h"
#include "settings/automaticreply.h"
#include "settings/listenersettings.h"

namespace runlatch::ui {

/// The kept options, in the form that the inspector takes.
inspector::AutomaticReplyOptions keptOptions(const settings::AutomaticReply &kept);
inspector::ReceiverOptions keptOptions(const settings::ListenerSettings &kept); ///< without keys and certificate
/// The options in the form that the preferences keep. Keys, certificate and last port are not among it.
settings::ListenerSettings listenerSettings(const inspector::ReceiverOptions &options, bool startsWithProgram);

} // namespace runlatch::ui
