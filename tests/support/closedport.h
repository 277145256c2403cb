// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTcpSocket>
#include <QUrl>

namespace runlatch::support {

/// A port of this machine that refuses connections. It is bound and does not listen: the port of a server that was
/// closed may be given to another test, which then receives the requests.
class ClosedPort final
{
public:
    ClosedPort()
    {
        if (!m_socket.bind(QHostAddress::LocalHost, 0, QAbstractSocket::DontShareAddress))
            qFatal("no port can be bound");
    }

    quint16 port() const { return m_socket.localPort(); }
    QUrl url(const QString &path = {}) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(QString::number(port()), path));
    }

private:
    QTcpSocket m_socket;
};

} // namespace runlatch::support
