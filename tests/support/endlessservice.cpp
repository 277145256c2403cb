// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/endlessservice.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <memory>

namespace runlatch::support {

namespace {
constexpr int Turn = 50; // milliseconds, after which it looks whether the test is over
constexpr qint64 Enough = 64 * 1024 * 1024;
constexpr qint64 EnoughOfAHead = 256 * 1024; // Qt reads a head byte by byte, each by a call of the system
} // namespace

EndlessService::EndlessService(const QByteArray &beginning, const QByteArray &repeated, Then then)
    : m_beginning(beginning)
    , m_repeated(repeated.repeated(int(64 * 1024 / repeated.size())))
    , m_then(then)
{
    start();
    while (m_port == 0)
        yieldCurrentThread();
}

EndlessService::~EndlessService()
{
    requestInterruption();
    wait();
}

void EndlessService::run()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    m_port = server.serverPort();
    while (!isInterruptionRequested()) {
        if (server.waitForNewConnection(Turn))
            answer(*std::unique_ptr<QTcpSocket>(server.nextPendingConnection()));
    }
}

void EndlessService::answer(QTcpSocket &socket)
{
    QByteArray request;
    while (!request.contains("\r\n\r\n") && socket.waitForReadyRead(30000))
        request += socket.readAll();
    socket.write(m_beginning);
    socket.flush();
    if (m_then == Then::Waits && !mayGoOn())
        return;
    const qint64 most = m_then == Then::Waits ? Enough : EnoughOfAHead;
    qint64 written = 0;
    bool isTold = false;
    while (!isInterruptionRequested() && socket.state() == QAbstractSocket::ConnectedState) {
        const bool isEnough = m_then == Then::GoesOn && written > most;
        if (socket.bytesToWrite() < m_repeated.size() && !isEnough)
            written += socket.write(m_repeated);
        const bool isRead =
            socket.bytesToWrite() > 0 ? socket.waitForBytesWritten(Turn) : socket.waitForReadyRead(Turn);
        if (!isTold && (!isRead || written > most)) {
            isTold = true;
            m_heldUp.release();
        }
    }
    if (!isTold)
        m_heldUp.release();
}

bool EndlessService::mayGoOn()
{
    while (!isInterruptionRequested()) {
        if (m_goesOn.tryAcquire(1, Turn))
            return true;
    }
    return false;
}

} // namespace runlatch::support
