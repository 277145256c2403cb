// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/scriptedserver.h"

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

namespace runlatch::support {

/// A server on a free loopback port that answers each request when the test says so. One request per connection.
class HeldServer : public QTcpServer
{
public:
    HeldServer()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        });
    }

    QUrl url(const QString &path = {}) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1").arg(serverPort()) + path);
    }
    int count() const { return static_cast<int>(m_requests.size()); } ///< complete requests so far
    int maxAtOnce() const { return m_most; } ///< the most requests that waited at the same time
    QByteArray request(int number) const { return m_requests.value(number).bytes; }

    void answer(int number, int status)
    {
        Request &request = m_requests[number];
        request.isAnswered = true;
        if (!request.socket)
            return; // the other side has left
        request.socket->write(httpAnswer(status, "{}"));
        request.socket->disconnectFromHost();
    }
    void answerFromNowOn(int status) { m_status = status; } ///< answers further requests immediately

private:
    struct Request
    {
        QPointer<QTcpSocket> socket;
        QByteArray bytes;
        bool isAnswered = false;
    };

    void read(QTcpSocket *socket)
    {
        const QByteArray bytes = socket->property("bytes").toByteArray() + socket->readAll();
        socket->setProperty("bytes", bytes);
        const auto head = bytes.indexOf("\r\n\r\n");
        if (head < 0)
            return;
        const auto at = bytes.toLower().indexOf("content-length:");
        const auto length = at < 0 ? 0 : bytes.mid(at + 15, bytes.indexOf('\r', at) - at - 15).trimmed().toInt();
        if (bytes.size() < head + 4 + length)
            return;
        m_requests.append({socket, bytes, false});
        const auto isOpen = [](const Request &request) { return !request.isAnswered; };
        m_most = std::max(m_most, static_cast<int>(std::count_if(m_requests.begin(), m_requests.end(), isOpen)));
        if (m_status > 0)
            answer(count() - 1, m_status);
    }

    QList<Request> m_requests;
    int m_most = 0;
    int m_status = 0;
};

} // namespace runlatch::support
