// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/times.h"

#include "filter/comparison.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

/// The meaning of a value without comparison. An age means one moment.
struct Named
{
    Times times;
    bool isAge = false;
};

std::optional<Named> days(const QDate &first, const QDate &next)
{
    const Times times{first.startOfDay().toUTC(), next.startOfDay().toUTC()};
    if (!first.isValid() || !times.from.isValid() || !times.until.isValid())
        return {};
    return Named{times};
}

std::optional<Named> readDate(const QString &value)
{
    static const QRegularExpression form(u"\\A([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?\\z"_s);
    const auto match = form.match(value);
    if (!match.hasMatch())
        return {};
    const int year = match.capturedView(1).toInt();
    const int month = match.capturedView(2).toInt();
    const int day = match.capturedView(3).toInt();
    if (match.capturedLength(3) > 0)
        return days({year, month, day}, QDate(year, month, day).addDays(1));
    if (match.capturedLength(2) > 0)
        return days({year, month, 1}, QDate(year, month, 1).addMonths(1));
    return days({year, 1, 1}, QDate(year, 1, 1).addYears(1));
}

std::optional<Named> readMoment(const QString &value)
{
    static const QRegularExpression form(u"\\A[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}"
                                         "(:[0-9]{2})?(\\.[0-9]+)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?\\z"_s);
    const auto match = form.match(value);
    if (!match.hasMatch())
        return {};
    const QDateTime moment = QDateTime::fromString(value, Qt::ISODateWithMs).toUTC();
    if (!moment.isValid())
        return {};
    const qint64 length = match.capturedLength(2) > 0 ? 1 : match.capturedLength(1) > 0 ? 1000 : 60'000;
    return Named{{moment, moment.addMSecs(length)}};
}

QDateTime ago(const QDateTime &now, int count, const QString &unit)
{
    if (unit == "y"_L1)
        return now.addYears(-count);
    if (unit == "mo"_L1)
        return now.addMonths(-count);
    if (unit == "w"_L1)
        return now.addDays(-7 * qint64(count));
    if (unit == "d"_L1)
        return now.addDays(-count);
    return now.addSecs(-qint64(count) * (unit == "h"_L1 ? 3600 : unit == "m"_L1 ? 60 : 1));
}

std::optional<Named> readAge(const QString &value, const QDateTime &now)
{
    static const QRegularExpression form(u"\\A([0-9]{1,6})(s|m|h|d|w|mo|y)\\z"_s);
    const auto match = form.match(value);
    if (!match.hasMatch())
        return {};
    const QDateTime moment = ago(now.toLocalTime(), match.capturedView(1).toInt(), match.captured(2)).toUTC();
    if (!moment.isValid())
        return {};
    return Named{{moment, moment}, true};
}

std::optional<Named> readNamed(QStringView value, const QDateTime &now)
{
    const QDate today = now.toLocalTime().date();
    const QString lower = value.toString().toLower();
    if (lower == "today"_L1)
        return days(today, today.addDays(1));
    if (lower == "yesterday"_L1)
        return days(today.addDays(-1), today);
    if (const auto date = readDate(lower))
        return date;
    if (const auto age = readAge(lower, now))
        return age;
    return readMoment(lower.toUpper());
}

/// One side may be left out, but not both.
std::optional<Times> readTimeRange(QStringView first, QStringView last, const QDateTime &now)
{
    const auto left = readNamed(first, now);
    const auto right = readNamed(last, now);
    if (first.isEmpty() && right)
        return Times{{}, right->times.until};
    if (last.isEmpty() && left)
        return Times{left->times.from, {}};
    if (!left || !right)
        return {};
    return Times{std::min(left->times.from, right->times.from), std::max(left->times.until, right->times.until)};
}

} // namespace

std::optional<Times> readTimes(QStringView value, QStringView comparison, const QDateTime &now)
{
    const qsizetype dots = value.indexOf(RangeSign);
    if (dots >= 0 && !isGreaterOrLess(comparison))
        return readTimeRange(value.first(dots), value.sliced(dots + RangeSign.size()), now);
    const auto named = readNamed(value, now);
    if (!named)
        return {};
    const auto &[from, until] = named->times;
    if (!isGreaterOrLess(comparison))
        return Times{from, named->isAge ? QDateTime() : until};
    const bool isGreater = comparison.startsWith(u'>');
    if (named->isAge) // more days ago means an earlier time
        return isGreater ? Times{{}, from} : Times{from, {}};
    const bool takesEqual = comparison.endsWith(u'=');
    return isGreater ? Times{takesEqual ? from : until, {}} : Times{{}, takesEqual ? until : from};
}

} // namespace runlatch::filter
