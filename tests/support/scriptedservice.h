// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/client.h"
#include "support/scriptedserver.h"

namespace runlatch::support {

/// Lends a client of the service and the endpoint that it asks, where a server plays a script. The client waits on
/// `Clock`. A test that uses it links runlatch_service.
template <typename Clock> struct ScriptedService
{
    /// The last script is played for all further connections.
    explicit ScriptedService(const QList<Script> &scripts)
        : server(scripts)
        , client(http, clientClock)
    {
        endpoint.base = server.url(QStringLiteral("/api/v2"));
        endpoint.token = "secret-token";
    }

    /// "POST /change-requests/x" for each received request; without "/api/v2" and " HTTP/1.1".
    QList<QByteArray> requests() const
    {
        QList<QByteArray> lines;
        for (int connection = 0; connection < server.count(); ++connection) {
            if (!server.received(connection).isEmpty()) // after a cut Qt may connect again, and send nothing
                lines.append(server.requestLine(connection).replace(" HTTP/1.1", "").replace("/api/v2", ""));
        }
        return lines;
    }

    ScriptedServer server;
    Clock clientClock;
    http::Requester http;
    service::Client client;
    service::Endpoint endpoint;
    QObject context; ///< of the client's calls
};

} // namespace runlatch::support
