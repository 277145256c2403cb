// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturecurl.h"

#include "http/curl.h"
#include "redaction/secretfinder.h"

#include <QUrl>

namespace runlatch::ui {

namespace {

/// The address that was asked for, by the request's own words.
QUrl addressOf(const QByteArray &target, const http::Headers &headers, bool isEncrypted)
{
    if (target.startsWith("http://") || target.startsWith("https://"))
        return QUrl::fromEncoded(target);
    const QByteArray host = http::headerValue(headers, "Host");
    const QByteArray scheme = isEncrypted ? "https://" : "http://";
    return QUrl::fromEncoded(scheme + (host.isEmpty() ? QByteArray("localhost") : host) + target);
}

} // namespace

QString captureAsCurl(const store::Capture &capture, bool withSecrets)
{
    const redaction::Secrets secrets =
        withSecrets ? redaction::Secrets() : redaction::findSecrets(capture.head, capture.body);
    const QByteArray head = redaction::redactedByMarker(capture.head, redaction::merged(secrets.head));
    const QList<QByteArray> first = head.left(head.indexOf('\n')).trimmed().split(' ');
    const http::Headers headers = http::splitHeaders(head);
    return http::curlLine(first.first(), addressOf(first.value(1, "/"), headers, !capture.row.tlsVersion.isEmpty()),
                          headers, redaction::redactedByMarker(capture.body, redaction::merged(secrets.body)));
}

} // namespace runlatch::ui
