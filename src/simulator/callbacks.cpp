// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/callbacks.h"

#include "protocol/jsonapi.h"
#include "protocol/signature.h"
#include "simulator/apimessage.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QString writtenStatus(const QByteArray &body)
{
    const auto document = protocol::readObject(body);
    if (!document)
        return {};
    const QJsonObject data = document->value("data"_L1).toObject();
    return data.value("attributes"_L1).toObject().value("status"_L1).toString().left(64);
}

Judgement refused(int status, const QString &title, const QString &detail, const QString &written = {})
{
    const base::ServiceError error{.status = QString::number(status), .title = title, .detail = detail, .pointer = {}};
    return {.http = status, .result = {}, .errors = {error}, .status = written};
}

Judgement terminal(const QString &written)
{
    return refused(409, u"conflict"_s, u"The task result is in a terminal state and cannot be updated."_s, written);
}

} // namespace

Judgement judgeCallback(const http::Request &request, const QByteArray &accessToken, protocol::TaskSession &session,
                        protocol::TaskSession::Time now)
{
    if (!protocol::equalInConstantTime(bearerToken(request), accessToken))
        return refused(401, u"unauthorized"_s, {});
    const QString written = writtenStatus(request.body);
    session.stateAt(now);
    if (session.isFinal())
        return terminal(written);
    const auto result = protocol::readTaskResult(request.body);
    if (!result) {
        if (result.error().errors.isEmpty())
            return refused(422, u"invalid payload"_s, u"The body is not a JSON object."_s);
        return {.http = 422, .result = {}, .errors = result.error().errors, .status = written};
    }
    if (session.callback(result->status, now) != protocol::TaskSession::Answer::Accepted)
        return terminal(written);
    return {.http = 200, .result = *result, .errors = {}, .status = protocol::taskStatusName(result->status)};
}

http::Response responseTo(const Judgement &judgement)
{
    return judgement.http == 200 ? http::Response() : errorResponse(judgement.http, judgement.errors);
}

protocol::TaskResult merged(const protocol::TaskResult &earlier, const protocol::TaskResult &callback)
{
    protocol::TaskResult result = callback;
    if (result.message.isEmpty())
        result.message = earlier.message;
    if (result.url.isEmpty())
        result.url = earlier.url;
    QSet<QString> replaced;
    for (const protocol::Outcome &outcome : callback.outcomes)
        replaced.insert(outcome.id);
    result.outcomes = earlier.outcomes;
    result.outcomes.removeIf([&replaced](const protocol::Outcome &outcome) { return replaced.contains(outcome.id); });
    result.outcomes.append(callback.outcomes);
    return result;
}

} // namespace runlatch::simulator
