// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/secretfinder.h"
#include "store/capture.h"

namespace runlatch::store {

constexpr qsizetype LongestListedText = 200; ///< characters of each text of a row; a note may be longer
/// The part of a text that is looked at before it is listed: a secret that begins among the listed characters is whole.
constexpr qsizetype LongestRawText = LongestListedText + redaction::LongestRepeatedSecret;

/// The row as it may stand in a list: its texts on one line, without those secrets, which what was read from the body
/// may repeat, and then cut. In the other order the cut would leave the beginning of a secret that is found no more.
CaptureRow listed(CaptureRow row, const QList<QByteArray> &secrets);

} // namespace runlatch::store
