// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/callbacks.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "simulator/apimessage.h"
#include "simulator/showntoken.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QString statusIn(const QByteArray &body)
{
    return protocol::writtenStatus(body).left(64);
}

bool isGrantedByCode(const http::Request &request, const CallbackRules &rules)
{
    return rules.dialect == DialectRule::OpenApi && !rules.code.isEmpty()
        && protocol::equalInConstantTime(queryOf(request).value(u"url_code"_s).toUtf8(), rules.code.toUtf8());
}

/// Tells whether the token is the key: integrations confuse the two secrets.
bool isKey(const QByteArray &token, const QByteArray &key)
{
    return !key.isEmpty() && protocol::equalInConstantTime(token, key.trimmed());
}

Judgement refused(int http, const QString &title, const QString &detail, const QString &status = {},
                  base::Rule rule = {})
{
    const base::ServiceError error{.status = QString::number(http), .title = title, .detail = detail};
    return {.http = http, .result = {}, .errors = {error}, .status = status, .findings = {}, .rule = rule};
}

qsizetype weightOf(const protocol::Outcome &outcome)
{
    constexpr qsizetype OfTag = 64;
    qsizetype weight = outcome.id.size() + outcome.description.size() + outcome.body.size() + outcome.url.size();
    for (const protocol::Tag &tag : outcome.tags)
        weight += OfTag + tag.name.size() + tag.label.size();
    if (!outcome.unknown.isEmpty())
        weight += QJsonDocument(outcome.unknown).toJson(QJsonDocument::Compact).size();
    return weight;
}

void dropEarliest(QList<protocol::Outcome> &outcomes)
{
    qsizetype kept = 0;
    qsizetype weight = 0;
    while (kept < std::min(outcomes.size(), KeptOutcomes)) {
        weight += weightOf(outcomes[outcomes.size() - kept - 1]);
        if (weight > KeptOutcomeText)
            break;
        ++kept;
    }
    outcomes.remove(0, outcomes.size() - kept);
}

/// The end that came before the callback.
base::Rule endRule(protocol::TaskState state)
{
    switch (state) {
    case protocol::TaskState::Errored: return base::Rules::CallbackLate;
    case protocol::TaskState::Unreachable: return base::Rules::CallbackNotAccepted;
    case protocol::TaskState::Pending: // a final callback is held
    case protocol::TaskState::Awaiting:
    case protocol::TaskState::Running:
    case protocol::TaskState::Passed:
    case protocol::TaskState::Failed: break;
    }
    return base::Rules::CallbackFinal;
}

Judgement terminal(const protocol::TaskSession &session, const QString &status)
{
    return refused(409, u"conflict"_s, u"The task result is in a terminal state and cannot be updated."_s, status,
                   endRule(session.state()));
}

} // namespace

std::optional<Judgement> judgeHead(const http::Request &head, const CallbackRules &rules)
{
    const ShownToken token = shownToken(head, rules.accessToken);
    const bool isRight = token == ShownToken::Right;
    if ((isRight && !rules.isTokenExpired) || isGrantedByCode(head, rules))
        return std::nullopt;
    Judgement judgement = refused(401, u"unauthorized"_s, {}, statusIn(head.body),
                                  isRight ? base::Rules::BearerExpired : tokenRule(token));
    judgement.showsKey = token == ShownToken::Other && isKey(bearerToken(head), rules.hmacKey);
    return judgement;
}

std::optional<Judgement> judgeMethod(const http::Request &head)
{
    if (head.method == "PATCH")
        return std::nullopt;
    return refused(405, u"method not allowed"_s, u"A callback is a PATCH."_s, statusIn(head.body),
                   base::Rules::CallbackMethod);
}

Judgement judgeCallback(const http::Request &request, const CallbackRules &rules, protocol::TaskSession &session,
                        protocol::TaskSession::Time now)
{
    if (const auto refusal = judgeHead(request, rules))
        return *refusal;
    const QString status = statusIn(request.body);
    session.stateAt(now);
    if (!session.takesCallbacks())
        return terminal(session, status);
    const auto dialect = rules.dialect == DialectRule::Specification ? protocol::CallbackDialect::Specification
                                                                     : protocol::CallbackDialect::Any;
    const auto result = protocol::readTaskResult(request.body, dialect);
    const CallbackFindings findings = findingsIn(request, rules);
    if (!result) {
        Judgement judgement = refused(422, u"invalid payload"_s, u"The body is not a JSON object."_s, status);
        if (!result.error().errors.isEmpty())
            judgement.errors = result.error().errors;
        judgement.findings = findings;
        return judgement;
    }
    if (session.callback(result->status, now) != protocol::TaskSession::Answer::Accepted)
        return terminal(session, status);
    return {.http = 200,
            .result = *result,
            .errors = {},
            .status = protocol::taskStatusName(result->status),
            .findings = findings};
}

Judgement judgeUnwanted(const http::Request &request, const QByteArray &accessToken)
{
    const ShownToken token = shownToken(request, accessToken);
    const base::Rule rule = token == ShownToken::Right ? base::Rules::CallbackUnasked : tokenRule(token);
    return refused(401, u"unauthorized"_s, {}, statusIn(request.body), rule);
}

http::Response responseTo(const Judgement &judgement, const QJsonObject &document)
{
    if (judgement.http == 405) {
        http::Response response = errorResponse(judgement.http, judgement.errors);
        response.headers.append(http::Header{"Allow", "OPTIONS, PATCH"});
        return response;
    }
    if (judgement.http != 200)
        return errorResponse(judgement.http, judgement.errors);
    return document.isEmpty() ? http::Response() : documentResponse(document);
}

protocol::TaskResult merged(const protocol::TaskResult &earlier, const protocol::TaskResult &callback)
{
    protocol::TaskResult result = callback;
    if (result.message.isEmpty() && !protocol::isFinal(callback.status))
        result.message = earlier.message;
    if (result.url.isEmpty())
        result.url = earlier.url;
    QSet<QString> replaced;
    for (const protocol::Outcome &outcome : callback.outcomes)
        replaced.insert(outcome.id);
    result.outcomes = earlier.outcomes;
    result.outcomes.removeIf([&replaced](const protocol::Outcome &outcome) { return replaced.contains(outcome.id); });
    result.outcomes.append(callback.outcomes);
    dropEarliest(result.outcomes);
    return result;
}

} // namespace runlatch::simulator
