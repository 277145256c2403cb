// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/utc.h"
#include "store/capturestore.h"

namespace runlatch::store {

inline const QByteArray Token = "qZ81.atlasv1.hT6yR2wPq0sVxN4m";
inline const QByteArray UrlCode = "c0deKw93vBz71YtLp5";

inline QByteArray bodyWithSecrets()
{
    return R"({"payload_version":1,"access_token":")" + Token + R"(","run_message":"used )" + Token
        + R"(","task_result_callback_url":"https://tfe.example/api/v2/task-results/1/callback?url_code=)" + UrlCode
        + R"("})";
}

/// A capture as the receiver would pass it.
inline NewCapture newCapture(const QString &taskResultId = QStringLiteral("taskrs-1"))
{
    NewCapture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.row.receivedAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0, 0, 123), base::Utc);
    capture.row.deadline = capture.row.receivedAt.addSecs(600);
    capture.row.endpoint = QStringLiteral("/runtask");
    capture.row.taskResultId = taskResultId;
    capture.row.runMessage = QStringLiteral("used ") + QString::fromLatin1(Token);
    capture.row.callbackHost = QStringLiteral("https://tfe.example/api/v2/task-results/1/callback");
    capture.head = "POST /runtask?access_token=" + Token + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    capture.body = bodyWithSecrets();
    capture.row.bytes = capture.body.size();
    capture.row.findings = lint::summarizeRequest(capture.body);
    return capture;
}

/// A capture whose deadline is long over, so that it awaits nothing.
inline NewCapture oldCapture(int number, protocol::Verdict verdict = protocol::Verdict::Valid)
{
    NewCapture capture = newCapture(QStringLiteral("taskrs-") + QString::number(number));
    capture.row.verdict = verdict;
    capture.row.receivedAt = capture.row.receivedAt.addDays(-1);
    capture.row.deadline = capture.row.receivedAt.addSecs(600);
    capture.body.append(QByteArray(100'000, ' '));
    capture.row.bytes = capture.body.size();
    return capture;
}

inline SentReply newReply(const QString &status)
{
    SentReply reply;
    reply.sentAt = QDateTime(QDate(2026, 11, 21), QTime(10, 0, 2), base::Utc);
    reply.body = "{\"data\":{\"type\":\"task-results\"}}";
    reply.status = status;
    reply.http = 200;
    return reply;
}

} // namespace runlatch::store
