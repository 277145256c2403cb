// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "service/pacedsender.h"
#include "service/tokenbucket.h"

namespace runlatch::service {

/// One request on its way, with its waits and tries, as PacedSender describes them.
class PacedCall final : public base::Operation<http::Response>
{
public:
    struct Means
    {
        PacedSender &sender;
        http::Requester &http;
        base::Clock &clock;
        std::shared_ptr<TokenBucket> bucket;
    };

    PacedCall(const Means &means, const http::Outgoing &outgoing, QObject *context,
              base::Callback<http::Response> done);

    /// Sends the request when its turn comes. May delete this, because a receiver of `waiting` may abort the call.
    void queue();

private:
    void send();
    void answered(const base::Result<http::Response> &answer);
    void sendAgain(Wait::Reason reason, std::chrono::milliseconds wait);
    void conclude(const base::Result<http::Response> &answer);
    void tell(Wait::Reason reason, std::chrono::milliseconds wait);

    Means m_means;
    http::Outgoing m_outgoing;
    int m_refusals = 0; ///< answers 429
    int m_troubles = 0;
};

} // namespace runlatch::service
