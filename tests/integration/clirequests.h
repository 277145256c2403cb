// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "cliprogram.h"

#include "protocol/runtaskrequest.h"
#include "protocol/signature.h"
#include "text/plaintext.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QUrl>

#include <algorithm>

namespace runlatch {

inline const QByteArray SentToken = "token-of-this-request";
inline const QByteArray SentCode = "code-of-this-callback";

/// The payload of a run task, with everything that spec 2.4 requires.
inline QByteArray wholePayload(const QString &callback = QStringLiteral("https://tf.example/callback"),
                               const QString &taskResult = QStringLiteral("taskrs-1"))
{
    protocol::RunTaskRequest request;
    request.payloadVersion = 1;
    request.stage = QStringLiteral("post_plan");
    request.accessToken = QString::fromUtf8(SentToken);
    request.capabilitiesOutcomes = true;
    request.configurationVersionId = QStringLiteral("cv-1");
    request.isSpeculative = false;
    request.organizationName = QStringLiteral("acme");
    request.planJsonApiUrl = QStringLiteral("https://tf.example/api/v2/plans/1/json-output");
    request.runAppUrl = QStringLiteral("https://tf.example/runs/1");
    request.runCreatedAt = QStringLiteral("2026-11-21T10:00:00.000Z");
    request.runCreatedBy = QStringLiteral("someone");
    request.runId = QStringLiteral("run-1");
    request.runMessage = QStringLiteral("A message");
    request.taskResultCallbackUrl = callback + QStringLiteral("?url_code=") + QString::fromUtf8(SentCode);
    request.taskResultEnforcementLevel = QStringLiteral("mandatory");
    request.taskResultId = taskResult;
    request.workspaceAppUrl = QStringLiteral("https://tf.example/workspaces/1");
    request.workspaceId = QStringLiteral("ws-1");
    request.workspaceName = QStringLiteral("net-prod");
    request.workspaceWorkingDirectory = QStringLiteral("infra");
    return protocol::writeRunTaskRequest(request);
}

/// The status line that a listener answers to these bytes; empty without an answer.
inline QByteArray answerToBytes(const QUrl &url, const QByteArray &bytes)
{
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    socket.write(bytes);
    if (!socket.waitForReadyRead(120'000))
        return {};
    return socket.readLine().trimmed();
}

/// A POST, signed if there is a key.
inline QByteArray answerToPost(const QUrl &url, const QByteArray &body, const QByteArray &key = {},
                               const QByteArray &moreHeaders = {})
{
    QByteArray head = "POST " + url.path().toUtf8() + " HTTP/1.1\r\nHost: " + url.authority().toUtf8()
        + "\r\nContent-Type: application/json\r\n";
    if (!key.isEmpty())
        head += "X-TFC-Task-Signature: " + protocol::sign(key, body) + "\r\n";
    return answerToBytes(url,
                         head + moreHeaders + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

/// The content of an event for people: the values of all members except those for programs only.
inline QStringList sayingsOf(const QJsonValue &value)
{
    static const QStringList forPrograms{QStringLiteral("event"),  QStringLiteral("kind"),  QStringLiteral("rule"),
                                         QStringLiteral("cause"),  QStringLiteral("error"), QStringLiteral("refused"),
                                         QStringLiteral("origin"), QStringLiteral("header")};
    QStringList sayings;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (!forPrograms.contains(member.key()))
                sayings += sayingsOf(member.value());
        }
    } else if (value.isArray()) {
        for (const QJsonValue &element : value.toArray())
            sayings += sayingsOf(element);
    } else if (value.isString() || value.isDouble()) {
        sayings += value.toVariant().toString();
    }
    sayings.removeAll(QString());
    return sayings;
}

/// The text without blanks, because lines for people have more of them.
inline QString withoutBlanks(QString text)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return text.remove(blanks);
}

/// Texts that are only in `events`, and lines of `human` with nothing from `events`.
inline QStringList differences(const QList<QJsonObject> &events, const QByteArray &human)
{
    constexpr qsizetype MaxShown = 1'000'000; // characters
    const QString shown = withoutBlanks(QString::fromUtf8(human));
    QStringList different;
    QStringList said;
    for (const QJsonObject &event : events) {
        for (const QString &saying : sayingsOf(event)) {
            said += withoutBlanks(text::markedText(saying, MaxShown));
            if (!shown.contains(said.constLast()))
                different += QStringLiteral("not shown: ") + saying;
        }
    }
    for (const QByteArray &line : human.split('\n')) {
        const QString text = withoutBlanks(QString::fromUtf8(line));
        const bool isSaid = std::any_of(said.cbegin(), said.cend(), [&text](const QString &saying) {
            return text.contains(saying) || saying.contains(text);
        });
        const bool isTitle =
            text.startsWith(QStringLiteral("Body:")) || text.startsWith(QStringLiteral("Head,asreceived:"));
        if (!text.isEmpty() && !isTitle && !isSaid)
            different += QStringLiteral("not told: ") + QString::fromUtf8(line);
    }
    return different;
}

} // namespace runlatch
