// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QChar>

namespace runlatch::json {

/// Whether a terminal may do more with the letter than show it: a control character (C0, also tab and line feed; U+007F
/// to U+009F), a sign that turns the direction of text, a separator of lines or paragraphs.
bool actsOnTerminal(QChar letter);

/// The same JSON value as one line that is harmless to a terminal: characters that act on one become \uXXXX escapes,
/// because JSON allows most of them unescaped in strings. Line breaks between values become spaces. Bytes that are not
/// UTF-8 become U+FFFD. Time in proportion to the size.
QByteArray terminalJson(const QByteArray &json);

} // namespace runlatch::json
