// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/payloadrow.h"

#include "http/url.h"
#include "protocol/notification.h"
#include "protocol/runtaskrequest.h"
#include "store/captures/capturelint.h"
#include "store/captures/listedrow.h"
#include "store/captures/payloadtexts.h"
#include "text/unpacking.h"

#include <QUrl>

namespace runlatch::inspector {

QString rawText(const QString &text)
{
    return text.left(store::MaxRawTextLength);
}

void noteHeaders(const http::Headers &headers, store::CaptureRow &row)
{
    QByteArrayList names;
    for (const http::Header &header : headers)
        names.append(header.name);
    row.kind = protocol::kindOfHeaders(names);
}

void readPayload(const QByteArray &body, store::CaptureRow &row)
{
    const auto read = protocol::readRunTaskRequest(text::unpackedOrSame(body));
    row.readable = read.isOk();
    const protocol::RunTaskRequest payload = read ? *read : protocol::RunTaskRequest();
    row.kind = protocol::kindOfPayload(payload, row.kind);
    const bool isNotification = protocol::isNotification(row.kind);
    row.verification = row.verification
        || (read && (payload.isVerification() || protocol::notificationOf(payload, row.kind).isVerification()));
    row.supported = !read || isNotification || payload.isSupported();
    row.acceptsOutcomes = payload.acceptsOutcomes();
    // A body that cannot be read has no texts.
    store::takePayloadTexts(payload, read ? row.kind : protocol::DeliveryKind::RunTask, row);
    row.taskResultId = payload.taskResultId;
    for (QString *text : {&row.stage, &row.runId, &row.workspaceName, &row.organizationName, &row.taskResultId,
                          &row.runMessage, &row.enforcementLevel})
        *text = rawText(*text);
    const QUrl callback(payload.taskResultCallbackUrl, QUrl::StrictMode);
    row.callbackHost = callback.isValid() ? rawText(http::withoutSecrets(callback)) : QString();
}

void countFindings(const QByteArray &head, const QByteArray &body, store::CaptureRow &row)
{
    row.findings = store::summarizeCapture(row, head, body);
}

} // namespace runlatch::inspector
