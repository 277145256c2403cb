// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/message.h"
#include "protocol/tasksession.h"
#include "simulator/runtask.h"
#include "simulator/service.h"

#include <QJsonObject>

#include <optional>

namespace runlatch::simulator {

/// The service's answer to a callback (spec 4.6): 200, 401, 405, 409 or 422.
struct Judgement
{
    int http = 200;
    std::optional<protocol::TaskResult> result; ///< what was accepted; nothing unless 200
    QList<base::ServiceError> errors;
    QString status; ///< the result's; where it was refused as it was written, cut to 64 characters
    QList<CallbackRemark> remarks = {};
    QString rule = {}; ///< why it was refused, as of RunTaskEvent::error
};

/// What a callback must show, and in which form.
struct CallbackRules
{
    QByteArray accessToken;
    QString code = {}; ///< `url_code`; under the OpenAPI description it does instead of the token
    DialectRule dialect = DialectRule::Any;
    bool acceptsOutcomes = true; ///< as `capabilities.outcomes` said; otherwise outcomes are remarked on
};

/// 401 to a head without the token or the code; nothing where the callback may be read.
std::optional<Judgement> judgeHead(const http::Request &head, const CallbackRules &rules);

/// Judges a callback and, where it is accepted, moves the session. The token is asked for first, so that a
/// stranger learns nothing of the state; a final state rules out everything, so it comes before the body.
/// Except under the OpenAPI description the bearer token is what counts (spec 5.2). Under the specification only its
/// own spellings are read.
Judgement judgeCallback(const http::Request &request, const CallbackRules &rules, protocol::TaskSession &session,
                        protocol::TaskSession::Time now);

/// 401 to the callback of a verification request, whose token is no valid one.
Judgement judgeUnwanted(const http::Request &request, const QByteArray &accessToken);

/// 405 to whatever is no PATCH; nothing where the method is right.
std::optional<Judgement> judgeMethod(const http::Request &head);

/// The answer. 405 names the method that is allowed; 200 has no body (spec 4.6) but under the OpenAPI description,
/// where it has `document`.
http::Response responseTo(const Judgement &judgement, const QJsonObject &document = {});

/// What is kept of a run task's outcomes over all callbacks; the earliest go first. One callback always fits by its
/// texts: it has 64 MB at most. A tag counts for 64 characters more than its texts.
constexpr qsizetype KeptOutcomes = 10'000;
constexpr qsizetype KeptOutcomeText = 64 * 1024 * 1024; ///< in characters

/// The result as the service has it after a further callback: texts that it does not carry stay, but the message of an
/// update never becomes that of the final callback; its outcomes come after the earlier ones and replace those of the
/// same outcome-id. (Whether the real service appends is not public.)
protocol::TaskResult merged(const protocol::TaskResult &earlier, const protocol::TaskResult &callback);

} // namespace runlatch::simulator
