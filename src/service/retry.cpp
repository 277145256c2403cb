// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/retry.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;
using runlatch::base::ErrorKind;

namespace runlatch::service {

namespace {

constexpr double Shortest = 0.1; // seconds; a reset of 0 would otherwise be asked again within the same moment
constexpr double Longest = 60;

std::optional<double> readSeconds(const QByteArray &text)
{
    bool isNumber = false;
    const double seconds = text.trimmed().toDouble(&isNumber);
    if (!isNumber || !std::isfinite(seconds) || seconds < 0)
        return {};
    return seconds;
}

/// As HTTP writes dates (RFC 9110, 5.6.7); one that has passed means now.
std::optional<double> readDate(const QByteArray &text, const QDateTime &now)
{
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(text).trimmed(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeSpec(Qt::UTC);
    if (!date.isValid())
        return {};
    return std::max(0.0, static_cast<double>(now.msecsTo(date)) / 1000);
}

std::chrono::milliseconds milliseconds(double seconds)
{
    return std::chrono::milliseconds(std::llround(seconds * 1000));
}

} // namespace

std::chrono::milliseconds rateLimitWait(const http::Headers &headers, const QDateTime &now, double chance)
{
    std::optional<double> seconds = readSeconds(http::headerValue(headers, "X-RateLimit-Reset"));
    const QByteArray retryAfter = http::headerValue(headers, "Retry-After");
    if (!seconds)
        seconds = readSeconds(retryAfter);
    if (!seconds)
        seconds = readDate(retryAfter, now);
    const double wanted = std::clamp(seconds.value_or(1), Shortest, Longest);
    return milliseconds(std::min(Longest, wanted * (1 + 0.1 * chance)));
}

std::chrono::milliseconds troubleWait(int time, double chance)
{
    return milliseconds(0.1 * std::exp2(time) * (0.5 + chance));
}

bool isPassingTrouble(const base::Result<http::Response> &answer)
{
    if (answer)
        return answer->status >= 500 && answer->status != 501 && answer->status != 505;
    const base::Error &error = answer.error();
    return error.rule == "network.closed"_L1 || error.rule == "network.failed"_L1 || error.rule == "http.cut"_L1;
}

bool mayHaveArrived(const base::Error &error)
{
    return error.rule != "network.refused"_L1 && error.rule != "network.unknown-host"_L1 && error.kind != ErrorKind::Tls
        && error.kind != ErrorKind::Usage;
}

} // namespace runlatch::service
