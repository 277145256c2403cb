// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace runlatch::redaction {

/// Where the secrets of a request stand: the value after every `access_token` key; user information, query and
/// fragment of the value after every `task_result_callback_url` key; in the head also what linesecrets.h names
/// (credentials, cookies, `?token=`); and every other place where one of these stands again.
/// No parser: works on broken JSON, under repeated keys, in JSON within a string, with escapes in key and value,
/// in a query or a form (`access_token=...`) and in XML. A value in brackets goes on to their end; comments between
/// key and value are cut with it; a quoted key without a separator has what stands next as its value. Where it is
/// in doubt it takes too much: cut bytes come back when they are unsealed, a token that was overlooked would stay.
/// A string without an end goes on to the end.
struct Secrets
{
    QList<Span> head; ///< ascending, apart from each other
    QList<Span> body;
    QList<QByteArray> values; ///< without escapes; those that are looked for in other places
};

/// Values shorter or longer than these, and all above the first 16 different ones (those of the head come first), are
/// cut behind their keys only: "a" is no secret, and would take every "a" with it; no token is as long as a head.
constexpr qsizetype ShortestRepeatedSecret = 8;
constexpr qsizetype LongestRepeatedSecret = 64 * 1024;

/// A body with more places than this is one secret as a whole: each place costs a row in the store.
constexpr qsizetype MostPlaces = 1000;

/// Takes time in proportion to the bytes, whatever they are.
Secrets findSecrets(QByteArrayView head, QByteArrayView body);

/// The same bytes or text without those values, however they are escaped.
QByteArray blanked(const QByteArray &bytes, const QList<QByteArray> &values);
QString blanked(const QString &text, const QList<QByteArray> &values);

} // namespace runlatch::redaction
