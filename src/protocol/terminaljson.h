// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::protocol {

/// The same JSON value as one line that does nothing to a terminal: controls (also U+007F to U+009F), the signs that
/// turn the direction of text, and the separators of lines and paragraphs are \uXXXX escapes, as JSON lets them stand
/// bare in strings. Line breaks between values are spaces. Bytes that are no UTF-8 become U+FFFD. Time in proportion to
/// the size.
QByteArray terminalJson(const QByteArray &json);

} // namespace runlatch::protocol
