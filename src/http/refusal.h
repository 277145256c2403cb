// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "http/message.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace runlatch::http {

/// The part of a refused head that is kept: enough to recognize the sender, small enough for a flood of requests.
constexpr qsizetype MaxRefusedHeadBytes = 2 * 1024;

/// The part of a refused line of a chunk that is kept.
constexpr qsizetype MaxRefusedLineBytes = 1024;

/// The bytes that arrived of a body that never became complete.
struct ArrivedBody
{
    /// The content of the body, without the framing of chunks. Directly behind it, if a chunk was refused, follows the
    /// line with which the unreadable bytes begin, as far as it arrived and at most its first MaxRefusedLineBytes
    /// bytes. The bytes behind that line are not kept: framing might split the name of a secret there, and hide the
    /// secret from redaction.
    QByteArray bytes;
    qint64 contentBytes = 0; ///< how many of the bytes are content
};

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
    /// The whole head if it was acceptable, otherwise the first MaxRefusedHeadBytes bytes of it. A deep copy: keeping
    /// it does not keep the buffer of the connection.
    QByteArray head;
    /// Of a request with an acceptable head, whose body was refused, cut or late; not of one that a gate kept out. It
    /// is at most Limits::bodyBytes and a refused line, or, if it was announced too large, what came with its head:
    /// Limits::headerBytes and two reads of the socket. Until here the bytes of all connections counted in
    /// Limits::unfinishedBytes; who keeps refusals needs a limit of his own.
    std::optional<ArrivedBody> body = {};
    QString listener = {}; ///< as in Request; empty in a row that stands for many refusals
    TlsFacts tls = {};
    qint64 bodyLimit = 0; ///< of "http.body-too-large": the largest body that is taken, in bytes
};

} // namespace runlatch::http
