// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/readiness.h"

#include "protocol/weburl.h"

#include <QNetworkProxy>
#include <QTcpSocket>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::cli {

namespace {
constexpr auto BetweenConnects = 50ms;
constexpr auto MaxConnectTime = 2s;

/// One attempt to connect to the host and port of a URL. It sends nothing. Answers with whether something listens
/// there, never with an error: what has not answered within `limit` does not listen, because a firewall may drop the
/// packets.
class ConnectAttempt final : public base::Operation<bool>
{
public:
    /// Begins at once, and never answers before it returned. `clock` must outlive this.
    ConnectAttempt(base::Clock &clock, const QUrl &target, std::chrono::milliseconds limit, QObject *context,
                   base::Callback<bool> done)
        : Operation(context, context, std::move(done))
        , m_socket(new QTcpSocket(this))
    {
        m_socket->setProxy(QNetworkProxy::NoProxy);
        // Queued: a socket may connect or fail before connectToHost() returns.
        connect(
            m_socket, &QTcpSocket::connected, this, [this] { finish(true); }, Qt::QueuedConnection);
        connect(
            m_socket, &QTcpSocket::errorOccurred, this, [this] { finish(false); }, Qt::QueuedConnection);
        clock.callAfter(limit, this, [this] { finish(false); });
        m_socket->connectToHost(target.host(), protocol::portOf(target));
    }

    ~ConnectAttempt() override
    {
        m_socket->disconnect(this); // before abort(), which emits disconnected()
        m_socket->abort();
    }

private:
    QTcpSocket *m_socket;
};

} // namespace

base::Call Readiness::wait(base::Clock &clock, const QUrl &target, std::chrono::milliseconds limit, QObject *context,
                           base::Callback<bool> done)
{
    auto *readiness = new Readiness(clock, target, limit, context, std::move(done));
    readiness->connectOnce();
    return base::Call(readiness);
}

Readiness::Readiness(base::Clock &clock, const QUrl &target, std::chrono::milliseconds limit, QObject *context,
                     base::Callback<bool> done)
    : Operation(context, context, std::move(done))
    , m_clock(clock)
    , m_target(target)
    , m_until(clock.monotonic() + limit)
{
}

void Readiness::connectOnce()
{
    const auto left = std::max<std::chrono::milliseconds>(m_until - m_clock.monotonic(), 100ms);
    new ConnectAttempt(m_clock, m_target, std::min<std::chrono::milliseconds>(left, MaxConnectTime), this,
                       [this](const base::Result<bool> &isListening) { take(*isListening); });
}

void Readiness::take(bool isListening)
{
    if (isListening || m_clock.monotonic() + BetweenConnects >= m_until)
        finish(isListening);
    else
        m_clock.callAfter(BetweenConnects, this, [this] { connectOnce(); });
}

} // namespace runlatch::cli
