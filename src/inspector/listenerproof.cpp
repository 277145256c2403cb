// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/listenerproof.h"

#include "base/rules.h"
#include "http/listenaddress.h"
#include "http/peertrust.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

base::Call ListenerProof::start(Receiver &receiver, base::Clock &clock, QObject *context,
                                base::Callback<std::monostate> done)
{
    auto *proof = new ListenerProof(receiver, clock, context, std::move(done));
    QMetaObject::invokeMethod(
        proof, [proof] { proof->ask(0); }, Qt::QueuedConnection);
    return base::Call(proof);
}

ListenerProof::ListenerProof(Receiver &receiver, base::Clock &clock, QObject *context,
                             base::Callback<std::monostate> done)
    : Operation(&receiver, context, std::move(done))
    , m_receiver(receiver)
    , m_places(receiver.places())
    , m_sender(clock)
{
}

void ListenerProof::ask(qsizetype number)
{
    while (number < m_places.size() && !m_places.at(number).isListening())
        ++number; // it is known not to listen
    if (number >= m_places.size()) {
        finish(std::monostate());
        return;
    }
    const SelfCheckTokens tokens = SelfCheckTokens::make();
    m_receiver.expect(tokens, this, [this, number, tokens](const base::Done &) { send(number, tokens); });
}

void ListenerProof::send(qsizetype number, const SelfCheckTokens &tokens)
{
    const ListenerPlace &place = m_places.at(number);
    QUrl url = place.ownUrl();
    url.setPath(u"/"_s);
    http::RawManner manner;
    if (!place.address.identity.isNull())
        manner.pinnedCertificate = http::fingerprintOf(place.address.identity.chain.first());
    const QByteArray request = http::writeRequest("GET", url, {{SelfCheckHeader, tokens.question}}, {});
    const auto answered = [this, number, answer = tokens.answer](const base::Result<http::Response> &response) {
        if (!response)
            finish(unproved(m_places.at(number), response.error()));
        else if (response->status != 200 || response->body != answer)
            finish(
                unproved(m_places.at(number), {base::ErrorKind::Network, base::Rules::ListenUnproved, {}, {}, 0, {}}));
        else
            ask(number + 1);
    };
    m_sender.send(url, request, Limit, this, answered, manner);
}

base::Error ListenerProof::unproved(const ListenerPlace &place, base::Error error) const
{
    error.subject = http::writeListenAddress(place.address.host, place.port);
    return error;
}

} // namespace runlatch::inspector
