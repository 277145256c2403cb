// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "http/exchangerecord.h"
#include "http/gate.h"
#include "http/limits.h"
#include "http/listenaddress.h"
#include "http/message.h"
#include "http/refusal.h"
#include "http/responder.h"
#include "http/serverconnection.h"
#include "http/serveridentity.h"
#include "http/unfinishedbudget.h"

#include <QObject>

#include <functional>
#include <memory>

class QTcpServer;

namespace runlatch::http {

class SocketLink;

/// A small HTTP/1.1 server for requests from strangers. It lives in one thread. requestparser.h lists the requests that
/// are refused, and serverconnection.h says how a connection works. An answer to a refused request reaches the other
/// side before the connection is closed.
class Server : public QObject
{
    Q_OBJECT
public:
    Server(base::Clock &clock, const Limits &limits, Handler handler, QObject *parent = nullptr);
    /// Serves https from now on; a null identity means http. Call before listen().
    void setIdentity(const ServerIdentity &identity);
    /// Sets the gate, which decides whose requests are let in. A request that is kept out is answered as the gate says
    /// and reported by `refused`; nothing of its body is kept, and the connection ends. Call before listen().
    void setGate(Gate gate);
    ~Server() override;

    /// Shares the limit of unfinished bytes with the other servers of `budget`, whose Limits are the same. Call before
    /// listen().
    void setBudget(std::shared_ptr<UnfinishedBudget> budget);
    /// Sets the paths for which the whole query is a secret; `exchanged` reports them without a query.
    void setSecretQuery(std::function<bool(const QByteArray &path)> hasSecretQuery);
    /// Sets what tells ExchangeRecord::part of a request by its target, path and query as they came.
    void setPart(std::function<QString(const QByteArray &target)> partOf);

    /// Errors: Usage with rule "listen.in-use" (portowner.h knows more about it), "listen.not-permitted" or
    /// "listen.address"; `subject` = "host:port". Port 0 picks a free one. `host` is an address or "localhost".
    base::Done listen(const QString &host, quint16 port);
    /// Accepts no new connections. Complete requests are still answered; the others are cut. `drained` follows.
    void close();
    bool isListening() const;
    quint16 port() const;
    QString host() const;
    int connectionCount() const;
    /// Bytes held now for incomplete requests, counted as in Limits::unfinishedBytes; never more than that limit.
    qint64 unfinishedBytes() const { return m_unfinished; }
    ServerConnection *largestUnfinished() const; ///< null if no connection has an unfinished request

signals:
    void refused(const runlatch::http::Refusal &refusal);
    void drained();
    /// Emitted after each answer and each refusal, but only for connections that began while somebody was connected to
    /// this signal. The record is redacted.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    void accept();
    bool makeRoom();
    void addLink();
    void removeLink(SocketLink *link);
    void countUnfinished(qint64 difference);
    void tell(ExchangeRecord record);

    base::Clock &m_clock;
    const Limits m_limits;
    const Handler m_handler;
    Gate m_gate;
    std::function<bool(const QByteArray &path)> m_hasSecretQuery;
    std::function<QString(const QByteArray &target)> m_partOf;
    QTcpServer *m_listener;
    QList<SocketLink *> m_links;
    bool m_isClosing = false;
    qint64 m_unfinished = 0;
    std::shared_ptr<UnfinishedBudget> m_budget = std::make_shared<UnfinishedBudget>();
};

} // namespace runlatch::http
