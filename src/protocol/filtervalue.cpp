// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/filtervalue.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr auto Dots = ".."_L1;

/// What a value without comparison names. An age names one moment.
struct Named
{
    FilterTimes times;
    bool isAge = false;
};

std::optional<Named> days(const QDate &first, const QDate &next)
{
    const FilterTimes times{first.startOfDay().toUTC(), next.startOfDay().toUTC()};
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

/// Either side may be left out, not both.
std::optional<FilterTimes> readRange(QStringView first, QStringView last, const QDateTime &now)
{
    const auto left = readNamed(first, now);
    const auto right = readNamed(last, now);
    if (first.isEmpty() && right)
        return FilterTimes{{}, right->times.until};
    if (last.isEmpty() && left)
        return FilterTimes{left->times.from, {}};
    if (!left || !right)
        return {};
    return FilterTimes{std::min(left->times.from, right->times.from), std::max(left->times.until, right->times.until)};
}

std::optional<double> readNumber(QStringView value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<FilterNumbers> readRange(QStringView first, QStringView last)
{
    const auto left = readNumber(first);
    const auto right = readNumber(last);
    FilterNumbers numbers;
    if ((!left && !first.isEmpty()) || (!right && !last.isEmpty()) || (!left && !right))
        return {};
    numbers.lowest = left.value_or(numbers.lowest);
    numbers.highest = right.value_or(numbers.highest);
    if (numbers.lowest > numbers.highest)
        std::swap(numbers.lowest, numbers.highest);
    return numbers;
}

bool isComparison(QStringView comparison)
{
    return !comparison.isEmpty() && comparison != "="_L1;
}

} // namespace

std::optional<FilterTimes> readFilterTimes(QStringView value, QStringView comparison, const QDateTime &now)
{
    const qsizetype dots = value.indexOf(Dots);
    if (dots >= 0 && !isComparison(comparison))
        return readRange(value.first(dots), value.sliced(dots + Dots.size()), now);
    const auto named = readNamed(value, now);
    if (!named)
        return {};
    const auto &[from, until] = named->times;
    if (!isComparison(comparison))
        return FilterTimes{from, named->isAge ? QDateTime() : until};
    const bool isGreater = comparison.startsWith(u'>');
    if (named->isAge) // more days ago is earlier
        return isGreater ? FilterTimes{{}, from} : FilterTimes{from, {}};
    const bool takesEqual = comparison.endsWith(u'=');
    return isGreater ? FilterTimes{takesEqual ? from : until, {}} : FilterTimes{{}, takesEqual ? until : from};
}

std::optional<FilterNumbers> readFilterNumbers(QStringView value, QStringView comparison)
{
    const qsizetype dots = value.indexOf(Dots);
    if (dots >= 0 && !isComparison(comparison))
        return readRange(value.first(dots), value.sliced(dots + Dots.size()));
    const auto number = readNumber(value);
    if (!number)
        return {};
    const FilterNumbers all;
    if (comparison == ">"_L1)
        return FilterNumbers{std::nextafter(*number, all.highest), all.highest};
    if (comparison == ">="_L1)
        return FilterNumbers{*number, all.highest};
    if (comparison == "<"_L1)
        return FilterNumbers{all.lowest, std::nextafter(*number, all.lowest)};
    if (comparison == "<="_L1)
        return FilterNumbers{all.lowest, *number};
    return FilterNumbers{*number, *number};
}

} // namespace runlatch::protocol
