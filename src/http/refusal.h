// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

namespace runlatch::http {

/// The kept part of a refused head: enough to see whose it was, and so little that a flood of them stays small.
constexpr qsizetype RefusedHead = 2 * 1024;

/// A request that was no acceptable HTTP, or was not let in. `rule` is machine-readable; the rules are listed in
/// requestparser.h, and a connection adds "http.header-timeout", "http.body-timeout", "http.cut" (the other side closed
/// in the middle of a request), "http.crowded" (cut to make room for another) and "http.no-room" (the largest of too
/// many unfinished ones); a listener for https adds "tls.no-agreement" (what came was no TLS, or the other side does
/// not trust our certificate). A gate adds its own rules, "request.web-page" and others.
struct Refusal
{
    QString rule;
    int status = 400; ///< what was answered; 0 where there was nobody to answer
    QString peer;
    /// The first RefusedHead bytes of what had arrived. A copy of its own: whoever keeps it does not keep the buffer of
    /// the connection.
    QByteArray head;
};

} // namespace runlatch::http
