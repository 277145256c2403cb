// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/times.h"

#include "wording/words.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

QString relativeTime(const QDateTime &time, const QDateTime &now)
{
    if (!time.isValid())
        return {};
    const qint64 minutes = time.secsTo(now) / 60;
    const qint64 hours = minutes / 60;
    const qint64 days = hours / 24;
    if (minutes < -5)
        return exactTime(time);
    if (minutes < 1)
        return Words::tr("just now");
    if (hours < 1)
        return Words::tr("%n min ago", nullptr, static_cast<int>(minutes));
    if (days < 1)
        return Words::tr("%n h ago", nullptr, static_cast<int>(hours));
    if (days < 60)
        return Words::tr("%n day(s) ago", nullptr, static_cast<int>(days));
    if (days < 730)
        return Words::tr("%n month(s) ago", nullptr, static_cast<int>(days / 30));
    return Words::tr("%n year(s) ago", nullptr, static_cast<int>(days / 365));
}

QString duration(std::chrono::milliseconds time)
{
    constexpr qint64 second = 1000;
    constexpr qint64 minute = 60 * second;
    const qint64 count = time.count();
    if (count < second)
        return Words::tr("%1 ms").arg(count);
    if (count >= 2 * minute && count % minute == 0)
        return Words::tr("%1 min").arg(count / minute);
    return Words::tr("%1 s").arg(QString::number(static_cast<double>(count) / second, 'g', 10));
}

QString interval(std::chrono::milliseconds time)
{
    constexpr qint64 second = 1000;
    constexpr qint64 minute = 60 * second;
    constexpr qint64 hour = 60 * minute;
    const qint64 count = time.count();
    const auto rounded = [count](qint64 unit) { return (count + unit / 2) / unit; };
    if (count >= 2 * hour)
        return Words::tr("%1 h").arg(rounded(hour));
    const qint64 unit = count < second ? 1 : count < 10 * second ? 100 : count < 2 * minute ? second : minute;
    return duration(std::chrono::milliseconds(rounded(unit) * unit));
}

QString countdown(std::chrono::milliseconds left)
{
    const qint64 seconds = std::max<qint64>(0, std::chrono::ceil<std::chrono::seconds>(left).count());
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString exactTime(const QDateTime &time)
{
    //: A point in time, as in logs; UTC stays
    return time.isValid() ? Words::tr("%1 UTC").arg(time.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)) : QString();
}

QString timeOfDay(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime(), u"HH:mm:ss"_s);
}

} // namespace runlatch::wording
