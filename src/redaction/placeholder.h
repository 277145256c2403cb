// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::redaction {

/// The text that an export writes in the place of a secret: "redacted-" and twenty hexadecimal digits in lower case. It
/// may stand in JSON, in a header and in any part of a URL without an escape. A reader of an export knows it again: it
/// is not a secret, and is not sealed.
QByteArray placeholderOf(QByteArrayView digest); ///< of the first ten bytes of a digest

/// Tells whether the text is a placeholder, with what may belong to its place: the '?' or '#' of a URL, the quotes of a
/// JSON string, `"...":null` as the only member of an object.
bool isPlaceholder(QByteArrayView text);
bool hasPlaceholder(QByteArrayView text); ///< whether one stands anywhere in the text

} // namespace runlatch::redaction
