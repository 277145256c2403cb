// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/server.h"
#include "inspector/health/metrics.h"
#include "inspector/health/storeprobe.h"
#include "inspector/session.h"

#include <QUrl>

#include <functional>

namespace runlatch::inspector {

/// Tells other programs how a receiver is, on a port of its own: `GET /healthz` is answered 200 while requests are
/// received and the store takes writes, otherwise 503 with the reason in one line, also after drain(). `GET /metrics`
/// is answered with writeMetrics(). Nothing in the answers is a sender's. Web pages are refused, as at a listener.
///
/// Lives in the thread of the session.
class HealthServer final : public QObject
{
    Q_OBJECT
public:
    /// The most connections; the one that was longest without a request is cut for one more.
    static constexpr int MaxConnections = 32;
    static constexpr qint64 MaxHeadBytes = 8 * 1024; ///< of a request; it has no body

    /// Counts what happens from now on. The session is open; both must outlive this.
    HealthServer(Session &session, base::Clock &clock, QObject *parent = nullptr);

    /// Errors as http::Server::listen().
    base::Done listen(const QString &host, quint16 port) { return m_server.listen(host, port); }
    bool isListening() const { return m_server.isListening(); }
    QUrl url() const;                     ///< without a path, while it listens
    void drain() { m_isDraining = true; } ///< the receiver is about to stop

private:
    /// `why`: the reason in one line; empty if it is ready.
    using Judged = std::function<void(const QByteArray &why, const Recorder::Load &load)>;

    void take(const http::Request &request, const http::Responder &responder);
    void judge(const Judged &judged);
    QByteArray judgeStore(const base::Done &taken, const Recorder::Load &load);

    Session &m_session;
    StoreProbe m_probe;
    Metrics m_metrics;
    bool m_isDraining = false;
    http::Server m_server; // declared last: its handler uses the other members
};

} // namespace runlatch::inspector
