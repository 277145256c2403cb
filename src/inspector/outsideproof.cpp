// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/outsideproof.h"

#include "base/rules.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

QUrl rootOf(QUrl base)
{
    if (!base.path().endsWith(u'/'))
        base.setPath(base.path() + u'/');
    return base;
}

} // namespace

base::Call OutsideProof::start(Receiver &receiver, http::Requester &http, const QUrl &address, QObject *context,
                               base::Callback<std::monostate> done)
{
    auto *proof = new OutsideProof(receiver, http, address, context, std::move(done));
    SelfCheckTokens tokens = SelfCheckTokens::make();
    tokens.isFromOutside = true;
    receiver.expect(tokens, proof, [proof, tokens](const base::Done &) { proof->send(tokens); });
    return base::Call(proof);
}

OutsideProof::OutsideProof(Receiver &receiver, http::Requester &http, const QUrl &address, QObject *context,
                           base::Callback<std::monostate> done)
    : Operation(&receiver, context, std::move(done))
    , m_url(rootOf(address))
    , m_http(http)
{
}

void OutsideProof::send(const SelfCheckTokens &tokens)
{
    http::Outgoing outgoing;
    outgoing.url = m_url;
    outgoing.headers = {{SelfCheckHeader, tokens.question}};
    outgoing.timeout = Limit;
    outgoing.bodyLimit = 256 * 1024; // a page of the tunnel that says what is wrong
    const auto answered = [this, answer = tokens.answer](const base::Result<http::Response> &response) {
        if (!response)
            finish(response.error());
        else if (response->status == 200 && response->body == answer)
            finish(std::monostate());
        else
            finish(base::Error{.kind = base::ErrorKind::Network,
                               .rule = base::Rules::TunnelElsewhere,
                               .subject = m_url.toString(QUrl::FullyEncoded),
                               .http = response->status});
    };
    m_http.send(outgoing, this, answered);
}

} // namespace runlatch::inspector
