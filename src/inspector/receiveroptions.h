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

/// The address at which the receiver listens, and the way it answers.
struct ReceiverOptions
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0;
    QString path = QStringLiteral("/runtask"); ///< other paths are recorded and answered 404
    /// HMAC keys, of which any may match (while keys are rotated); without keys nothing is checked.
    QList<QByteArray> keys;
    int answer = 200; ///< the status for a run task request
    /// The status for the service's test: a run task can be set up although `answer` refuses requests.
    int answerVerification = 200;
    bool rejectBadSignatures = false; ///< invalid and unsigned requests are answered 401 instead
    bool acceptFromMemory = false;    ///< the user chose 200 although the store cannot be written
    QUrl publicUrl;                   ///< base of the shown URL, instead of the listener's own base; the path is added
    protocol::DeadlineLimits deadlines; ///< the limits of each request, from its receipt
    http::Limits limits;
    /// The time that a request may wait for the disk before it is answered 503. Its capture is kept in any case.
    std::chrono::milliseconds storeWait = std::chrono::seconds(10);
    http::ServerIdentity identity = {}; ///< if set, the receiver serves https
};

} // namespace runlatch::inspector
