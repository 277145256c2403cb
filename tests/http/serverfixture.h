// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/server.h"
#include "support/fakeclock.h"
#include "support/waiting.h"

#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>

#include <memory>

namespace runlatch::http {

inline const QByteArray PlainGet = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n";
inline const QByteArray PlainAnswer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n/a";

/// A client that sends bytes as they are.
class PlainVisitor
{
public:
    explicit PlainVisitor(const Server &server)
    {
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket, [this] { m_received += m_socket.readAll(); });
        m_socket.connectToHost(QHostAddress(server.host()), server.port());
    }
    void send(const QByteArray &bytes) { m_socket.write(bytes); }
    void reset() { m_socket.abort(); }
    bool isOpen() const { return m_socket.state() == QAbstractSocket::ConnectedState; }
    bool isClosed() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    const QByteArray &received() const { return m_received; }
    QAbstractSocket::SocketError error() const { return m_socket.error(); }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

/// A server of the test's thread that answers with the target of the request. A test derives from it beside QObject.
class ServerFixture
{
protected:
    /// Call in init(): from then on a warning fails the test.
    void setUp()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_answersAtOnce = true;
    }
    void tearDown() ///< call in cleanup()
    {
        m_responders.clear();
        m_requests.clear();
    }
    std::unique_ptr<Server> serve(Limits limits = {}, const QString &host = QStringLiteral("127.0.0.1"))
    {
        const auto handler = [this](const Request &request, const Responder &responder) {
            m_requests.append(request);
            if (m_answersAtOnce)
                responder.respond({200, {}, request.target, {}});
            else
                m_responders.append(responder);
        };
        auto server = std::make_unique<Server>(m_clock, limits, handler);
        if (!server->listen(host, 0).isOk())
            qFatal("no free port");
        return server;
    }

    support::FakeClock m_clock;
    QList<Request> m_requests;
    QList<Responder> m_responders; ///< of the requests that were not answered at once
    bool m_answersAtOnce = true;
};

} // namespace runlatch::http
