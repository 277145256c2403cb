// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/gate.h"
#include "http/message.h"

#include <QByteArrayList>
#include <QHash>
#include <QJsonObject>
#include <QStringList>
#include <QUrl>

#include <optional>
#include <span>
#include <utility>

/// Shared by the parts of the simulator's API: reading a request's address and token, writing documents.
namespace runlatch::simulator {

using Query = QHash<QString, QString>;
using QueryItems = QList<std::pair<QString, QString>>;

/// Percent-decoded parts of the path: an encoded "/" stays in its part.
QStringList pathParts(const http::Request &request);
/// The same below "/api/v2"; empty for a path elsewhere.
QStringList apiParts(const http::Request &request);
QueryItems queryItemsOf(const http::Request &request); ///< decoded, in their order
Query queryOf(const http::Request &request);           ///< the last value of a repeated name
QStringList includesOf(const Query &query);            ///< the related resources that are asked for

/// The API's base without its "/api/v2", where the web pages would be (BASE_URL of spec 4.5). No slash at the end.
QString siteOf(const QUrl &apiBase);

/// The token of `Authorization: Bearer ...`; null without one.
QByteArray bearerToken(const http::Request &request);

/// A document of type application/vnd.api+json.
http::Response documentResponse(const QJsonObject &document, int status = 200);
/// `{"errors":[...]}`, of the same type.
http::Response errorResponse(int status, const QList<base::ServiceError> &errors);
/// One error object. Without a detail it is byte for byte the real service's answer for 401 and 404.
http::Response errorResponse(int status, const QString &title, const QString &detail = {});
/// 400 if `include` asks for what is not among the documented resources.
std::optional<http::Response> otherInclude(const Query &query, std::span<const QLatin1StringView> documented);
/// The object of a document's `data`. Errors: those of protocol::readObject, see unreadableResponse().
base::Result<QJsonObject> dataOf(const http::Request &request);
http::Response unreadableResponse(const base::Error &error); ///< 400
/// The detail for a request that protocol could not read, in the service's language.
QString detailOf(const base::Error &error);
http::Response notFoundResponse();
http::Response unauthorizedResponse();
/// For a method that the address does not accept: 405, or 204 to OPTIONS. `Allow` names `methods`, HEAD if GET is among
/// them, and OPTIONS. Web pages get no permission (no `Access-Control-`).
http::Response otherMethodResponse(const QByteArray &method, const QByteArrayList &methods);
/// For a POST or PATCH that is not application/vnd.api+json (spec 4).
http::Response unsupportedMediaResponse();
bool isJsonApi(const http::Request &request);      ///< by its Content-Type, whatever its parameters
http::Request asGet(const http::Request &request); ///< HEAD is answered as GET; the server leaves the body out

http::Rejection rejection(base::Rule rule, const http::Response &response);
http::Rejection bodyRejection(); ///< 413 "request.body": places without a token accept no body

} // namespace runlatch::simulator
