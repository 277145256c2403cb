// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/deliverymessage.h"

#include "http/rawsender.h"
#include "protocol/signature.h"
#include "simulator/state/identifiers.h"

namespace runlatch::simulator {

namespace {

/// The body with one byte changed, so that a signature of it is right for other bytes. It stays JSON: a letter of the
/// first key is changed.
QByteArray changedBody(QByteArray body)
{
    const qsizetype letter = body.indexOf('"') + 1;
    if (letter > 0 && letter < body.size())
        body[letter] = body[letter] == 'x' ? 'y' : 'x';
    return body;
}

/// The values of the signature headers, in their order; empty: no such header.
QByteArrayList signatureValues(const RunTaskOptions &options, const QByteArray &body)
{
    const QByteArray right = options.hmacKey.isEmpty() ? QByteArray("") : protocol::sign(options.hmacKey, body);
    switch (options.signature) {
    case SignatureManner::Right: return {right};
    case SignatureManner::Omitted: return {};
    case SignatureManner::Empty: return {QByteArray("")};
    case SignatureManner::Constant: return {QByteArray(protocol::sign("any key", body).size(), '0')};
    case SignatureManner::UpperCase: return {right.toUpper()};
    case SignatureManner::Cut: return {right.first(right.size() / 2)};
    case SignatureManner::OtherKey: return {protocol::sign(freshToken(), body)};
    case SignatureManner::OtherBody: return {protocol::sign(options.hmacKey, changedBody(body))};
    case SignatureManner::Twice: return {protocol::sign(freshToken(), body), right};
    }
    return {right};
}

QByteArray messageWith(const QByteArrayList &signatures, const RunTaskOptions &options, const SendingService &service,
                       const QByteArray &body)
{
    http::Headers headers{{"Content-Type", "application/json"},
                          {"User-Agent", protocol::userAgent(service.serviceName, service.site.toUtf8())}};
    for (const QByteArray &signature : signatures)
        headers.append(http::Header{protocol::signatureHeader(service.serviceName), signature});
    return http::writeRequest("POST", options.target, headers + options.moreHeaders, body);
}

} // namespace

QByteArray deliveryMessage(const RunTaskOptions &options, const SendingService &service, const QByteArray &body)
{
    return messageWith(signatureValues(options, body), options, service, body);
}

QByteArray wronglySignedMessage(const RunTaskOptions &options, const SendingService &service, const QByteArray &body)
{
    return messageWith({protocol::sign(freshToken(), body)}, options, service, body);
}

} // namespace runlatch::simulator
