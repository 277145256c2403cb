// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturecurl.h"

#include "http/curl.h"
#include "http/recordedrequest.h"
#include "redaction/secretfinder.h"

namespace runlatch::ui {

QString captureAsCurl(const store::Capture &capture, bool withSecrets)
{
    const redaction::Secrets secrets =
        withSecrets ? redaction::Secrets() : redaction::findSecrets(capture.head, capture.body);
    const http::RecordedRequest request = http::recordedRequest(
        redaction::redactedByMarker(capture.head, redaction::merged(secrets.head)), !capture.row.tlsVersion.isEmpty());
    return http::curlLine(request.method, request.address, request.headers,
                          redaction::redactedByMarker(capture.body, redaction::merged(secrets.body)));
}

} // namespace runlatch::ui
