// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/server.h"
#include "inspector/receiveroptions.h"
#include "store/capture.h"

#include <QDateTime>

namespace runlatch::inspector {

/// The capture that a request makes: payload read, signature checked with every key, and `answered`, the status
/// that it deserves once it is stored. The deadline is that of `options.deadlines` (spec 4.6 rule 2), only
/// where a callback can be due and the answer starts the service's clock. Pure; any thread.
///
/// Texts of the row are as they came (the store lists them, store::listed); head and body keep their exact bytes.
/// `loopback` is false where a proxy says that it passed the request on: a tunnel ends on this machine, but strangers
/// come through it.
store::NewCapture inspect(const http::Request &request, const ReceiverOptions &options, const QDateTime &receivedAt);

/// The capture of what was refused as no acceptable HTTP: the head as far as it came, no body.
store::NewCapture inspect(const http::Refusal &refusal, const QDateTime &receivedAt);

} // namespace runlatch::inspector
