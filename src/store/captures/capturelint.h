// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"
#include "store/captures/capture.h"

#include <QByteArrayView>

namespace runlatch::store {

/// Lints the body of a capture, and then its head (lint::lintHead) unless the body is incomplete or the request was
/// refused. Of an incomplete body only the content is judged, and its end blames nobody (lint::lintArrived). An empty
/// body is a finding, unless the request was refused or its body was lost. Takes time in proportion to both.
/// `body` is that of the capture, or the same with fillers for its secrets.
lint::Lint lintCapture(const Capture &capture, QByteArrayView body);

/// The numbers of lintCapture()'s findings in the exact head and body, as the row keeps them.
lint::LintSummary summarizeCapture(const CaptureRow &row, QByteArrayView head, QByteArrayView body);

} // namespace runlatch::store
