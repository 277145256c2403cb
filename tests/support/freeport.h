// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTcpServer>

namespace runlatch::support {

/// A port of this machine at which nobody listens now; 0 if there is none.
inline quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
}

} // namespace runlatch::support
