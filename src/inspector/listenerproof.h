// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/clock.h"
#include "base/operation.h"
#include "http/rawsender.h"
#include "inspector/receiver.h"

namespace runlatch::inspector {

/// Proves that a receiver's listeners are reached: each gets a request over its own socket, TLS included, and must give
/// the answer that only this process knows (SelfChecks). One after the other. The public URL is not asked: that is
/// OutsideProof.
class ListenerProof final : public base::Operation<std::monostate>
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds Limit{5}; ///< for each listener

    /// Answers after the first listener that is not reached, as http::Requester says why, or with "listen.unproved" if
    /// something else answered; the subject is the listener's address. Ends with `receiver` and with `context`.
    static base::Call start(Receiver &receiver, base::Clock &clock, QObject *context,
                            base::Callback<std::monostate> done);

private:
    ListenerProof(Receiver &receiver, base::Clock &clock, QObject *context, base::Callback<std::monostate> done);
    void ask(qsizetype number);
    void send(qsizetype number, const SelfCheckTokens &tokens);
    base::Error unproved(const ListenerPlace &place, base::Error error) const;

    Receiver &m_receiver;
    const QList<ListenerPlace> m_places;
    http::RawSender m_sender;
};

} // namespace runlatch::inspector
