// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"
#include "store/capture.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>

namespace runlatch::inspector {

/// Why a reply would not be sent without "send anyway"; wording has a sentence for each.
enum class Obstacle {
    OtherStore,    ///< the capture is in a store that is not the open one; cannot be overridden
    Verification,  ///< a test request of the service: must never be called back (its documents)
    NoCallbackUrl, ///< none, or not http(s), with user information, above 8,000 characters; cannot be overridden
    NoToken,       ///< none; cannot be overridden
    TokenRemoved,  ///< purged a day after the deadline; cannot be overridden
    TokenLocked,   ///< sealed with a key that is gone; cannot be overridden
    UnderWay,      ///< another reply is being sent at this moment; cannot be overridden
    AlreadyFinal,  ///< a final result was accepted before, for this delivery or another
    TooLate,       ///< the deadline is over
    NoOutcomes,    ///< outcomes, but `capabilities.outcomes` is not true (spec 4.6 rule 4)
    Unsupported,   ///< payload_version is not 1
    LinkLocal,     ///< the callback goes to an address of http::isRefusedAddress (cloud metadata)
};

/// What stands against sending `result` for this capture, in the order above; empty: nothing. UnderWay is only
/// known to Reply, and OtherStore to who shows the capture.
QList<Obstacle> obstacles(const store::Capture &capture, const protocol::TaskResult &result, const QDateTime &now);
bool canBeOverridden(Obstacle obstacle);
bool hasEnded(protocol::TaskState state); ///< a final result was accepted
/// "reply.already-final": the rule of the Usage error.
QString obstacleRule(Obstacle obstacle);

/// Where a callback goes and with what: both are secrets of the request.
struct CallbackTarget
{
    QUrl url; ///< empty where there is none that may be called
    QByteArray token;
};
CallbackTarget callbackOf(const store::Capture &capture);

} // namespace runlatch::inspector
