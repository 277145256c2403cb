// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/announcedlimits.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

constexpr double MaxRate = 10'000;
constexpr double MaxAskedWait = 24 * 60 * 60; // seconds

std::optional<double> secondsOf(const QByteArray &text)
{
    bool isNumber = false;
    const double seconds = text.trimmed().toDouble(&isNumber);
    if (!isNumber || !std::isfinite(seconds) || seconds < 0)
        return {};
    return seconds;
}

/// Returns the seconds until an HTTP date (RFC 9110, 5.6.7), and 0 for a date that has passed.
std::optional<double> secondsUntil(const QByteArray &text, const QDateTime &now)
{
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(text).trimmed(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    date.setTimeZone(QTimeZone::utc());
    if (!date.isValid())
        return {};
    return std::max(0.0, static_cast<double>(now.msecsTo(date)) / 1000);
}

} // namespace

std::optional<int> announcedRate(const http::Headers &headers)
{
    bool isNumber = false;
    const double rate = std::floor(http::headerValue(headers, "X-RateLimit-Limit").trimmed().toDouble(&isNumber));
    if (!isNumber || !(rate >= 1 && rate <= MaxRate))
        return {};
    return static_cast<int>(rate);
}

std::optional<std::chrono::milliseconds> askedWait(const http::Headers &headers, const QDateTime &now)
{
    std::optional<double> seconds = secondsOf(http::headerValue(headers, "X-RateLimit-Reset"));
    const QByteArray retryAfter = http::headerValue(headers, "Retry-After");
    if (!seconds)
        seconds = secondsOf(retryAfter);
    if (!seconds)
        seconds = secondsUntil(retryAfter, now);
    if (!seconds)
        return {};
    return std::chrono::milliseconds(std::llround(std::min(*seconds, MaxAskedWait) * 1000));
}

} // namespace runlatch::service
