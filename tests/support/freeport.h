// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QRandomGenerator>
#include <QTcpServer>

namespace runlatch::support {

/// A port of this machine at which nobody listens now; 0 if none is found. It lies below the ports that a system hands
/// out, so that no test beside this one is given it meanwhile.
inline quint16 freePort()
{
    for (int tries = 0; tries < 100; ++tries) {
        QTcpServer server;
        if (server.listen(QHostAddress::LocalHost,
                          static_cast<quint16>(QRandomGenerator::global()->bounded(10'000, 32'000))))
            return server.serverPort();
    }
    return 0;
}

} // namespace runlatch::support
