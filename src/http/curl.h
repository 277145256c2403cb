// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

#include <QString>
#include <QUrl>

namespace runlatch::http {

/// The request as one line for a POSIX shell, safe whatever it contains, also while it is pasted into a terminal.
/// `Authorization: Bearer` is written as
/// "$RUNLATCH_TOKEN", whatever its value; Content-Length, Host and Connection are left out, as curl makes them.
/// A body that is no UTF-8, or has a control but line feed and tab, a sign that turns the direction of text or a
/// separator of lines, cannot be on such a line: it is given as --data-binary @- then, and the caller says so. A header
/// with any of these is left out, as is a method that is none.
QString curlLine(const QByteArray &method, const QUrl &url, const Headers &headers, const QByteArray &body);

} // namespace runlatch::http
