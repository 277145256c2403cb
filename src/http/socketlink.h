// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/serverconnection.h"

#include <QObject>

class QSslSocket;
class QTcpSocket;

namespace runlatch::http {

/// Carries the bytes of one connection between a socket and a ServerConnection, reading no more than the
/// ServerConnection takes. Without TLS it reads nothing while an answer is owed or leaving, so that a client which
/// ended its sending behind its request gets the answer (readingpause.h).
///
/// The link ends a connection in the slow way. Closing a socket that has unread bytes makes the kernel throw away the
/// bytes that the other side has not read yet, for example a 413. So the link only stops sending, and then reads and
/// drops a bounded amount for a bounded time until the other side closes. TLS cannot stop sending alone: with TLS the
/// link waits until the other side closes or is silent for a second, and then closes TLS itself.
class SocketLink final : public QObject, private Output
{
    Q_OBJECT
public:
    SocketLink(QTcpSocket *socket, base::Clock &clock, const Limits &limits, const Handler &handler, const Gate &gate,
               QObject *parent = nullptr);

    ServerConnection &connection() { return m_connection; }
    const ServerConnection &connection() const { return m_connection; }
    void start(); ///< reads the bytes that have arrived already

signals:
    void ended(); ///< emitted once; nothing happens after it
    void refused(const runlatch::http::Refusal &refusal);

private:
    void write(const QByteArray &bytes) override;
    qint64 unsent() const override;
    void finish() override;
    void cut() override;
    void reset() override;
    void resume() override;

    void read();
    void drop();
    void sent();
    void stopSending();
    void sayGoodbye(qint64 droppedBefore);
    void agreed();
    void failed();
    void disconnected();

    base::Clock &m_clock;
    QTcpSocket *m_socket;
    QSslSocket *m_encrypted; ///< the same socket; null without TLS
    const std::chrono::milliseconds m_handshakeLimit;
    ServerConnection m_connection;
    bool m_isReading = false;
    bool m_isFinishing = false;
    bool m_hasEnded = false;
    qint64 m_dropped = 0;
};

} // namespace runlatch::http
