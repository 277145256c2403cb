// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/dialectwalk.h"

#include "protocol/jsonapi.h"

namespace runlatch::service {

namespace {

/// Ranks an answer 404 or 405 by what it tells. A 404 with error objects tells more than one without, and any 404 tells
/// more than a 405.
int weight(const DialectWalk::Arrival &arrival)
{
    if (arrival.response.status != 404)
        return 0;
    return protocol::readErrors(arrival.response.body).isEmpty() ? 1 : 2;
}

} // namespace

void DialectWalk::start(PacedSender &sender, const QList<Try> &dialects, QObject *scope, base::Callback<Arrival> done)
{
    Q_ASSERT(!dialects.isEmpty());
    (new DialectWalk(sender, dialects, scope, std::move(done)))->sendNext();
}

DialectWalk::DialectWalk(PacedSender &sender, const QList<Try> &dialects, QObject *scope, base::Callback<Arrival> done)
    : Operation(scope, scope, std::move(done))
    , m_sender(sender)
    , m_tries(dialects)
{
}

void DialectWalk::sendNext()
{
    m_sender.send(m_tries.at(m_try).request, this, [this](const auto &answer) { answered(answer); });
}

void DialectWalk::answered(const base::Result<http::Response> &answer)
{
    if (!answer) {
        finish(answer.error());
        return;
    }
    const Try &dialect = m_tries.at(m_try);
    Arrival arrival{.response = *answer, .url = dialect.request.url, .dialect = dialect.name};
    const bool nothingDone = answer->status == 404 || answer->status == 405;
    if (!nothingDone) {
        finish(arrival);
        return;
    }
    if (!m_missing || weight(arrival) > weight(*m_missing))
        m_missing = std::move(arrival);
    if (++m_try < m_tries.size()) {
        sendNext();
        return;
    }
    finish(*m_missing);
}

} // namespace runlatch::service
