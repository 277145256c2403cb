// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QList>

namespace runlatch::protocol {

/// Reads a body that has to be one JSON object. Errors: Protocol with rule "json.empty", "json.html" (it begins like a
/// web page), "json.broken" (detail names the byte) or "json.not-an-object".
base::Result<QJsonObject> readObject(QByteArrayView body);

constexpr qsizetype MaxErrors = 100; ///< nobody reads more, and the service chooses how many there are

/// Reads the service's error objects in a body, the first MaxErrors, in any of the four dialects that it sends (title
/// alone; with detail and source pointer; status as a number; plain strings, which become titles), and as other servers
/// write them: `errors` as one text, as one error object, or as an object of fields with their words, which may be in
/// lists and objects of their own; or the body is the list itself. Empty if there are none; never fails.
QList<base::ServiceError> readErrors(QByteArrayView body);

constexpr qsizetype MaxOwnWords = 300; ///< characters

/// The words of an answer that has no error objects: a text that its JSON has as `message`, `error_description`,
/// `error` or `detail`, or the first line of a plain text; its first MaxOwnWords. Empty for a web page and for other
/// bytes.
QString readOwnWords(QByteArrayView body);

/// Writes `{"errors":[...]}`; empty members are left out, as in the real service.
QByteArray writeErrors(const QList<base::ServiceError> &errors);

/// A time in JSON, in UTC: ISO 8601 with or without milliseconds, with any offset (none means UTC). Invalid if the
/// value is not a time.
QDateTime readTime(const QJsonValue &value);
QDateTime readTime(const QString &text);

/// ISO 8601, UTC, milliseconds, "Z".
QString writeTime(const QDateTime &time);

} // namespace runlatch::protocol
