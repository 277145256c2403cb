// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/tasksession.h"

#include <QString>

namespace runlatch::settings {

/// Where the window's listener listens and how, from start to start. Its keys are in the SecretStore.
struct ListenerSettings
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0;     ///< 0: any, preferably the last one
    quint16 lastPort = 0; ///< where it listened last, 0 before that: the URL in a run task stays right
    QString path = QStringLiteral("/runtask");
    bool rejectsBadSignatures = false;
    protocol::DeadlineRule rule = protocol::DeadlineRule::Strict;
    bool startsWithProgram = false;
    bool hasKeys = false; ///< the SecretStore has some; who has none is not asked to unlock it

    friend bool operator==(const ListenerSettings &, const ListenerSettings &) = default;
};

} // namespace runlatch::settings
