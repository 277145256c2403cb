// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

namespace runlatch::redaction {

class UnescapedText;

/// A range of an unescaped text.
struct Range
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isValue = true; ///< otherwise the range is more than the value, and is not looked for in other places
};

/// The secrets behind their names, as Secrets of secretfinder.h has them: those of TokenMember, of CallbackMember, and
/// last those of the members that isSecretMember names. Takes time in proportion to the text.
QList<Range> keyedSecretsOf(const UnescapedText &source);

/// Tells whether TokenMember or CallbackMember stands there without a value behind it.
bool namesSecretWithoutValue(const UnescapedText &source);

/// Appends everything between the bracket at `open` and its partner. Each string but the keys is also appended by
/// itself, because it may stand elsewhere again. Returns the place of the partner, or the end of the text.
qsizetype appendBracketed(const UnescapedText &source, qsizetype open, QList<Range> &values);

} // namespace runlatch::redaction
