// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArray>
#include <QByteArrayView>

namespace runlatch::redaction {

/// Secrets in text that is not JSON. Each function takes time in proportion to the bytes, whatever they are.

/// The user information of every URL in a text. Ascending.
QList<Span> userInformationOf(QByteArrayView text);

/// The secrets of a line that may hold URLs (a request line, a header's value, a URL): the values of query and fragment
/// items with a secret name, and the user information of a URL. Merged.
QList<Span> secretsOfLine(QByteArrayView line);

/// The values of items with a secret name behind a '?' or '&' of a text, which may be prose: a '#' or ';' begins no
/// item there. In a body also of the first item of a form: "name=". Ascending.
QList<Span> secretItemsOf(QByteArrayView text, bool isBody);

/// The schemes of credentials that may be shown: "Bearer", "Basic" and "Token" in any case.
bool isScheme(QByteArrayView word);

/// The secret in the value of a header with a secret name: all of it except such a scheme.
Span secretOfHeader(const QByteArray &name, QByteArrayView value);

/// The value of any header as it may be shown: Marker for a secret one, behind its scheme.
QByteArray redactedHeader(const QByteArray &name, const QByteArray &value);

/// The secrets of a URL that is secret except for its target: its user information, its query from the '?' and its
/// fragment from the '#'.
QList<Span> secretsOfCallbackUrl(QByteArrayView url);

} // namespace runlatch::redaction
