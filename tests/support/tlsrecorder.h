// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/scriptedserver.h"
#include "support/testidentity.h"

#include <QSslSocket>
#include <QTcpServer>
#include <QUrl>

#include <utility>

namespace runlatch::support {

/// Shows an identity of data/tls, which may change, and records the readable bytes that came under it. Answers every
/// request 200 and keeps the connection.
class TlsRecorder : public QTcpServer
{
public:
    explicit TlsRecorder(const QString &identity)
    {
        show(identity);
        listen(QHostAddress::LocalHost);
    }

    /// For new connections.
    void show(const QString &identity) { m_identity = testIdentity(identity); }
    void showIssuerToo() { m_identity.chain += QSslCertificate::fromPath(tlsFile(QStringLiteral("ca.pem"))); }
    /// Ends the connection of the next request without an answer, and shows the other identity with its issuer then.
    void cutTheNext(const QString &identityAfterwards) { m_afterCut = identityAfterwards; }
    QUrl url() const { return QUrl(QStringLiteral("https://127.0.0.1:%1/a").arg(serverPort())); }
    QByteArray fingerprint() const { return fingerprintOf(m_identity); }
    int connections() const { return m_connections; }
    int open() const { return m_open; }
    const QByteArray &received() const { return m_received; }
    QByteArray takeReceived() { return std::exchange(m_received, {}); }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        auto *socket = new QSslSocket(this);
        socket->setSocketDescriptor(descriptor);
        QSslConfiguration configuration = socket->sslConfiguration();
        configuration.setLocalCertificateChain(m_identity.chain);
        configuration.setPrivateKey(m_identity.key);
        socket->setSslConfiguration(configuration);
        connect(socket, &QSslSocket::readyRead, this, [this, socket] { answer(socket); });
        connect(socket, &QSslSocket::disconnected, this, [this] { --m_open; });
        socket->startServerEncryption();
        ++m_connections;
        ++m_open;
    }

private:
    void answer(QSslSocket *socket)
    {
        m_received += socket->readAll();
        if (!m_received.endsWith("\r\n\r\n"))
            return;
        if (m_afterCut.isEmpty()) {
            socket->write(keptAnswer(200, "ok"));
            return;
        }
        show(std::exchange(m_afterCut, {}));
        showIssuerToo();
        m_received.clear();
        socket->abort();
    }

    http::ServerIdentity m_identity;
    QString m_afterCut;
    QByteArray m_received;
    int m_connections = 0;
    int m_open = 0;
};

} // namespace runlatch::support
