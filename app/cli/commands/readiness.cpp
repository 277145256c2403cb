// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/readiness.h"

#include "app/cli/commands/connectattempt.h"
#include "protocol/weburl.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::cli {

namespace {
constexpr auto BetweenConnects = 50ms;
constexpr auto MaxConnectTime = 2s;
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
    const ConnectAttempt::Place place{m_target.host(), protocol::portOf(m_target)};
    new ConnectAttempt(m_clock, place, std::min<std::chrono::milliseconds>(left, MaxConnectTime), this,
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
