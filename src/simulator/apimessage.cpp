// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/apimessage.h"

#include "protocol/jsonapi.h"

#include <QJsonDocument>
#include <QUrlQuery>

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

Query queryOf(const http::Request &request)
{
    // Forms write a space as "+", which QUrlQuery leaves as it is.
    const QUrlQuery query(QString::fromLatin1(request.query()).replace(u'+', "%20"_L1));
    Query items;
    for (const auto &item : query.queryItems(QUrl::FullyDecoded))
        items.insert(item.first, item.second);
    return items;
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

http::Response documentResponse(const QJsonObject &document)
{
    return response(200, QJsonDocument(document).toJson(QJsonDocument::Compact));
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

http::Response notFoundResponse()
{
    return errorResponse(404, u"not found"_s);
}

http::Response unauthorizedResponse()
{
    return errorResponse(401, u"unauthorized"_s);
}

} // namespace runlatch::simulator
