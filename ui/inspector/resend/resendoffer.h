// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "replay/resendable.h"
#include "replay/resending.h"
#include "ui/inspector/reading/capturereading.h"

#include <QUrl>

#include <optional>

namespace runlatch::inspector {
struct ListenerPlace;
struct ReceiverOptions;
} // namespace runlatch::inspector

namespace runlatch::ui {

/// The parts of a request that have secrets.
struct SecretParts
{
    bool target = false; ///< the query in its first line
    bool headers = false;
    bool body = false;

    bool isWithin(const SecretParts &agreed) const;
};

/// The place to which captured requests are sent again.
struct ResendTarget
{
    QUrl url;           ///< not used if `isOwn`
    bool isOwn = false; ///< each goes to the endpoint that received it
    /// Those that left for another computer when the person agreed. Others leave only after a question.
    SecretParts agreed = {};

    static bool isElsewhere(const QUrl &place); ///< not on this computer, as far as its address says
};

/// A captured request that may be sent again, with what is known of the endpoint that received it. A value: neither its
/// key nor its address changes while it is looked at.
struct ResendOffer
{
    CaptureReading reading;
    QUrl listener;          ///< by which this machine reaches the listener, without a path; empty if it does not listen
    QByteArray certificate; ///< SHA-256 of the listener's own certificate, with HTTPS
    QString endpoint;       ///< its shown name; empty if the path has none any more
    QByteArray key;         ///< of the endpoint; empty without one
    SecretParts secretParts;   ///< of its exact bytes
    replay::LostPart lost;     ///< does not leave, because it was not kept
    QList<QByteArray> secrets; ///< as they may stand in an answer: redaction::Secrets::values of its exact bytes

    ResendOffer(const CaptureReading &captured, const QList<QByteArray> &values,
                const QList<inspector::ListenerPlace> &places, const inspector::ReceiverOptions &options);

    /// The address at which it was received, with '*' for secrets in it; empty if the listener does not listen.
    QString ownAddress() const;
    bool isOwn(const QUrl &place) const; ///< the listener is there
    /// The captured bytes to that place; nullopt if it is the own address and the listener does not listen.
    std::optional<replay::Resending> exactly(const ResendTarget &target) const;
    /// Those of its exact bytes that leave for that place: another address takes the place of the captured one.
    SecretParts secretsFor(const ResendTarget &target) const;
    /// Nothing has to be said before: it leaves as it was received, with no other secrets than those agreed to.
    bool mayLeaveAtOnce(const ResendTarget &target) const;
};

} // namespace runlatch::ui
