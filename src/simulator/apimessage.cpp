// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/apimessage.h"

#include "base/rules.h"
#include "protocol/jsonapi.h"

#include <QJsonDocument>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

http::Response response(int status, const QByteArray &body)
{
    return {.status = status, .headers = {{"Content-Type", "application/vnd.api+json"}}, .body = body};
}

} // namespace

QStringList pathParts(const http::Request &request)
{
    QStringList parts;
    for (const QByteArray &part : request.path().split('/')) {
        if (!part.isEmpty())
            parts.append(QUrl::fromPercentEncoding(part));
    }
    return parts;
}

QStringList apiParts(const http::Request &request)
{
    const QStringList parts = pathParts(request);
    const bool isBelow = parts.size() > 2 && parts[0] == "api"_L1 && parts[1] == "v2"_L1;
    return isBelow ? parts.mid(2) : QStringList();
}

QueryItems queryItemsOf(const http::Request &request)
{
    // Forms write a space as "+", which QUrlQuery leaves as it is.
    const QUrlQuery query(QString::fromLatin1(request.query()).replace(u'+', "%20"_L1));
    QueryItems items;
    for (const auto &item : query.queryItems(QUrl::FullyDecoded))
        items.append({item.first, item.second});
    return items;
}

Query queryOf(const http::Request &request)
{
    Query items;
    for (const auto &item : queryItemsOf(request))
        items.insert(item.first, item.second);
    return items;
}

QStringList includesOf(const Query &query)
{
    return query.value(u"include"_s).split(u',', Qt::SkipEmptyParts);
}

QString siteOf(const QUrl &apiBase)
{
    QString site = apiBase.toString();
    constexpr auto suffix = "/api/v2"_L1;
    if (site.endsWith(suffix))
        site.chop(suffix.size());
    return site;
}

QByteArray bearerToken(const http::Request &request)
{
    const QByteArray value = http::headerValue(request.headers, "Authorization").trimmed();
    constexpr QByteArrayView scheme = "bearer ";
    const bool isBearer = value.left(scheme.size()).compare(scheme, Qt::CaseInsensitive) == 0;
    return isBearer ? value.mid(scheme.size()).trimmed() : QByteArray();
}

http::Response documentResponse(const QJsonObject &document, int status)
{
    return response(status, QJsonDocument(document).toJson(QJsonDocument::Compact));
}

http::Response errorResponse(int status, const QList<base::ServiceError> &errors)
{
    return response(status, protocol::writeErrors(errors));
}

http::Response errorResponse(int status, const QString &title, const QString &detail)
{
    const base::ServiceError error{.status = QString::number(status), .title = title, .detail = detail, .pointer = {}};
    return errorResponse(status, QList{error});
}

std::optional<http::Response> otherInclude(const Query &query, std::span<const QLatin1StringView> documented)
{
    constexpr qsizetype ShownName = 100; // characters
    for (const QString &name : includesOf(query)) {
        if (std::find(documented.begin(), documented.end(), name) == documented.end())
            return errorResponse(400, u"bad request"_s,
                                 name.left(ShownName) + " is not a value of the include parameter"_L1);
    }
    return std::nullopt;
}

base::Result<QJsonObject> dataOf(const http::Request &request)
{
    const auto document = protocol::readObject(request.body);
    if (!document)
        return document.error();
    return (*document)["data"_L1].toObject();
}

http::Response unreadableResponse(const base::Error &error)
{
    return errorResponse(400, u"bad request"_s, detailOf(error));
}

QString detailOf(const base::Error &error)
{
    using base::Rules;
    static constexpr std::pair<base::Rule, QLatin1StringView> details[]{
        {Rules::JsonMissing, "is required"_L1},
        {Rules::JsonType, "has a wrong type"_L1},
        {Rules::JsonEmpty, "The body is empty."_L1},
        {Rules::JsonHtml, "The body is a web page."_L1},
        {Rules::JsonBroken, "The body is not JSON."_L1},
        {Rules::JsonNotAnObject, "The body is not a JSON object."_L1},
        {Rules::CreateActionType, "is not a known action type"_L1},
        {Rules::CreateBoth, "cannot be given together with a query"_L1},
        {Rules::CreateNoTargets, "or a query is required"_L1},
        {Rules::CreateNoConditions, "must not be empty"_L1},
        {Rules::CreateQueryType, "must be workspaces"_L1},
        {Rules::CreateSubject, "must not be empty"_L1},
        {Rules::CreateMessage, "must not be empty"_L1},
        {Rules::CreateTarget, "is not the id of a workspace"_L1},
        {Rules::ExplorerNoField, "needs a field"_L1},
        {Rules::ExplorerNoOperator, "needs an operator"_L1},
        {Rules::ExplorerOneValue, "takes one value"_L1},
        {Rules::ExplorerNoValue, "needs a value"_L1},
        {Rules::ExplorerNumber, "needs a number"_L1},
        {Rules::ExplorerQuotes, "has a wrong type"_L1},
        {Rules::ExplorerValueList, "has a wrong type"_L1},
        {Rules::ExplorerTime, "needs a time in ISO 8601"_L1},
        {Rules::ExplorerBoolean, "needs true or false"_L1},
        {Rules::ExplorerOperator, "has an operator that does not exist or does not fit the field"_L1},
        {Rules::ExplorerField, "is not a field of this view"_L1},
        {Rules::ExplorerMember, "is not a member of a query"_L1},
        {Rules::ExplorerParameter, "is not a parameter of the explorer"_L1},
        {Rules::ExplorerTooMany, "has more than 100 conditions or 1,000 values"_L1},
        {Rules::ExplorerIndex, "has an index that was used before"_L1},
    };
    const auto *const detail = std::find_if(std::begin(details), std::end(details),
                                            [&error](const auto &known) { return known.first == error.rule; });
    return detail == std::end(details) ? u"is invalid"_s : QString(detail->second);
}

http::Response notFoundResponse()
{
    return errorResponse(404, u"not found"_s);
}

http::Response unauthorizedResponse()
{
    return errorResponse(401, u"unauthorized"_s);
}

http::Response otherMethodResponse(const QByteArray &method, const QByteArrayList &methods)
{
    QByteArrayList allowed = methods;
    if (allowed.contains("GET"))
        allowed.append("HEAD");
    allowed.append("OPTIONS");
    std::sort(allowed.begin(), allowed.end());
    allowed.erase(std::unique(allowed.begin(), allowed.end()), allowed.end());
    http::Response response = method == "OPTIONS"
        ? http::Response{.status = 204, .headers = {}, .body = {}}
        : errorResponse(405, u"method not allowed"_s, u"The address does not take this method."_s);
    response.headers.append(http::Header{"Allow", allowed.join(", ")});
    return response;
}

http::Response unsupportedMediaResponse()
{
    return errorResponse(415, u"unsupported media type"_s,
                         u"The Content-Type of a POST or PATCH must be application/vnd.api+json."_s);
}

bool isJsonApi(const http::Request &request)
{
    const QByteArray type = http::headerValue(request.headers, "Content-Type").split(';').value(0).trimmed();
    return type.compare("application/vnd.api+json", Qt::CaseInsensitive) == 0;
}

http::Request asGet(const http::Request &request)
{
    http::Request asked = request;
    if (asked.method == "HEAD")
        asked.method = "GET";
    return asked;
}

http::Rejection rejection(base::Rule rule, const http::Response &response)
{
    return {rule, response};
}

http::Rejection bodyRejection()
{
    return rejection(base::Rules::RequestBody, errorResponse(413, u"content too large"_s, u"No body is taken here."_s));
}

} // namespace runlatch::simulator
