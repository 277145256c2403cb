// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"
#include "support/waiting.h"

#include <QTcpSocket>
#include <QUrl>

namespace runlatch::support {

/// Lends a run task request, unsigned, as anybody may send it.
inline protocol::RunTaskRequest runTask(const QString &callback, const QString &run = QStringLiteral("run-1"))
{
    protocol::RunTaskRequest request;
    request.payloadVersion = 1;
    request.stage = QStringLiteral("post_plan");
    request.accessToken = QStringLiteral("token-of-this-request");
    request.runId = run;
    request.taskResultId = QStringLiteral("taskrs-of-") + run;
    request.taskResultCallbackUrl = callback;
    request.taskResultEnforcementLevel = QStringLiteral("mandatory");
    return request;
}

/// Sends it to a listener. The status of the answer; 0 if there is none.
inline int postRunTask(const QUrl &listener, const protocol::RunTaskRequest &request)
{
    const QByteArray body = protocol::writeRunTaskRequest(request);
    QTcpSocket socket;
    socket.connectToHost(listener.host(), static_cast<quint16>(listener.port()));
    socket.write("POST /runtask HTTP/1.1\r\nHost: " + listener.authority().toUtf8()
                 + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QByteArray answer;
    const auto isOver = [&] {
        answer += socket.readAll();
        return answer.size() > 12 || socket.state() == QAbstractSocket::UnconnectedState;
    };
    return waitFor(isOver, 20'000) ? answer.mid(9, 3).toInt() : 0;
}

} // namespace runlatch::support
