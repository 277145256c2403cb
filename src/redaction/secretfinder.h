// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace runlatch::redaction {

/// The places of a request's secrets: the value after every TokenMember key, and of every member of JSON that
/// isSecretMember names, but true, false and null; user information, query and fragment of the value after every
/// CallbackMember key; of every other URL the user information and `?token=`, as secretItemsOf finds it; in the head
/// also those that linesecrets.h and headsecrets.h name (credentials, cookies); and every other place with one of these
/// values. Not a parser: it works on broken JSON, under repeated keys, in JSON within a string, with escapes in key and
/// value, in a query or a form (`access_token=...`), behind %XX, in XML, and in UTF-16 and UTF-32. A compressed body
/// (contentcoding.h) is one secret, and so is one that is no UTF-8 and has one of these keys without a value that can
/// be told. A value in brackets extends to their end; comments between key and value are cut with it; for a quoted key
/// without a separator the next text is its value. In doubt it cuts too much: cut bytes come back when they are
/// unsealed, and an overlooked token would stay. A string that is not closed extends to the end of the bytes. The
/// placeholders of an export (placeholder.h) are no secrets.
struct Secrets
{
    QList<Span> head; ///< ascending, apart from each other
    QList<Span> body;
    QList<QByteArray> values; ///< the secrets without escapes, which are searched for in other places
};

/// The bounds of values that are searched for in other places. Shorter and longer values, and all values after the
/// first 16 different ones (those of the head come first), are cut only behind their keys. "a" is not a secret and
/// would cut every "a"; no token is as long as a head.
constexpr qsizetype ShortestRepeatedSecret = 8;
constexpr qsizetype MaxRepeatedSecretLength = 64 * 1024;

/// The most places in a body. A body with more of them is one secret as a whole, because each place takes room in the
/// store.
constexpr qsizetype MaxPlaces = 1000;

/// Takes time in proportion to the bytes, whatever they are.
Secrets findSecrets(QByteArrayView head, QByteArrayView body);

/// The values of secrets that were cut, each as it stands in a head or a body: without escapes and without the mark of
/// a query, as Secrets::values, with the same bounds. Takes time in proportion to the bytes.
QList<QByteArray> repeatedValues(const QList<QByteArray> &cut);

/// The same bytes or text with Filler for every byte of those values, in whatever way they are escaped, with the NULs
/// between.
QByteArray redacted(const QByteArray &bytes, const QList<QByteArray> &values);
QString redacted(const QString &text, const QList<QByteArray> &values);

/// The output of a program with Filler for every byte of what would be a secret in a head or in a body. Takes time in
/// proportion to the bytes.
QByteArray redactedOutput(const QByteArray &output);

} // namespace runlatch::redaction
