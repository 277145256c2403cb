// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/answer.h"

#include "base/rules.h"
#include "http/url.h"
#include "json/strictjson.h"
#include "protocol/jsonapi.h"

#include <simdjson.h>

#include <optional>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;

namespace runlatch::service {

namespace {

bool looksLikeWebPage(const http::Response &response)
{
    const auto document = protocol::readObject(response.body);
    if (document)
        return false; // JSON under a wrong Content-Type is still JSON
    return document.error().rule == base::Rules::JsonHtml
        || http::headerValue(response.headers, "Content-Type").toLower().contains("html");
}

Error aboutAddress(base::Rule rule, const http::Response &response, const QUrl &url)
{
    return {.kind = ErrorKind::Protocol,
            .rule = rule,
            .subject = http::withoutSecrets(url),
            .detail = u"status %1"_s.arg(response.status),
            .http = response.status};
}

Error refusal(const http::Response &response, const QUrl &url, const QString &subject)
{
    // A web page with 404 or 405 is typical of a wrong address. Any other status, such as a proxy's 502 or a firewall's
    // 403, tells more than its page.
    if ((response.status == 404 || response.status == 405) && looksLikeWebPage(response))
        return aboutAddress(base::Rules::HttpHtml, response, url);
    Error error{.kind = base::kindOfStatus(response.status),
                .subject = subject,
                .detail = http::withoutSecrets(url),
                .http = response.status,
                .errors = protocol::readErrors(response.body)};
    const bool isRefused = error.kind == ErrorKind::Rejected || error.kind == ErrorKind::Conflict;
    if (!isRefused || !error.errors.isEmpty())
        return error;
    if (const QString words = protocol::readOwnWords(response.body); !words.isEmpty())
        error.errors.append({.title = words});
    return error;
}

/// Reads a list of strict JSON; nothing for any other answer, and for one in which `data` is no list.
std::optional<protocol::Page<protocol::ChangeRequest>> readStrictPage(QByteArrayView body,
                                                                      const protocol::Pagination &asked)
{
    simdjson::dom::parser parser;
    simdjson::dom::element whole;
    if (json::parseStrictly(parser, body).get(whole) != simdjson::SUCCESS)
        return std::nullopt;
    simdjson::dom::object members;
    std::optional<simdjson::dom::element> data; // the last one, as Qt reads repeated keys
    if (whole.get(members) != simdjson::SUCCESS)
        return std::nullopt;
    for (const auto member : members) {
        if (member.key == "data")
            data = member.value;
    }
    simdjson::dom::array rows;
    if (!data || data->get(rows) != simdjson::SUCCESS)
        return std::nullopt;
    const json::StrictJson document(whole);
    protocol::Page<protocol::ChangeRequest> page;
    for (const simdjson::dom::element element : rows) {
        const json::StrictJson row(element);
        if (row.isObject())
            addRow(page, protocol::readStrictChangeRequest(row));
        else
            addRow(page, base::Result<protocol::ChangeRequest>(wrongType({}, QJsonValue::Null)));
    }
    const QJsonObject numbers{{u"meta"_s, document["meta"_L1].toValue()}, {u"links"_s, document["links"_L1].toValue()}};
    page.pagination = protocol::readPagination(numbers, asked, static_cast<int>(rows.size()));
    return page;
}

/// 300 offers a choice, 304 speaks of a copy, 305 and 306 are out of use: none of them sends the call elsewhere.
bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

} // namespace

Error redirectError(const http::Response &response, const QUrl &url)
{
    if (!isRedirect(response.status))
        return aboutAddress(base::Rules::HttpStatus, response, url);
    Error error = aboutAddress(base::Rules::HttpRedirect, response, url);
    const QByteArray location = http::headerValue(response.headers, "Location");
    if (!location.isEmpty()) {
        const QUrl target = url.resolved(QUrl::fromEncoded(location));
        error.errors.append({.status = QString::number(response.status),
                             .title = u"redirect"_s,
                             .detail = http::withoutSecrets(target),
                             .pointer = {}});
    }
    return error;
}

base::Result<QJsonObject> readDocument(const http::Response &response, const QUrl &url, const QString &subject)
{
    if (response.status >= 400)
        return refusal(response, url, subject);
    if (response.status >= 300)
        return redirectError(response, url);
    if (response.status < 200)
        return aboutAddress(base::Rules::HttpStatus, response, url);

    const auto document = protocol::readObject(response.body);
    if (document)
        return document;
    if (!response.body.trimmed().isEmpty() && looksLikeWebPage(response))
        return aboutAddress(base::Rules::HttpHtml, response, url);
    Error error = document.error();
    error.subject = subject;
    error.http = response.status;
    return error;
}

base::Result<protocol::Page<protocol::ChangeRequest>> readChangeRequestPage(const http::Response &response,
                                                                            const QUrl &url, const QString &subject,
                                                                            const protocol::Pagination &asked)
{
    if (response.status >= 200 && response.status < 300) {
        if (auto page = readStrictPage(response.body, asked))
            return *std::move(page);
    }
    const auto document = readDocument(response, url, subject);
    if (!document)
        return document.error();
    return readPage(*document, asked, &protocol::readChangeRequest);
}

bool leavesOutcomeOpen(int status)
{
    return status < 300 || status == 303 || status >= 500;
}

bool mayStillHappen(const Error &error)
{
    return error.kind == ErrorKind::Timeout || error.http == 504;
}

Error wrongType(const QString &pointer, const QJsonValue &value)
{
    return {.kind = ErrorKind::Protocol,
            .rule = value.isUndefined() ? base::Rules::JsonMissing : base::Rules::JsonType,
            .subject = pointer};
}

} // namespace runlatch::service
