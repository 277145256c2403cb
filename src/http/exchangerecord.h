// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/shownbody.h"

#include <QDateTime>
#include <QMetaType>
#include <QUrl>

#include <chrono>

namespace runlatch::http {

/// One HTTP exchange of this program, sent or received, as the Activity page and the log show it. It holds no secret:
/// `redact()` cleans it before it leaves the class that made it.
struct ExchangeRecord
{
    enum class Direction { Sent, Received };

    Direction direction = Direction::Sent;
    QDateTime startedAt; ///< UTC
    QByteArray method;
    QString host;           ///< host and port of the other side's URL; received: of the listener
    QString path;           ///< with the query
    int status = 0;         ///< 0: there was no answer, and `error` says why
    base::Error error = {}; ///< sent: as the caller got it; received: Protocol with the refusal's rule
    bool failed = false;    ///< `error` is set
    std::chrono::milliseconds took{0};
    qint64 requestBytes = 0; ///< size of the whole body, also where only its beginning is kept
    qint64 responseBytes = 0;
    int attempt = 1; ///< number of the try of one operation, from 1
    QString purpose; ///< machine-readable, see Outgoing::purpose; may be empty
    QString part;    ///< what it is part of: the id of the simulator's run task; empty elsewhere
    /// Both ends of its connection, as writeEnds() has them, if it was the first exchange there. Empty if not, and of a
    /// Requester, which does not know. The records of both sides have the same ends.
    QString ends;
    QUrl url; ///< URL of a sent request, without its secrets
    Headers requestHeaders;
    QByteArray requestBody; ///< at most MaxShownBodyBytes bytes, as is responseBody
    Headers responseHeaders;
    QByteArray responseBody;
};

/// Cuts the bodies and redacts secrets. In headers: the names that redaction/secretnames.h lists. In the queries and
/// fragments of URLs, also of URLs within a header's value (Location): the same names. Also the user information of
/// URLs, what redaction::findSecrets finds in the bodies, and with `secretQuery` the whole query and fragment. A
/// secret of some length is redacted wherever else it stands. It reads redaction::Marker (in bodies: redaction::Filler
/// for each byte). Only the beginning of a long body is looked at, in time proportional to its length, whatever its
/// bytes.
void redact(ExchangeRecord &record, bool secretQuery = false);

/// Fills in the request. Neither this function nor the next two redact.
void describe(ExchangeRecord &record, const QByteArray &method, const QUrl &url, const Headers &headers,
              const QByteArray &body);
/// Fills in the answer, or the error that came instead.
void describe(ExchangeRecord &record, const Response &response);
void describe(ExchangeRecord &record, const base::Error &error);

} // namespace runlatch::http

Q_DECLARE_METATYPE(runlatch::http::ExchangeRecord)
