// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/pacedcall.h"

#include "service/announcedlimits.h"
#include "service/callretry.h"

#include <QRandomGenerator>

namespace runlatch::service {

namespace {

constexpr int MaxRefusals = 10;
constexpr int MaxTroubles = 3;

double jitter()
{
    return QRandomGenerator::global()->generateDouble();
}

} // namespace

PacedCall::PacedCall(const Means &means, const http::Outgoing &outgoing, QObject *context,
                     base::Callback<http::Response> done)
    : Operation(&means.sender, context, std::move(done))
    , m_means(means)
    , m_outgoing(outgoing)
{
}

void PacedCall::queue()
{
    const auto wait = m_means.bucket->take(this, [this] { send(); });
    if (wait > std::chrono::seconds(1))
        tell(Wait::Reason::Pace, wait);
}

void PacedCall::send()
{
    m_means.http.send(m_outgoing, this, [this](const auto &answer) { answered(answer); });
    const QString purpose = m_outgoing.purpose; // copied, because a receiver of the signal may abort this call
    emit m_means.sender.sent(purpose, m_outgoing.attempt);
}

void PacedCall::answered(const base::Result<http::Response> &answer)
{
    if (const std::optional<int> rate = answer ? announcedRate(answer->headers) : std::nullopt)
        m_means.bucket->announce(*rate);
    if (answer && answer->status == 429 && m_refusals < MaxRefusals) {
        ++m_refusals;
        sendAgain(Wait::Reason::RateLimited, rateLimitWait(answer->headers, m_means.clock.utc(), jitter()));
    } else if (m_outgoing.method == "GET" && isPassingTrouble(answer) && m_troubles < MaxTroubles) {
        ++m_troubles;
        sendAgain(Wait::Reason::Trouble, troubleWait(m_troubles, jitter()));
    } else {
        conclude(answer);
    }
}

void PacedCall::sendAgain(Wait::Reason reason, std::chrono::milliseconds wait)
{
    ++m_outgoing.attempt;
    m_means.clock.callAfter(wait, this, [this] { queue(); });
    tell(reason, wait);
}

void PacedCall::conclude(const base::Result<http::Response> &answer)
{
    if (answer || m_outgoing.method == "GET") {
        finish(answer);
        return;
    }
    base::Error error = answer.error();
    error.outcomeUnknown = mayHaveArrived(error);
    finish(error);
}

/// Reports a wait. This must be the last step, because a receiver of the signal may abort this call.
void PacedCall::tell(Wait::Reason reason, std::chrono::milliseconds wait)
{
    emit m_means.sender.waiting(
        {.reason = reason, .wait = wait, .attempt = m_outgoing.attempt, .purpose = m_outgoing.purpose});
}

} // namespace runlatch::service
