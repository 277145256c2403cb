// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/socketlink.h"

#include "base/rules.h"
#include "http/listenaddress.h"
#include "http/plainaddress.h"
#include "http/readingpause.h"

#include <QHostAddress>
#include <QSslCipher>
#include <QSslSocket>
#include <QTcpSocket>

#if defined(Q_OS_WIN)
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr qint64 MaxDropped = 128 * 1024 * 1024; // costs time only, no memory
constexpr std::chrono::seconds MaxLinger{5};
constexpr std::chrono::seconds QuietTime{1};

Peer peerOf(const QTcpSocket &socket)
{
    const QHostAddress address = plainAddress(socket.peerAddress());
    const QString own = plainAddress(socket.localAddress()).toString();
    return {address.toString(), address.isLoopback(), writeListenAddress(own, socket.localPort()),
            writeEnds(socket.peerAddress(), socket.peerPort(), socket.localAddress(), socket.localPort())};
}

QString versionName(QSsl::SslProtocol protocol)
{
    if (protocol == QSsl::TlsV1_2)
        return u"TLS 1.2"_s;
    return protocol == QSsl::TlsV1_3 ? u"TLS 1.3"_s : u"TLS"_s;
}

TlsFacts tlsFactsOf(const QSslSocket &socket)
{
    return {versionName(socket.sessionProtocol()), socket.sessionCipher().name()};
}

/// Closes only the sending direction, which QTcpSocket cannot do.
void shutDownSending(qintptr descriptor)
{
#if defined(Q_OS_WIN)
    ::shutdown(static_cast<SOCKET>(descriptor), SD_SEND);
#else
    ::shutdown(static_cast<int>(descriptor), SHUT_WR);
#endif
}

/// Makes close() drop unsent bytes and send RST.
void resetWhenClosed(qintptr descriptor)
{
    linger none{};
    none.l_onoff = 1;
#if defined(Q_OS_WIN)
    ::setsockopt(static_cast<SOCKET>(descriptor), SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&none),
                 sizeof none);
#else
    ::setsockopt(static_cast<int>(descriptor), SOL_SOCKET, SO_LINGER, &none, sizeof none);
#endif
}

} // namespace

SocketLink::SocketLink(QTcpSocket *socket, base::Clock &clock, const Limits &limits, const Handler &handler,
                       const Gate &gate, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_socket(socket)
    , m_encrypted(qobject_cast<QSslSocket *>(socket))
    , m_handshakeLimit(limits.header)
    , m_connection(clock, limits, handler, gate, peerOf(*socket), *this)
{
    m_socket->setParent(this);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, &SocketLink::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &SocketLink::disconnected);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &SocketLink::sent);
    if (m_encrypted) {
        connect(m_encrypted, &QSslSocket::encrypted, this, &SocketLink::agreed);
        connect(m_encrypted, &QSslSocket::encryptedBytesWritten, this, &SocketLink::sent);
        connect(m_encrypted, &QSslSocket::errorOccurred, this, &SocketLink::failed);
    }
}

void SocketLink::start()
{
    if (m_encrypted && m_encrypted->isEncrypted())
        agreed(); // while it waited to be accepted
    if (m_encrypted) {
        m_clock.callAfter(m_handshakeLimit, this, [this] {
            if (!m_encrypted->isEncrypted())
                cut();
        });
    }
    read();
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        disconnected();
}

void SocketLink::write(const QByteArray &bytes)
{
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_socket->write(bytes);
    m_socket->flush(); // most answers leave at once, even if the other side closes right behind its request
}

qint64 SocketLink::unsent() const
{
    return m_socket->bytesToWrite() + (m_encrypted ? m_encrypted->encryptedBytesToWrite() : 0);
}

void SocketLink::sent()
{
    m_connection.sent();
    if (m_isFinishing && unsent() == 0) {
        stopSending();
        drop();
    }
}

void SocketLink::finish()
{
    m_isFinishing = true;
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_clock.callAfter(MaxLinger, this, [this] { cut(); });
    if (m_encrypted)
        m_clock.callAfter(QuietTime, this, [this] { sayGoodbye(0); });
    else
        stopSending();
    drop();
}

void SocketLink::sayGoodbye(qint64 droppedBefore)
{
    if (m_dropped == droppedBefore)
        m_encrypted->disconnectFromHost(); // closes when everything is written
    else
        m_clock.callAfter(QuietTime, this, [this, dropped = m_dropped] { sayGoodbye(dropped); });
}

void SocketLink::agreed()
{
    m_connection.setTls(tlsFactsOf(*m_encrypted));
}

/// Reports a failed handshake, because whoever set up the other side needs to know.
void SocketLink::failed()
{
    const auto error = m_encrypted->error();
    if (!m_encrypted->isEncrypted()
        && (error == QAbstractSocket::SslHandshakeFailedError || error == QAbstractSocket::SslInvalidUserDataError))
        emit refused({base::Rules::TlsNoAgreement, 0, peerOf(*m_socket).address, {}, {}, peerOf(*m_socket).listener});
}

void SocketLink::cut()
{
    m_isFinishing = true;
    m_socket->abort();
    disconnected();
}

void SocketLink::reset()
{
    resetWhenClosed(m_socket->socketDescriptor());
    cut();
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
    if (m_connection.isReading())
        resumeReading(*m_socket);
    while (!m_isFinishing && m_connection.isReading() && m_socket->bytesAvailable() > 0)
        m_connection.receive(m_socket->read(Limits::ReadSize));
    m_isReading = false;
    if (m_isFinishing)
        drop();
    else if (!m_connection.isReading() && !m_encrypted)
        pauseReading(*m_socket);
}

/// Drops what comes, but not before the answer has left: the end of the other side's sending would cut it.
void SocketLink::drop()
{
    if (m_hasEnded || m_isReading)
        return;
    if (!m_encrypted && unsent() > 0)
        return pauseReading(*m_socket);
    resumeReading(*m_socket);
    m_dropped += m_socket->readAll().size();
    if (m_dropped > MaxDropped)
        cut();
}

void SocketLink::stopSending()
{
    if (!m_encrypted && m_socket->bytesToWrite() == 0 && m_socket->state() == QAbstractSocket::ConnectedState)
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
