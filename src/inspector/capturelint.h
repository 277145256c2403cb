// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/lint.h"
#include "store/capture.h"

#include <QByteArrayView>

namespace runlatch::inspector {

/// Lints the body of a capture, which `body` is, redacted or not. Of an incomplete body only the content is judged, and
/// its end blames nobody (protocol::lintArrived). An empty body has no findings. Takes time in proportion to the body.
protocol::Lint lintCapture(const store::Capture &capture, QByteArrayView body);

} // namespace runlatch::inspector
