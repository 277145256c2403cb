// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/resend/resendoffer.h"

#include "http/peertrust.h"
#include "http/url.h"
#include "inspector/listeners.h"
#include "protocol/weburl.h"

#include <algorithm>

namespace runlatch::ui {

namespace {

/// The target of the first line, also of one that names the whole address.
QByteArray targetOf(const QByteArray &head)
{
    const auto parts = replay::readRequestHead(head);
    if (!parts || parts->target.startsWith('/'))
        return parts ? parts->target : QByteArray();
    const QUrl whole = QUrl::fromEncoded(parts->target);
    return whole.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
}

SecretParts secretPartsOf(const CaptureReading &reading)
{
    const auto sent = replay::readRequestHead(reading.capture.head);
    const auto shown = replay::readRequestHead(reading.redactedHead);
    SecretParts parts;
    parts.target = sent && (!shown || shown->target != sent->target);
    parts.headers = sent && (!shown || shown->lines != sent->lines);
    parts.body = reading.capture.complete && !reading.secrets.isEmpty(); // otherwise '*' is in the place of each
    return parts;
}

} // namespace

bool SecretParts::isWithin(const SecretParts &agreed) const
{
    return (!target || agreed.target) && (!headers || agreed.headers) && (!body || agreed.body);
}

bool ResendTarget::isElsewhere(const QUrl &place)
{
    return protocol::mayBeCalled(place) && !http::isLoopback(place.host());
}

ResendOffer::ResendOffer(const CaptureReading &captured, const QList<QByteArray> &values,
                         const QList<inspector::ListenerPlace> &places, const inspector::ReceiverOptions &options)
    : reading(captured)
    , secretParts(secretPartsOf(captured))
    , lost(replay::lostPart(captured.capture))
    , secrets(values)
{
    const auto place = std::find_if(places.begin(), places.end(), [](const auto &one) { return one.isListening(); });
    if (place != places.end()) {
        listener = place->ownUrl();
        if (const http::ServerIdentity &identity = place->address.identity; !identity.isNull())
            certificate = http::fingerprintOf(identity.chain.first());
    }
    const QByteArray path = reading.capture.row.endpoint.toUtf8();
    if (const inspector::Endpoint *found = inspector::findEndpoint(options.endpoints, path)) {
        endpoint = found->shownName();
        key = found->keys.value(0);
    }
}

QString ResendOffer::ownAddress() const
{
    if (listener.isEmpty())
        return {};
    return listener.toString(QUrl::RemovePath | QUrl::FullyEncoded)
        + QString::fromLatin1(targetOf(reading.redactedHead));
}

bool ResendOffer::isOwn(const QUrl &place) const
{
    return !listener.isEmpty() && http::sameOrigin(listener, place);
}

std::optional<replay::Resending> ResendOffer::exactly(const ResendTarget &target) const
{
    if (target.isOwn && listener.isEmpty())
        return {};
    replay::Resending resending;
    resending.head = reading.capture.head;
    resending.body = reading.capture.body;
    resending.isAtOwnAddress = target.isOwn;
    resending.destination = target.isOwn ? listener : target.url;
    if (isOwn(resending.destination))
        resending.pinnedCertificate = certificate;
    return resending;
}

SecretParts ResendOffer::secretsFor(const ResendTarget &target) const
{
    SecretParts parts = secretParts;
    parts.target = parts.target && target.isOwn;
    return parts;
}

bool ResendOffer::mayLeaveAtOnce(const ResendTarget &target) const
{
    const bool isWhole = lost == replay::LostPart::Nothing && reading.capture.complete; // with its secrets
    if (!isWhole || !replay::isSendableHead(reading.capture.head))
        return false;
    const QUrl &place = target.isOwn ? listener : target.url; // the listener may have moved since
    return !ResendTarget::isElsewhere(place) || secretsFor(target).isWithin(target.agreed);
}

} // namespace runlatch::ui
