// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/readiness.h"

#include <QNetworkProxy>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::cli {

namespace {
constexpr auto BetweenConnects = 50ms;
constexpr auto MaxConnectTime = 2s;
} // namespace

quint16 portOf(const QUrl &url)
{
    return static_cast<quint16>(url.port(url.scheme() == "https"_L1 ? 443 : 80));
}

Readiness::Readiness(base::Clock &clock, const QUrl &target, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_target(target)
{
    m_socket.setProxy(QNetworkProxy::NoProxy);
    connect(&m_socket, &QTcpSocket::connected, this, [this] { settle(true); });
    connect(&m_socket, &QTcpSocket::errorOccurred, this, [this] { settle(false); });
}

void Readiness::wait(std::chrono::milliseconds limit, std::function<void(bool)> done)
{
    ++m_wait;
    m_done = std::move(done);
    m_until = m_clock.monotonic() + limit;
    connectOnce();
}

void Readiness::stop()
{
    ++m_wait;
    m_done = nullptr;
    m_socket.abort();
}

void Readiness::connectOnce()
{
    m_socket.abort();
    m_socket.connectToHost(m_target.host(), portOf(m_target));
    const auto left = std::max<std::chrono::milliseconds>(m_until - m_clock.monotonic(), 100ms);
    m_clock.callAfter(std::min<std::chrono::milliseconds>(left, MaxConnectTime), this, [this, wait = m_wait] {
        if (wait == m_wait && m_socket.state() != QAbstractSocket::UnconnectedState)
            settle(false); // the attempt timed out: a firewall drops the packets
    });
}

void Readiness::settle(bool isListening)
{
    if (!m_done)
        return;
    const int wait = ++m_wait;
    m_socket.abort();
    if (isListening || m_clock.monotonic() + BetweenConnects >= m_until) {
        const auto done = std::exchange(m_done, nullptr);
        done(isListening);
        return;
    }
    m_clock.callAfter(BetweenConnects, this, [this, wait] {
        if (wait == m_wait)
            connectOnce();
    });
}

} // namespace runlatch::cli
