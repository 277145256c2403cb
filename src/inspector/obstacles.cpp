// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/obstacles.h"

#include "base/answer.h"
#include "base/rules.h"
#include "http/addressjudgement.h"
#include "protocol/runtaskrequest.h"
#include "protocol/sha512.h"
#include "protocol/weburl.h"
#include "redaction/placeholder.h"
#include "store/captures/importmark.h"
#include "text/unpacking.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr qsizetype MaxCallbackUrlLength = 8000; // characters; the service's have some 200
constexpr qsizetype MaxDirectBytes = 64 * 1024;  // parsed in the thread that asks

bool isOwnFinal(const store::SentReply &reply)
{
    const auto status = protocol::taskStatusOfName(reply.status);
    return !reply.imported && status && protocol::isFinal(*status);
}

bool hasFinal(const store::Capture &capture)
{
    return protocol::hasResult(capture.row.state)
        || std::ranges::any_of(capture.replies,
                               [](const store::SentReply &reply) { return reply.http == 200 && isOwnFinal(reply); });
}

bool mayHaveFinal(const store::Capture &capture)
{
    return std::ranges::any_of(capture.replies,
                               [](const store::SentReply &reply) { return mayBeAccepted(reply) && isOwnFinal(reply); });
}

Obstacle tokenObstacle(const store::Capture &capture, const CallbackTarget &callback)
{
    if (capture.complete)
        return callback.isTokenReplaced ? Obstacle::TokenReplaced : Obstacle::NoToken;
    return capture.purged ? Obstacle::TokenRemoved : Obstacle::TokenLocked;
}

} // namespace

CallbackTarget callbackOf(const store::Capture &capture)
{
    CallbackTarget callback;
    callback.sha512 = protocol::sha512(capture.body).toHex();
    const auto payload = protocol::readRunTaskRequest(text::unpackedOrSame(capture.body));
    if (!payload)
        return callback;
    const QUrl url(payload->taskResultCallbackUrl.left(MaxCallbackUrlLength + 1), QUrl::StrictMode);
    if (payload->taskResultCallbackUrl.size() <= MaxCallbackUrlLength && protocol::mayBeCalled(url))
        callback.url = url;
    callback.isOfOlderService = !payload->capabilitiesOutcomes;
    const QByteArray token = payload->accessToken.toUtf8();
    callback.isTokenReplaced = redaction::isPlaceholder(token);
    if (capture.complete && !callback.isTokenReplaced) // otherwise asterisks stand for the token
        callback.token = token;
    return callback;
}

void readCallback(const store::Capture &capture, QThreadPool &pool, QObject *context,
                  base::Callback<CallbackTarget> done)
{
    if (capture.body.size() <= MaxDirectBytes) {
        done(callbackOf(capture));
        return;
    }
    const base::Answer<CallbackTarget> answer(context, std::move(done));
    pool.start([capture, answer] { answer(callbackOf(capture)); });
}

QList<Obstacle> obstacles(const store::Capture &capture, const CallbackTarget &callback,
                          const protocol::TaskResult &result, const QDateTime &now)
{
    const store::CaptureRow &row = capture.row;
    QList<Obstacle> found;
    const auto note = [&found](bool stands, Obstacle obstacle) {
        if (stands)
            found.append(obstacle);
    };
    note(row.verification, Obstacle::Verification);
    note(protocol::isNotification(row.kind), Obstacle::Notification);
    note(callback.url.isEmpty(), Obstacle::NoCallbackUrl);
    if (callback.token.isEmpty())
        found.append(tokenObstacle(capture, callback));
    const bool maySend = !callback.token.isEmpty() || found.contains(Obstacle::NoToken);
    note(maySend && !callback.url.isEmpty() && !capture.proven, Obstacle::Unproven);
    if (hasFinal(capture))
        found.append(Obstacle::AlreadyFinal);
    else
        note(mayHaveFinal(capture), Obstacle::MaybeFinal);
    note(row.deadline.isValid() && now >= row.deadline, Obstacle::TooLate);
    note(!result.outcomes.isEmpty() && !row.acceptsOutcomes, Obstacle::NoOutcomes);
    note(row.readable && !row.supported, Obstacle::Unsupported);
    note(http::isRefusedHost(callback.url.host()), Obstacle::LinkLocal);
    note(isFromFile(row), Obstacle::Imported);
    note(isCopied(row), Obstacle::Copied);
    return found;
}

bool canBeOverridden(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::OtherStore:
    case Obstacle::Notification:
    case Obstacle::NoCallbackUrl:
    case Obstacle::TokenRemoved:
    case Obstacle::TokenLocked:
    case Obstacle::TokenReplaced:
    case Obstacle::UnderWay: return false;
    case Obstacle::Verification:
    case Obstacle::NoToken:
    case Obstacle::Unproven:
    case Obstacle::AlreadyFinal:
    case Obstacle::MaybeFinal:
    case Obstacle::TooLate:
    case Obstacle::NoOutcomes:
    case Obstacle::Unsupported:
    case Obstacle::LinkLocal:
    case Obstacle::Imported:
    case Obstacle::Copied: return true;
    }
    Q_UNREACHABLE();
}

bool wantsAddressShown(const QList<Obstacle> &obstacles)
{
    constexpr Obstacle Unknown[] = {Obstacle::NoToken, Obstacle::Unproven, Obstacle::Imported, Obstacle::Copied};
    return std::ranges::any_of(Unknown, [&obstacles](Obstacle obstacle) { return obstacles.contains(obstacle); });
}

bool mayBeAccepted(const store::SentReply &reply)
{
    return reply.http > 0 && reply.errorKind == OutcomeUnknown;
}

base::Rule obstacleRule(Obstacle obstacle)
{
    switch (obstacle) {
    case Obstacle::OtherStore: return base::Rules::ReplyOtherStore;
    case Obstacle::Verification: return base::Rules::ReplyVerification;
    case Obstacle::Notification: return base::Rules::ReplyNotification;
    case Obstacle::NoCallbackUrl: return base::Rules::ReplyNoCallbackUrl;
    case Obstacle::NoToken: return base::Rules::ReplyNoToken;
    case Obstacle::TokenRemoved: return base::Rules::ReplyTokenRemoved;
    case Obstacle::TokenLocked: return base::Rules::ReplyTokenLocked;
    case Obstacle::TokenReplaced: return base::Rules::ReplyTokenReplaced;
    case Obstacle::UnderWay: return base::Rules::ReplyUnderWay;
    case Obstacle::Unproven: return base::Rules::ReplyUnproven;
    case Obstacle::AlreadyFinal: return base::Rules::ReplyAlreadyFinal;
    case Obstacle::MaybeFinal: return base::Rules::ReplyMaybeFinal;
    case Obstacle::TooLate: return base::Rules::ReplyTooLate;
    case Obstacle::NoOutcomes: return base::Rules::ReplyNoOutcomes;
    case Obstacle::Unsupported: return base::Rules::ReplyUnsupported;
    case Obstacle::LinkLocal: return base::Rules::ReplyLinkLocal;
    case Obstacle::Imported: return base::Rules::ReplyImported;
    case Obstacle::Copied: return base::Rules::ReplyCopied;
    }
    return {};
}

} // namespace runlatch::inspector
