// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/gatewayevent.h"

#include "base/rules.h"
#include "interchange/foreign/jsondocuments.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

/// The places of one version's facts.
struct GatewayNames
{
    QList<QByteArray> way; ///< to the object that has the method and the sender
    QByteArray method, path, query, address, time;
};

const GatewayNames &gatewayNames(bool isSecond)
{
    static const GatewayNames first{{}, "httpMethod", "path", {}, "sourceIp", "requestTimeEpoch"};
    static const GatewayNames second{{"requestContext", "http"}, "method",   "rawPath",
                                     "rawQueryString",           "sourceIp", "timeEpoch"};
    return isSecond ? second : first;
}

/// Of the object with lists of values, if it is there, else of the one with single ones.
std::optional<http::Headers> pairsOf(const JsonMembers &event, const QByteArray &lists, const QByteArray &single)
{
    const auto object = event.object(event.has(lists) ? lists : single);
    return object ? jsonPairs(*object) : http::Headers();
}

/// The query of its parameters, whose escapes API Gateway resolves and a load balancer leaves.
QByteArray queryOf(const JsonMembers &event, bool isResolved)
{
    const http::Headers pairs =
        pairsOf(event, "multiValueQueryStringParameters", "queryStringParameters").value_or(http::Headers());
    QByteArray query;
    for (const http::Header &pair : pairs) {
        query += query.isEmpty() ? '?' : '&';
        query += isResolved ? QUrl::toPercentEncoding(QString::fromUtf8(pair.name)) : pair.name;
        query += '=' + (isResolved ? QUrl::toPercentEncoding(QString::fromUtf8(pair.value)) : pair.value);
    }
    return query;
}

/// The second version keeps cookies apart from the other headers.
void addCookies(const JsonMembers &event, http::Headers &headers, QList<base::Error> &lost)
{
    const auto cookies = event.elements("cookies", 1000);
    if (cookies && !cookies->isEmpty())
        headers.append({"Cookie", cookies->join("; ")});
    else if (!cookies && event.has("cookies"))
        lost.append(foreignFault(Rules::ImportHeaderLost, u"cookies"_s));
}

/// nullopt for a body that is no text, or no base64 where the event calls it that.
std::optional<QByteArray> bodyOf(const JsonMembers &event, bool isBase64)
{
    const auto text = event.text("body");
    if (!text && !event.has("body"))
        return QByteArray();
    if (!isBase64 || !text)
        return text;
    QByteArray encoded = *text;
    encoded.removeIf([](char letter) { return letter == '\r' || letter == '\n' || letter == ' '; });
    const auto decoded = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? std::optional(*decoded) : std::nullopt;
}

base::Result<ForeignRequest> readEvent(const JsonMembers &event)
{
    const bool isSecond = event.has("rawPath");
    const GatewayNames &names = gatewayNames(isSecond);
    const JsonMembers context =
        membersAt(event, {"requestContext"}, {"identity", "elb", "requestTimeEpoch", "timeEpoch"});
    const JsonMembers caller = membersAt(context, {"identity"}, {names.address});
    const JsonMembers inner = isSecond ? membersAt(event, names.way, {names.method, names.address}) : event;
    const auto method = inner.text(names.method);
    if (!method)
        return foreignFault(inner.has(names.method) ? Rules::ImportValue : Rules::ImportMissing,
                            QString::fromLatin1(names.method));
    auto headers = pairsOf(event, "multiValueHeaders", "headers");
    ForeignRequest request;
    if (!headers)
        request.lost.append(foreignFault(Rules::ImportHeadersLost, u"headers"_s));
    http::Headers kept = headers.value_or(http::Headers());
    if (isSecond)
        addCookies(event, kept, request.lost);
    const bool isBase64 = event.truth("isBase64Encoded").value_or(false);
    const auto body = bodyOf(event, isBase64);
    const QByteArray path = event.text(names.path).value_or("/");
    const QByteArray raw = isSecond ? event.text(names.query).value_or(QByteArray()) : QByteArray();
    const QByteArray query = isSecond ? (raw.isEmpty() ? raw : '?' + raw) : queryOf(event, !context.has("elb"));
    request.head = foreignHead(*method, path + query, kept, request.lost);
    request.body = body.value_or(QByteArray());
    request.isLost = !body;
    request.isText = !isBase64;
    request.at = timeOfEpoch(context.number(names.time));
    request.peer = QString::fromUtf8((isSecond ? inner : caller).text(names.address).value_or(QByteArray()));
    request.isEncrypted = http::headerValue(kept, "X-Forwarded-Proto") != "http";
    return request;
}

} // namespace

QList<QByteArray> gatewayEvents(const QByteArray &file)
{
    return jsonDocuments(file);
}

base::Result<ForeignRequest> readGatewayEvent(const QByteArray &event)
{
    const auto members = JsonMembers::read(event,
                                           {"requestContext", "httpMethod", "path", "rawPath", "rawQueryString",
                                            "headers", "multiValueHeaders", "queryStringParameters",
                                            "multiValueQueryStringParameters", "cookies", "body", "isBase64Encoded"});
    return members ? readEvent(*members) : members.error();
}

} // namespace runlatch::interchange
