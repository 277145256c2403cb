// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/gate.h"
#include "http/message.h"

#include <QByteArrayList>
#include <QHash>
#include <QJsonObject>
#include <QStringList>
#include <QUrl>

#include <utility>

/// What the parts of the simulator's API share: reading a request's address and token, writing its documents.
namespace runlatch::simulator {

using Query = QHash<QString, QString>;
using QueryItems = QList<std::pair<QString, QString>>;

/// Percent-decoded parts of the path: an encoded "/" stays in its part.
QStringList pathParts(const http::Request &request);
/// The same below "/api/v2"; empty where the path is not below it.
QStringList apiParts(const http::Request &request);
QueryItems queryItemsOf(const http::Request &request); ///< decoded, in their order
Query queryOf(const http::Request &request);           ///< the last one where a name is there twice

/// The API's base without its "/api/v2": where its web pages would be (spec 4.5 `base_url`). No slash at the end.
QString siteOf(const QUrl &apiBase);

/// The token of `Authorization: Bearer ...`; null where there is none.
QByteArray bearerToken(const http::Request &request);

/// A document of type application/vnd.api+json.
http::Response documentResponse(const QJsonObject &document, int status = 200);
/// `{"errors":[...]}`, of that type too.
http::Response errorResponse(int status, const QList<base::ServiceError> &errors);
/// One error object; without a detail it is byte for byte what the real service answers to 401 and 404.
http::Response errorResponse(int status, const QString &title, const QString &detail = {});
/// What was wrong with a request that protocol refused to read, in the service's language: the detail of an error.
QString detailOf(const base::Error &error);
http::Response notFoundResponse();
http::Response unauthorizedResponse();
/// To a method that the address does not take: 405, or 204 to OPTIONS. `Allow` names `methods`, HEAD where GET is among
/// them, and OPTIONS. There is nothing for web pages in it (no `Access-Control-`).
http::Response otherMethodResponse(const QByteArray &method, const QByteArrayList &methods);
/// To a POST or PATCH that is not application/vnd.api+json (spec 4).
http::Response unsupportedMediaResponse();
bool isJsonApi(const http::Request &request);      ///< by its Content-Type, whatever the parameters
http::Request asGet(const http::Request &request); ///< HEAD is answered as GET; the server leaves the body out

http::Rejection rejection(const QString &rule, const http::Response &response);
http::Rejection bodyRejection(); ///< 413 "request.body": where no token is asked for, no body is taken

} // namespace runlatch::simulator
