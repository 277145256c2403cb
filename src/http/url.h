// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>
#include <QUrl>

#include <utility>

namespace runlatch::http {

using QueryItems = QList<std::pair<QString, QString>>;

/// `base` with `parts` added as path segments and `query` added, everything percent-encoded: a "/" in a part stays in
/// that part, and `+`, `[`, `]`, `&` are encoded (Qt would send them bare). Invalid if a part is empty, "." or "..":
/// the URL would name another resource.
QUrl url(const QUrl &base, const QStringList &parts, const QueryItems &query = {});

/// The base of the API from what the user types: "tf.example", "https://tf.example/", ".../api/v2". Without a scheme it
/// is https, or http for a loopback host. Invalid if it is not an http(s) URL, or has user information, a query or a
/// fragment.
QUrl apiBase(const QString &typed);

/// An origin as the user types it: "http://127.0.0.1:8080", scheme, host and at most a port. Invalid if it is anything
/// else, or has a path, query, fragment or user information, even an empty one.
QUrl readOrigin(const QString &typed);

/// Scheme, host and port of `url` alone.
QUrl originOf(const QUrl &url);

/// The URL without user information, query and fragment; it may be logged.
QString withoutSecrets(const QUrl &url);

bool isLoopback(const QString &host);                 ///< localhost, 127.0.0.0/8, ::1
QByteArray hostHeader(const QUrl &url);               ///< "host", or "host:port" if the port is not the scheme's own
QString hostAndPort(const QUrl &url);                 ///< "host:port", with the scheme's own port too
bool sameOrigin(const QUrl &left, const QUrl &right); ///< scheme, host and port

} // namespace runlatch::http
