// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "http/connection.h"
#include "http/exchangerecord.h"
#include "http/gate.h"
#include "http/limits.h"
#include "http/listenaddress.h"
#include "http/message.h"
#include "http/refusal.h"
#include "http/responder.h"
#include "http/serveridentity.h"

#include <QObject>

#include <functional>

class QTcpServer;

namespace runlatch::http {

class SocketLink;

/// A small HTTP/1.1 server for requests from strangers, in one thread (the one it is used in). What it
/// refuses stands in requestparser.h, how it talks in connection.h. An answer to a refused request reaches the
/// other side before the connection is closed.
class Server : public QObject
{
    Q_OBJECT
public:
    Server(base::Clock &clock, const Limits &limits, Handler handler, QObject *parent = nullptr);
    /// https from now on; a null identity is http. Before listen().
    void setIdentity(const ServerIdentity &identity);
    /// Decides who is let in. A request that is not is answered as the gate says, told by `refused`, and nothing of its
    /// body is kept; the connection ends. Before listen().
    void setGate(Gate gate);
    ~Server() override;

    /// Of which paths the query is a secret as a whole; what is told has none there.
    void setSecretQuery(std::function<bool(const QByteArray &path)> hasSecretQuery);

    /// Errors: Usage with rule "listen.in-use", "listen.not-permitted" or "listen.address"; `subject` = "host:port".
    /// Port 0 picks a free one. `host` is an address or "localhost".
    base::Done listen(const QString &host, quint16 port);
    /// No new connections. Requests that were complete are still answered; the others are cut. `drained` follows.
    void close();
    bool isListening() const;
    quint16 port() const;
    QString host() const;
    int connectionCount() const;
    /// Held now for requests that are not complete, as of Limits::unfinishedBytes; never more than allowed there.
    qint64 unfinishedBytes() const { return m_unfinished; }

signals:
    void refused(const runlatch::http::Refusal &refusal);
    void drained();
    /// After each answer and each refusal. Redacted. Made only for connections that began while somebody listened to
    /// it.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    void accept();
    bool makeRoom();
    void addLink();
    void removeLink(SocketLink *link);
    void countUnfinished(qint64 difference);
    bool giveUpLargest();
    void tell(ExchangeRecord record);

    base::Clock &m_clock;
    const Limits m_limits;
    const Handler m_handler;
    Gate m_gate;
    std::function<bool(const QByteArray &path)> m_hasSecretQuery;
    QTcpServer *m_listener;
    QList<SocketLink *> m_links;
    bool m_isClosing = false;
    qint64 m_unfinished = 0;
    bool m_isGivingUp = false;
};

} // namespace runlatch::http
