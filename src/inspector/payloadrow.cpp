// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/payloadrow.h"

#include "http/url.h"
#include "protocol/notification.h"
#include "protocol/runtaskrequest.h"
#include "store/captures/capturelint.h"
#include "store/captures/listedrow.h"
#include "text/unpacking.h"

#include <QUrl>

namespace runlatch::inspector {

namespace {

void takeNotification(const protocol::Notification &notification, store::CaptureRow &row)
{
    row.verification = row.verification || notification.isVerification();
    row.stage = rawText(notification.trigger);
    row.workspaceName = rawText(notification.workspaceName);
    row.organizationName = rawText(notification.organizationName);
    row.runMessage = rawText(notification.message);
}

} // namespace

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
    row.verification = row.verification || (read && payload.isVerification());
    row.supported = !read || isNotification || payload.isSupported();
    row.acceptsOutcomes = payload.acceptsOutcomes();
    row.stage = rawText(payload.stage);
    row.runId = rawText(payload.runId);
    row.workspaceName = rawText(payload.workspaceName);
    row.organizationName = rawText(payload.organizationName);
    row.taskResultId = rawText(payload.taskResultId);
    row.runMessage = rawText(payload.runMessage);
    row.enforcementLevel = rawText(payload.taskResultEnforcementLevel);
    const QUrl callback(payload.taskResultCallbackUrl, QUrl::StrictMode);
    row.callbackHost = callback.isValid() ? rawText(http::withoutSecrets(callback)) : QString();
    if (read && isNotification)
        takeNotification(protocol::notificationOf(payload, row.kind), row);
}

void countFindings(const QByteArray &head, const QByteArray &body, store::CaptureRow &row)
{
    row.findings = store::summarizeCapture(row, head, body);
}

} // namespace runlatch::inspector
