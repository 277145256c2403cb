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
    qint64 written = 0;
    bool isTold = false;
    while (!isInterruptionRequested() && socket.state() == QAbstractSocket::ConnectedState) {
        if (socket.bytesToWrite() < m_repeated.size())
            written += socket.write(m_repeated);
        const bool isRead = socket.waitForBytesWritten(Turn);
        if (!isTold && (!isRead || written > Enough)) {
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
