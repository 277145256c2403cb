// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QString>
#include <QUrl>

namespace runlatch::http {

/// The request as one line for a POSIX shell, safe whatever it contains, also while it is pasted into a terminal.
/// `Authorization: Bearer` is written as "$RUNLATCH_TOKEN", whatever its value. Content-Length, Host and Connection are
/// left out: curl makes them. Some bodies cannot stand on such a line: those that are not UTF-8, have a control
/// character other than line feed and tab, a sign that turns the direction of text, or a line separator. Such a body is
/// given as --data-binary @-, and the caller says so. A header with any of these is left out, and so is an invalid
/// method.
QString curlLine(const QByteArray &method, const QUrl &url, const Headers &headers, const QByteArray &body);
/// The same with an address as it is spelled (RecordedRequest::address): printable ASCII without user information.
QString curlLine(const QByteArray &method, const QByteArray &address, const Headers &headers, const QByteArray &body);
/// Tells whether curlLine() leaves the header out because of its bytes: something that was sent is missing then.
bool isLostInCurlLine(const Header &header);
/// Tells whether curlLine() gives the body as --data-binary @-.
bool isBodyLostInCurlLine(const QByteArray &body);

} // namespace runlatch::http
