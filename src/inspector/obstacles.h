// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "base/rule.h"
#include "protocol/taskresult.h"
#include "store/captures/capture.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>

class QThreadPool;

namespace runlatch::inspector {

using store::OutcomeUnknown;

/// The reason for which a reply would not be sent without "send anyway". wording has a sentence for each.
enum class Obstacle {
    OtherStore,    ///< the capture is not in the open store; cannot be overridden
    Verification,  ///< a test request of the service: must never be called back (its documents)
    Notification,  ///< a notification expects no callback; cannot be overridden
    NoCallbackUrl, ///< missing, not http(s), with user information, or above 8,000 characters; cannot be overridden
    NoToken,       ///< missing, as where the callback URL carries a secret of its own: show the address
    TokenRemoved,  ///< purged a day after the deadline; cannot be overridden
    TokenLocked,   ///< sealed with a key that is gone; cannot be overridden
    TokenReplaced, ///< a placeholder of an export stands for it; cannot be overridden
    UnderWay,      ///< another reply is being sent; cannot be overridden
    Unproven,      ///< this installation's key did not seal the request (store::Capture::proven): show the address
    AlreadyFinal,  ///< a final result was accepted before, for this or another delivery
    MaybeFinal,    ///< the answer to a final result may have accepted it ("reply.maybe-accepted")
    TooLate,       ///< the deadline is over
    NoOutcomes,    ///< outcomes, but `capabilities.outcomes` is not true (spec 4.6 rule 4)
    Unsupported,   ///< payload_version is not 1
    LinkLocal,     ///< the callback goes to an address of http::isRefusedAddress (cloud metadata)
    Imported, ///< the request came from a file (store/captures/importmark.h), and nobody knows who wrote its callback
              ///< URL
    Copied,   ///< a person made it from another request (store/captures/importmark.h), which a reply would not change
};

/// The address of a callback, and its token. Both are secrets of the request.
struct CallbackTarget
{
    QUrl url; ///< empty if there is no URL that may be called
    QByteArray token;
    bool isTokenReplaced = false;  ///< a placeholder stands for it
    bool isOfOlderService = false; ///< the request says nothing of outcomes
    QByteArray sha512 = {};        ///< of the body that both were read from, as in store::CaptureRow
};
CallbackTarget callbackOf(const store::Capture &capture); ///< takes time with the body, which it parses
/// The same, for a body of more than 64 KB in a thread of the pool. Answers at once or later, unless `context` has died
/// by then. Answers of a pool with one thread come in the order of the questions, if the bodies are alike in that.
void readCallback(const store::Capture &capture, QThreadPool &pool, QObject *context,
                  base::Callback<CallbackTarget> done);

/// The obstacles to sending `result` for this capture, in the order above. Only Reply knows UnderWay, and only the view
/// that shows the capture knows OtherStore.
QList<Obstacle> obstacles(const store::Capture &capture, const CallbackTarget &callback,
                          const protocol::TaskResult &result, const QDateTime &now);
bool canBeOverridden(Obstacle obstacle);
/// Tells whether nothing proves the address, or that it may be called without a token: a person must see it first.
bool wantsAddressShown(const QList<Obstacle> &obstacles);
/// Tells whether the answer to this reply leaves open whether it was accepted ("reply.maybe-accepted").
bool mayBeAccepted(const store::SentReply &reply);
/// "reply.already-final": the rule of the Usage error.
base::Rule obstacleRule(Obstacle obstacle);

} // namespace runlatch::inspector
