// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/resending.h"
#include "ui/inspector/capturereading.h"

#include <QUrl>

#include <optional>

namespace runlatch::inspector {
struct ListenerPlace;
struct ReceiverOptions;
} // namespace runlatch::inspector

namespace runlatch::ui {

/// Where captured requests are sent again.
struct ResendTarget
{
    QUrl url;           ///< not used if `isOwn`
    bool isOwn = false; ///< each goes to the endpoint that received it
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

    ResendOffer(const CaptureReading &captured, const QList<inspector::ListenerPlace> &places,
                const inspector::ReceiverOptions &options);

    /// The address at which it was received, with '*' for secrets in it; empty if the listener does not listen.
    QString ownAddress() const;
    /// The captured bytes to that place; nullopt if it is the own address and the listener does not listen.
    std::optional<inspector::Resending> exactly(const ResendTarget &target) const;
    /// The secrets of its body, as they may stand in an answer.
    QList<QByteArray> secrets() const;
    bool hasToken() const; ///< its exact bytes have a secret
};

} // namespace runlatch::ui
