// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/server.h"

#include "base/rules.h"
#include "http/readingpause.h"
#include "http/socketlink.h"

#include <QHostAddress>
#include <QMetaMethod>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

constexpr std::chrono::seconds AcceptAgain{1};

/// Limits what a socket reads before it is accepted. If no connection can be cut to make room, 30 sockets wait here
/// (Qt's limit for pending connections), and the others in the system's backlog. An https socket is handed over before
/// its handshake, so that it counts as a connection.
class Listener final : public QTcpServer
{
public:
    using QTcpServer::QTcpServer;

    void setIdentity(const ServerIdentity &identity)
    {
        m_isEncrypted = !identity.isNull();
        m_tls = QSslConfiguration();
        m_tls.setLocalCertificateChain(identity.chain);
        m_tls.setPrivateKey(identity.key);
        m_tls.setPeerVerifyMode(QSslSocket::VerifyNone); // clients show no certificate
    }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        auto *encrypted = m_isEncrypted ? new QSslSocket(this) : nullptr;
        auto *socket = encrypted ? encrypted : new QTcpSocket(this);
        socket->setReadBufferSize(Limits::ReadSize);
        if (!socket->setSocketDescriptor(descriptor)) {
            delete socket;
            return;
        }
        if (encrypted) {
            encrypted->setSslConfiguration(m_tls);
            encrypted->startServerEncryption();
        } else {
            pauseReading(*socket);
        }
        addPendingConnection(socket);
    }

private:
    QSslConfiguration m_tls;
    bool m_isEncrypted = false;
};

base::Error listenError(base::Rule rule, const QString &host, quint16 port, const QString &detail)
{
    return {base::ErrorKind::Usage, rule, writeListenAddress(host, port), detail, 0, {}};
}

base::Rule ruleOf(QAbstractSocket::SocketError error)
{
    if (error == QAbstractSocket::AddressInUseError)
        return base::Rules::ListenInUse;
    return error == QAbstractSocket::SocketAccessError ? base::Rules::ListenNotPermitted : base::Rules::ListenAddress;
}

} // namespace

Server::Server(base::Clock &clock, const Limits &limits, Handler handler, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_limits(limits)
    , m_handler(std::move(handler))
    , m_listener(new Listener(this))
{
    m_budget->join(*this);
    m_listener->setListenBacklogSize(Limits::Backlog); // Qt's own 50 would make a burst wait for a second and longer
    connect(m_listener, &QTcpServer::newConnection, this, &Server::accept);
    // With too many open files Qt stops accepting and never begins again by itself.
    connect(m_listener, &QTcpServer::acceptError, this,
            [this] { m_clock.callAfter(AcceptAgain, this, [this] { m_listener->resumeAccepting(); }); });
}

void Server::setIdentity(const ServerIdentity &identity)
{
    static_cast<Listener *>(m_listener)->setIdentity(identity);
}

void Server::setGate(Gate gate)
{
    m_gate = std::move(gate);
}

void Server::setSecretQuery(std::function<bool(const QByteArray &path)> hasSecretQuery)
{
    m_hasSecretQuery = std::move(hasSecretQuery);
}

void Server::setPart(std::function<QString(const QByteArray &target)> partOf)
{
    m_partOf = std::move(partOf);
}

void Server::setBudget(std::shared_ptr<UnfinishedBudget> budget)
{
    m_budget->leave(*this);
    m_budget = std::move(budget);
    m_budget->join(*this);
}

Server::~Server()
{
    m_budget->leave(*this);
    for (SocketLink *link : std::as_const(m_links))
        link->disconnect(this);
    qDeleteAll(m_links);
}

base::Done Server::listen(const QString &host, quint16 port)
{
    const QHostAddress address = host == "localhost"_L1 ? QHostAddress(QHostAddress::LocalHost) : QHostAddress(host);
    if (address.isNull())
        return listenError(base::Rules::ListenAddress, host, port, u"not an address"_s);
    if (!m_listener->listen(address, port))
        return listenError(ruleOf(m_listener->serverError()), host, port, m_listener->errorString());
    m_isClosing = false;
    return std::monostate{};
}

void Server::close()
{
    m_isClosing = true;
    m_listener->close();
    const QList<SocketLink *> links = m_links; // a copy: links without a request are removed at once
    for (SocketLink *link : links)
        link->connection().shutDown();
    if (links.isEmpty())
        QMetaObject::invokeMethod(this, &Server::drained, Qt::QueuedConnection);
}

bool Server::isListening() const
{
    return m_listener->isListening();
}

quint16 Server::port() const
{
    return m_listener->serverPort();
}

QString Server::host() const
{
    return m_listener->serverAddress().toString();
}

int Server::connectionCount() const
{
    return static_cast<int>(m_links.size());
}

void Server::accept()
{
    while (m_listener->hasPendingConnections()) {
        if (m_links.size() < m_limits.connections)
            addLink();
        else if (!makeRoom())
            return; // each connection handles a request; tried again when one of them is answered
    }
}

bool Server::makeRoom()
{
    const auto later = [](const SocketLink *left, const SocketLink *right) {
        const auto never = std::chrono::milliseconds::max();
        return left->connection().waitingSince().value_or(never) < right->connection().waitingSince().value_or(never);
    };
    const auto longest = std::min_element(m_links.cbegin(), m_links.cend(), later);
    if (longest == m_links.cend() || !(*longest)->connection().waitingSince())
        return false;
    (*longest)->connection().evict();
    return true;
}

void Server::addLink()
{
    auto *link = new SocketLink(m_listener->nextPendingConnection(), m_clock, m_limits, m_handler, m_gate, this);
    m_links.append(link);
    connect(link, &SocketLink::ended, this, [this, link] { removeLink(link); });
    connect(link, &SocketLink::refused, this, &Server::refused);
    connect(&link->connection(), &ServerConnection::refused, this, &Server::refused);
    connect(&link->connection(), &ServerConnection::answered, this, &Server::accept);
    connect(&link->connection(), &ServerConnection::heldChanged, this, &Server::countUnfinished);
    if (static const QMetaMethod signal = QMetaMethod::fromSignal(&Server::exchanged); isSignalConnected(signal))
        connect(&link->connection(), &ServerConnection::exchanged, this, &Server::tell);
    link->start();
}

void Server::countUnfinished(qint64 difference)
{
    m_unfinished += difference;
    m_budget->count(difference, std::max(m_limits.unfinishedBytes, m_limits.maxHeldByOne()));
}

ServerConnection *Server::largestUnfinished() const
{
    const auto smaller = [](const SocketLink *left, const SocketLink *right) {
        return left->connection().unfinishedBytes() < right->connection().unfinishedBytes();
    };
    const auto largest = std::max_element(m_links.cbegin(), m_links.cend(), smaller);
    const bool hasOne = largest != m_links.cend() && (*largest)->connection().unfinishedBytes() > 0;
    return hasOne ? &(*largest)->connection() : nullptr;
}

void Server::tell(ExchangeRecord record)
{
    record.host = writeListenAddress(host(), port());
    if (m_partOf)
        record.part = m_partOf(record.path.toUtf8());
    redact(record, m_hasSecretQuery && m_hasSecretQuery(pathOf(record.path.toUtf8())));
    emit exchanged(record);
}

void Server::removeLink(SocketLink *link)
{
    m_links.removeOne(link);
    link->deleteLater();
    if (m_isClosing && m_links.isEmpty())
        QMetaObject::invokeMethod(this, &Server::drained, Qt::QueuedConnection);
    accept();
}

} // namespace runlatch::http
