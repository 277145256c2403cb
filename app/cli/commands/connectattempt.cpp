// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/connectattempt.h"

#include <QNetworkProxy>
#include <QTcpSocket>

#include <utility>

namespace runlatch::cli {

ConnectAttempt::ConnectAttempt(base::Clock &clock, const Place &place, std::chrono::milliseconds limit,
                               QObject *context, base::Callback<bool> done)
    : Operation(context, context, std::move(done))
    , m_socket(new QTcpSocket(this))
{
    m_socket->setProxy(QNetworkProxy::NoProxy);
    // Queued: a socket may connect or fail before connectToHost() returns.
    connect(
        m_socket, &QTcpSocket::connected, this, [this] { finish(true); }, Qt::QueuedConnection);
    connect(
        m_socket, &QTcpSocket::errorOccurred, this, [this] { finish(false); }, Qt::QueuedConnection);
    clock.callAfter(limit, this, [this] { finish(false); });
    m_socket->connectToHost(place.host, place.port);
}

ConnectAttempt::~ConnectAttempt()
{
    m_socket->disconnect(this); // before abort(), which emits disconnected()
    m_socket->abort();
}

} // namespace runlatch::cli
