// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/edits.h"
#include "replay/resending.h"
#include "store/captures/capture.h"

namespace runlatch::replay {

/// Returns what the request changes in the captured one. The pointers are those of the members that a person changed,
/// not of what is fresh. Target, Host and Content-Length follow the destination, and are no change. Takes the time of
/// comparison::compareJson for the two bodies, if they differ.
protocol::Edits editsOf(const store::Capture &captured, const Resending &request);

/// The request as it leaves, as a capture to keep beside the captured one, with what was changed
/// (store::sentAgain). `status`: what it was answered with; 0 without an answer. Errors: those of resentRequest().
base::Result<store::NewCapture> keptRequest(const store::Capture &captured, const Resending &request,
                                            const protocol::Edits &edits, int status, const QDateTime &now);

} // namespace runlatch::replay
