// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/keptoptions.h"

namespace runlatch::ui {

inspector::AutomaticReplyOptions keptOptions(const settings::AutomaticReply &kept)
{
    return inspector::AutomaticReplyOptions::read(kept.status, kept.message, kept.delay, kept.callbacks);
}

inspector::ReceiverOptions keptOptions(const settings::ListenerSettings &kept)
{
    inspector::ReceiverOptions options;
    options.host = kept.host;
    options.port = kept.port;
    options.path = kept.path;
    options.rejectBadSignatures = kept.rejectsBadSignatures;
    options.deadlines.rule = kept.rule;
    return options;
}

settings::ListenerSettings listenerSettings(const inspector::ReceiverOptions &options, bool startsWithProgram)
{
    settings::ListenerSettings kept;
    kept.host = options.host;
    kept.port = options.port;
    kept.path = options.path;
    kept.rejectsBadSignatures = options.rejectBadSignatures;
    kept.rule = options.deadlines.rule;
    kept.startsWithProgram = startsWithProgram;
    return kept;
}

} // namespace runlatch::ui
