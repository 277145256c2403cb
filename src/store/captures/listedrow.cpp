// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/listedrow.h"

#include "text/plaintext.h"

namespace runlatch::store {

QString listedText(const QString &text, const QList<QByteArray> &secrets)
{
    return text::plainText(redaction::redacted(text.left(MaxRawTextLength), secrets), MaxListedTextLength);
}

CaptureRow listed(CaptureRow row, const QList<QByteArray> &secrets)
{
    for (QString *text :
         {&row.endpoint, &row.peer, &row.listener, &row.tlsVersion, &row.tlsCipher, &row.refusalRule, &row.cause,
          &row.stage, &row.runId, &row.workspaceName, &row.organizationName, &row.taskResultId, &row.runMessage,
          &row.enforcementLevel, &row.callbackHost, &row.edited, &row.rule})
        *text = listedText(*text, secrets);
    row.note = redaction::redacted(row.note, secrets);
    return row;
}

} // namespace runlatch::store
