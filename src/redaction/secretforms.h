// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace runlatch::redaction {

/// The forms in which somebody may send a secret back, as redacted() of secretfinder.h looks for them: as it is,
/// without its escapes, percent-encoded, in HTML, in upper and lower case, in hex, and in base64 at each of the three
/// places that a byte can have there, also as in URLs. No form is shorter than ShortestRepeatedSecret, or twice there.
QList<QByteArray> formsOfSecret(const QByteArray &secret);

} // namespace runlatch::redaction
