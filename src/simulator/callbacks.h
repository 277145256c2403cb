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
    std::optional<protocol::TaskResult> result; ///< the accepted result; nullopt unless 200
    QList<base::ServiceError> errors;
    QString status; ///< of the result; of a refused one as it was written, cut to 64 characters
    CallbackFindings findings = {};
    base::Rule rule = {};  ///< why it was refused, as of RunTaskEvent::error
    bool showsKey = false; ///< of "bearer.other": the HMAC key stands where the token belongs
};

/// The required parts of a callback, and its dialect.
struct CallbackRules
{
    QByteArray accessToken;
    QString code = {}; ///< `url_code`; under the OpenAPI description it may replace the token
    DialectRule dialect = DialectRule::Any;
    bool acceptsOutcomes = true; ///< as in `capabilities.outcomes`; if false, outcomes are a finding
    bool isTokenExpired = false; ///< it is the right one, and opens nothing any more
    QByteArray hmacKey = {};     ///< of the run task; empty if it has none
};

/// 401 for a head without the token or the code; nullopt if the body may be read.
std::optional<Judgement> judgeHead(const http::Request &head, const CallbackRules &rules);

/// Judges a callback and, if it is accepted, moves the session. The token is checked first, so that a stranger learns
/// nothing of the state. A final state is checked before the body: no callback is accepted after it. The bearer token
/// is required (spec 5.2), except under the OpenAPI description. Under the specification only its own dialects are
/// read. What is read has its findings, which say why it is refused.
Judgement judgeCallback(const http::Request &request, const CallbackRules &rules, protocol::TaskSession &session,
                        protocol::TaskSession::Time now);

/// 401 for the callback of a verification request, which has no valid token.
Judgement judgeUnwanted(const http::Request &request, const QByteArray &accessToken);

/// 405 for any method but PATCH; nullopt for PATCH.
std::optional<Judgement> judgeMethod(const http::Request &head);

/// The answer. 405 names the allowed method. 200 has no body (spec 4.6), or `document` if it is not empty.
http::Response responseTo(const Judgement &judgement, const QJsonObject &document = {});

/// The bounds of a run task's outcomes over all callbacks; the oldest are dropped first. The texts of one callback
/// always fit: it has 64 MB at most. A tag counts 64 characters more than its texts.
constexpr qsizetype KeptOutcomes = 10'000;
constexpr qsizetype KeptOutcomeText = 64 * 1024 * 1024; ///< in characters

/// The service's result after a further callback. Texts that the callback lacks stay, but the message of an update
/// never becomes that of the final callback. Its outcomes follow the earlier ones and replace those with the same
/// outcome-id. (Whether the real service appends is not public.)
protocol::TaskResult merged(const protocol::TaskResult &earlier, const protocol::TaskResult &callback);

} // namespace runlatch::simulator
