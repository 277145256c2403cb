// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/automaticreplyoptions.h"
#include "inspector/receiveroptions.h"
#include "settings/automaticreply.h"
#include "settings/listenermemory.h"

namespace runlatch::ui {

/// The kept options, in the form that the inspector takes.
inspector::AutomaticReplyOptions keptOptions(const settings::AutomaticReply &kept);
inspector::ReceiverOptions keptOptions(const settings::ListenerSettings &kept); ///< without keys and certificates
/// The options in the form that the preferences keep. Keys, certificates and last ports are not among it.
settings::ListenerSettings listenerSettings(const inspector::ReceiverOptions &options, bool startsWithProgram);

settings::EndpointKeys keysOf(const inspector::ReceiverOptions &options);
/// Sets the keys of the endpoints that `keys` has; the others keep theirs.
void giveKeys(inspector::ReceiverOptions &options, const settings::EndpointKeys &keys);

} // namespace runlatch::ui
