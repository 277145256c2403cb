// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QChar>

namespace runlatch::protocol {

/// Whether a terminal may do something else with it than show it: a control (of C0, also tab and line feed; U+007F to
/// U+009F), a sign that turns the direction of text, a separator of lines or paragraphs.
bool actsOnTerminal(QChar letter);

/// The same JSON value as one line that does nothing to a terminal: what acts on one is a \uXXXX escape, as JSON lets
/// most of it stand bare in strings. Line breaks between values are spaces. Bytes that are no UTF-8 become U+FFFD. Time
/// in proportion to the size.
QByteArray terminalJson(const QByteArray &json);

} // namespace runlatch::protocol
