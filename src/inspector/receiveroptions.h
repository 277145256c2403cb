// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/limits.h"
#include "http/serveridentity.h"
#include "protocol/tasksession.h"

#include <QList>
#include <QString>
#include <QUrl>

namespace runlatch::inspector {

/// Where the receiver listens, and how it answers.
struct ReceiverOptions
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0;
    QString path = QStringLiteral("/runtask"); ///< other paths are recorded and answered 404
    QList<QByteArray> keys;                    ///< HMAC keys, any of which may match (while rotating); empty: unchecked
    int answer = 200;                          ///< the status for a run task request
    int answerVerification = 200;     ///< for the service's test: a run task can be set up although `answer` refuses it
    bool rejectBadSignatures = false; ///< 401 to invalid and unsigned requests instead
    bool acceptFromMemory = false;    ///< the user chose 200 although the store cannot be written
    QUrl publicUrl;                   ///< base of the shown URL instead of the listener's own; the path is added
    protocol::DeadlineLimits deadlines; ///< the clock of each request, from its receipt
    http::Limits limits;
    /// The time that a request may wait for the disk before it is answered 503. Its capture is kept in any case.
    std::chrono::milliseconds storeWait = std::chrono::seconds(10);
    http::ServerIdentity identity = {}; ///< set: https
};

} // namespace runlatch::inspector
