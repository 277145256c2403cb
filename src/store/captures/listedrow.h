// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/secretfinder.h"
#include "store/captures/capture.h"

namespace runlatch::store {

constexpr qsizetype MaxListedTextLength = 200; ///< characters of each text of a row; a note may be longer
/// The part of a text that is searched before the text is listed: a secret that begins among the listed characters is
/// whole in this part.
constexpr qsizetype MaxRawTextLength = MaxListedTextLength + redaction::MaxRepeatedSecretLength;

/// The row in its form for lists: each text on one line, without `secrets`, which texts from the body may repeat, and
/// then cut. If the cut came first, the beginning of a secret would stay and could not be found any more. Invisible
/// characters are dropped (text::plainText): a filter finds a name without them, and who shows the exact text marks
/// them.
CaptureRow listed(CaptureRow row, const QList<QByteArray> &secrets);
QString listedText(const QString &text, const QList<QByteArray> &secrets); ///< one of its texts

} // namespace runlatch::store
