// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArrayView>

namespace runlatch::redaction {

/// Secrets in text that is no JSON. Each function takes time in proportion to the bytes, whatever they are.

/// The user information of every URL in a text. Ascending.
QList<Span> userInformationOf(QByteArrayView text);

/// In a line that may hold URLs (a request line, a header's value, a URL): the values of query and fragment items
/// that are secret by their name, and the user information of a URL. Merged.
QList<Span> secretsOfLine(QByteArrayView line);

/// In the value of a header that is secret by its name: all of it, but not the scheme "Bearer" or "Basic".
Span secretOfHeader(const QByteArray &name, QByteArrayView value);

/// In a request line and header lines, as both above, also where they break the rules (lines that end in CR alone, that
/// go on in the next, a header in the first line): heads that were refused are kept as well. Merged.
QList<Span> secretsOfHead(QByteArrayView head);

/// In a URL that is secret but for where it leads: its user information, its query from the '?' and its fragment
/// from the '#'.
QList<Span> secretsOfCallbackUrl(QByteArrayView url);

} // namespace runlatch::redaction
