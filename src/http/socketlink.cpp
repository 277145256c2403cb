// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/socketlink.h"

#include <QHostAddress>
#include <QTcpSocket>

#if defined(Q_OS_WIN)
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace runlatch::http {

namespace {

constexpr qint64 ReadSize = 64 * 1024;
constexpr qint64 MaxDropped = 128 * 1024 * 1024; // costs time only, no memory
constexpr std::chrono::seconds MaxLinger{5};

Peer peerOf(const QTcpSocket &socket)
{
    QHostAddress address = socket.peerAddress();
    bool isVersion4 = false;
    const quint32 version4 = address.toIPv4Address(&isVersion4); // also of ::ffff:a.b.c.d
    if (isVersion4)
        address = QHostAddress(version4);
    return {address.toString(), address.isLoopback()};
}

/// QTcpSocket cannot close one direction only.
void shutDownSending(qintptr descriptor)
{
#if defined(Q_OS_WIN)
    ::shutdown(static_cast<SOCKET>(descriptor), SD_SEND);
#else
    ::shutdown(static_cast<int>(descriptor), SHUT_WR);
#endif
}

} // namespace

SocketLink::SocketLink(QTcpSocket *socket, base::Clock &clock, const Limits &limits, const Handler &handler,
                       QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_socket(socket)
    , m_connection(clock, limits, handler, peerOf(*socket), *this)
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(ReadSize);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, &SocketLink::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &SocketLink::disconnected);
    connect(m_socket, &QTcpSocket::bytesWritten, this, [this] {
        m_connection.sent();
        if (m_isFinishing)
            stopSending();
    });
}

void SocketLink::start()
{
    read();
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        disconnected();
}

void SocketLink::write(const QByteArray &bytes)
{
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_socket->write(bytes);
    m_socket->flush(); // most answers leave at once, also where the other side closes right behind its request
}

qint64 SocketLink::unsent() const
{
    return m_socket->bytesToWrite();
}

void SocketLink::finish()
{
    m_isFinishing = true;
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_clock.callAfter(MaxLinger, this, [this] { cut(); });
    stopSending();
    drop();
}

void SocketLink::cut()
{
    m_isFinishing = true;
    m_socket->abort();
    disconnected();
}

void SocketLink::resume()
{
    read();
}

void SocketLink::read()
{
    if (m_isReading)
        return;
    m_isReading = true;
    while (!m_isFinishing && m_connection.isReading() && m_socket->bytesAvailable() > 0)
        m_connection.receive(m_socket->read(ReadSize));
    m_isReading = false;
    if (m_isFinishing)
        drop();
}

void SocketLink::drop()
{
    if (m_hasEnded || m_isReading)
        return;
    m_dropped += m_socket->readAll().size();
    if (m_dropped > MaxDropped)
        cut();
}

void SocketLink::stopSending()
{
    if (m_socket->bytesToWrite() == 0 && m_socket->state() == QAbstractSocket::ConnectedState)
        shutDownSending(m_socket->socketDescriptor());
}

void SocketLink::disconnected()
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_connection.lost();
    emit ended();
}

} // namespace runlatch::http
