// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/serviceheaders.h"

#include <QCryptographicHash>
#include <QLocale>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

void addMissing(http::Response &response, const QByteArray &name, const QByteArray &value)
{
    if (http::headerValue(response.headers, name).isNull())
        response.headers.append(http::Header{name, value});
}

/// Returns a date in the form of RFC 9110, 5.6.7.
QByteArray httpDate(const QDateTime &time)
{
    return QLocale::c().toString(time.toUTC(), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s).toLatin1();
}

QByteArray weakTag(const QByteArray &body)
{
    return "W/\"" + QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex().first(32) + '"';
}

QByteArray secondsOf(std::chrono::milliseconds time)
{
    const QByteArray seconds = QByteArray::number(static_cast<double>(time.count()) / 1000, 'g', 10);
    return seconds.contains('.') ? seconds : seconds + ".0";
}

} // namespace

void addServiceHeaders(http::Response &response, const QDateTime &now)
{
    addMissing(response, "Date", httpDate(now));
    addMissing(response, "X-Request-Id", QUuid::createUuid().toByteArray(QUuid::WithoutBraces));
    const bool hasTag = (response.status == 200 || response.status == 201) && !response.body.isEmpty();
    if (hasTag)
        addMissing(response, "ETag", weakTag(response.body));
}

void addRateHeaders(http::Response &response, int perSecond, const RateLimit::State &state)
{
    addMissing(response, "X-RateLimit-Limit", QByteArray::number(perSecond));
    addMissing(response, "X-RateLimit-Remaining", QByteArray::number(state.remaining));
    addMissing(response, "X-RateLimit-Reset", secondsOf(state.reset));
}

http::Response tooManyRequestsResponse(std::chrono::milliseconds reset)
{
    return {.status = 429,
            .headers = {{"Content-Type", "application/vnd.api+json"},
                        {"X-RateLimit-Remaining", "0"},
                        {"X-RateLimit-Reset", secondsOf(reset)}},
            .body = R"({"errors":[{"detail":"You have exceeded the API's rate limit.","status":429,)"
                    R"("title":"Too many requests"}]})"};
}

} // namespace runlatch::simulator
