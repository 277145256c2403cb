// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/operation.h"
#include "http/requester.h"
#include "inspector/receiver.h"

namespace runlatch::inspector {

/// Proves that a public URL leads to a receiver: a request to it, with the system's proxy and trust, must arrive there,
/// and must be answered with what only this process knows (SelfChecks). The listener records nothing of it. Whoever
/// runs the tunnel can read both halves of the proof, which are used once.
class OutsideProof final : public base::Operation<std::monostate>
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds Limit{15};

    /// `http` should be one that nobody logs, and must outlive the proof. `address`: without the path of an endpoint.
    /// Errors as for http::Requester, and Network "tunnel.elsewhere" if something else answered, with its HTTP status.
    /// Ends with `receiver` and with `context`.
    static base::Call start(Receiver &receiver, http::Requester &http, const QUrl &address, QObject *context,
                            base::Callback<std::monostate> done);

private:
    OutsideProof(Receiver &receiver, http::Requester &http, const QUrl &address, QObject *context,
                 base::Callback<std::monostate> done);
    void send(const SelfCheckTokens &tokens);

    const QUrl m_url;
    http::Requester &m_http;
};

} // namespace runlatch::inspector
