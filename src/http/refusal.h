// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QByteArray>
#include <QString>

namespace runlatch::http {

/// The part of a refused head that is kept: enough to recognize the sender, small enough for a flood of requests.
constexpr qsizetype MaxRefusedHeadBytes = 2 * 1024;

/// A request that was not acceptable HTTP, or was not let in. requestparser.h lists the
/// rules. A connection adds "http.header-timeout", "http.body-timeout", "http.request-cut" (the other side closed in
/// the middle of a request), "http.crowded" (cut to make room for another) and "http.no-room" (the largest of too many
/// unfinished ones). A listener for https adds "tls.no-agreement" (the bytes were not TLS, or the other side does not
/// trust our certificate). A gate adds its own rules, "request.web-page" and others.
struct Refusal
{
    base::Rule rule;
    int status = 400; ///< of the answer; 0 if nobody was left to answer
    QString peer;
    /// The first MaxRefusedHeadBytes bytes of the head. A deep copy: keeping it does not keep the buffer of the
    /// connection.
    QByteArray head;
};

} // namespace runlatch::http
