// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/rawsender.h"
#include "http/server.h"

#include <QObject>
#include <QUrl>

namespace runlatch::bench {

/// An integration that answers at once, and then calls back that all is well. It works in the thread that made it, and
/// counts what a run task of it takes on the wire.
class QuickIntegration final
{
public:
    explicit QuickIntegration(base::Clock &clock);
    bool listen() { return m_server.listen(QStringLiteral("127.0.0.1"), 0).isOk(); }
    QUrl url() const;
    qsizetype payloadBytes() const { return m_payloadBytes; } ///< of the last request's body

    static constexpr int MaxConnections = 2000;

private:
    void call(const QByteArray &payload);

    http::Server m_server;
    http::RawSender m_sender;
    QObject m_context;
    qsizetype m_payloadBytes = 0;
};

} // namespace runlatch::bench
