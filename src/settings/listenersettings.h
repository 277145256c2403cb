// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/tasksession.h"

#include <QString>

namespace runlatch::settings {

/// The settings of the window's listener, saved between starts. Its keys are in the SecretStore.
struct ListenerSettings
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 0; ///< 0: any port, preferably `lastPort`
    /// The last port, 0 before the first start; taking it again keeps the URL in a run task valid.
    quint16 lastPort = 0;
    QString path = QStringLiteral("/runtask");
    bool rejectsBadSignatures = false;
    protocol::DeadlineRule rule = protocol::DeadlineRule::Strict;
    bool startsWithProgram = false;
    bool hasKeys = false; ///< the SecretStore has keys; without keys the user is not asked to unlock it

    friend bool operator==(const ListenerSettings &, const ListenerSettings &) = default;
};

} // namespace runlatch::settings
