// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/message.h"

#include <QDateTime>
#include <QMetaType>
#include <QUrl>

#include <chrono>

namespace runlatch::http {

/// One exchange over HTTP that this program had, out or in, as the Activity page and the log show it. It holds no
/// secret: `redact()` has been over it before it leaves the class that made it.
struct ExchangeRecord
{
    enum class Direction { Sent, Received };

    Direction direction = Direction::Sent;
    QDateTime startedAt; ///< UTC
    QByteArray method;
    QString host;   ///< host and port, of the other side's URL; received: of the listener
    QString path;   ///< with its query
    int status = 0; ///< 0: nothing was answered, `error` says why
    base::Error error =
        {};              ///< of a sent one: as the caller got it; of a received one: Protocol with the refusal's rule
    bool failed = false; ///< `error` means something
    std::chrono::milliseconds took{0};
    qint64 requestBytes = 0; ///< of the whole body, also where only its beginning is kept
    qint64 responseBytes = 0;
    int attempt = 1; ///< from 1: which try of one operation it was
    QString purpose; ///< machine-readable, see Outgoing::purpose; empty where nobody said
    QUrl url;        ///< of a sent one, without what is secret in it
    Headers requestHeaders;
    QByteArray requestBody; ///< at most RecordedBody bytes, as is responseBody
    Headers responseHeaders;
    QByteArray responseBody;
};

constexpr qsizetype RecordedBody = 64 * 1024; ///< of each body

/// Cuts the bodies and takes out what nobody else may read: what redaction/secretnames.h calls secret in headers, and
/// in the queries and fragments of URLs, those within a header's value (Location) included; the user information of
/// URLs; what redaction::findSecrets finds in the bodies; and, where `secretQuery`, the whole query and fragment. Each
/// of these values of some length goes wherever else it stands. What was taken out reads "[redacted]" (in bodies: '*'
/// for each byte). Of a long body only the beginning is looked at; takes time in proportion to that, whatever its
/// bytes.
void redact(ExchangeRecord &record, bool secretQuery = false);

/// What is sent. Not redacted, as are the next two.
void describe(ExchangeRecord &record, const QByteArray &method, const QUrl &url, const Headers &headers,
              const QByteArray &body);
/// What was answered, or why nothing was.
void describe(ExchangeRecord &record, const Response &response);
void describe(ExchangeRecord &record, const base::Error &error);

} // namespace runlatch::http

Q_DECLARE_METATYPE(runlatch::http::ExchangeRecord)
