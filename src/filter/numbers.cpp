// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/numbers.h"

#include "filter/comparison.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

/// The meaning of one value: a number, or a range of numbers.
struct WrittenNumber
{
    double first;
    double last;
    double tolerance = 0; ///< the distance to either side of a number without a comparison
};

using NumberReader = std::optional<WrittenNumber> (*)(QStringView value);

struct NumberUnit
{
    QLatin1StringView name;
    double factor;
};

constexpr std::array DurationUnits{NumberUnit{"ms"_L1, 1}, NumberUnit{"s"_L1, 1000}, NumberUnit{"m"_L1, 60'000},
                                   NumberUnit{"min"_L1, 60'000}, NumberUnit{"h"_L1, 3'600'000}};
constexpr double Kibi = 1024;
constexpr std::array SizeUnits{NumberUnit{""_L1, 1},
                               NumberUnit{"B"_L1, 1},
                               NumberUnit{"k"_L1, Kibi},
                               NumberUnit{"KB"_L1, Kibi},
                               NumberUnit{"KiB"_L1, Kibi},
                               NumberUnit{"M"_L1, Kibi *Kibi},
                               NumberUnit{"MB"_L1, Kibi *Kibi},
                               NumberUnit{"MiB"_L1, Kibi *Kibi},
                               NumberUnit{"G"_L1, Kibi *Kibi *Kibi},
                               NumberUnit{"GB"_L1, Kibi *Kibi *Kibi},
                               NumberUnit{"GiB"_L1, Kibi *Kibi *Kibi}};

bool isDigit(QChar letter)
{
    return letter >= u'0' && letter <= u'9';
}

std::optional<WrittenNumber> readNumber(QStringView value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(WrittenNumber{number, number}) : std::nullopt;
}

std::optional<WrittenNumber> readWithUnit(QStringView value, std::span<const NumberUnit> units)
{
    qsizetype digits = 0;
    qsizetype point = -1;
    while (digits < value.size() && (isDigit(value[digits]) || (value[digits] == u'.' && point < 0))) {
        if (value[digits] == u'.')
            point = digits;
        ++digits;
    }
    const auto number = readNumber(value.first(digits));
    if (!number)
        return {};
    for (const NumberUnit &unit : units) {
        if (value.sliced(digits).compare(unit.name, Qt::CaseInsensitive) != 0)
            continue;
        const auto decimals = point < 0 ? 0 : digits - point - 1;
        const double step = unit.factor * std::pow(10.0, -static_cast<double>(decimals));
        const double meant = number->first * unit.factor;
        return WrittenNumber{meant, meant, step / 2};
    }
    return {};
}

std::optional<WrittenNumber> readDuration(QStringView value)
{
    return readWithUnit(value, DurationUnits);
}

std::optional<WrittenNumber> readSize(QStringView value)
{
    return readWithUnit(value, SizeUnits);
}

std::optional<WrittenNumber> readStatus(QStringView value)
{
    constexpr qsizetype Digits = 3;
    if (value.isEmpty() || value.size() > Digits || !isDigit(value.front()))
        return {};
    int first = 0;
    int last = 0;
    bool isKnown = true;
    for (qsizetype place = 0; place < Digits; ++place) {
        const bool isOpen = place >= value.size() || value[place].toLower() == u'x';
        if (!isOpen && (!isDigit(value[place]) || !isKnown))
            return {};
        isKnown = !isOpen;
        first = 10 * first + (isOpen ? 0 : value[place].digitValue());
        last = 10 * last + (isOpen ? 9 : value[place].digitValue());
    }
    return WrittenNumber{double(first), double(last)};
}

/// One side may be left out, but not both.
std::optional<Numbers> readNumberRange(QStringView first, QStringView last, NumberReader read)
{
    const auto left = read(first);
    const auto right = read(last);
    if ((!left && !first.isEmpty()) || (!right && !last.isEmpty()) || (!left && !right))
        return {};
    if (!left)
        return Numbers{.highest = right->last};
    if (!right)
        return Numbers{.lowest = left->first};
    return Numbers{std::min(left->first, right->first), std::max(left->last, right->last)};
}

std::optional<Numbers> readCompared(QStringView value, QStringView comparison, NumberReader read)
{
    const qsizetype dots = value.indexOf(RangeSign);
    if (dots >= 0 && !isGreaterOrLess(comparison))
        return readNumberRange(value.first(dots), value.sliced(dots + RangeSign.size()), read);
    const auto number = read(value);
    if (!number)
        return {};
    const Numbers all;
    if (comparison == ">"_L1)
        return Numbers{std::nextafter(number->last, all.highest), all.highest};
    if (comparison == ">="_L1)
        return Numbers{number->first, all.highest};
    if (comparison == "<"_L1)
        return Numbers{all.lowest, std::nextafter(number->first, all.lowest)};
    if (comparison == "<="_L1)
        return Numbers{all.lowest, number->last};
    return Numbers{number->first - number->tolerance, number->last + number->tolerance};
}

} // namespace

std::optional<Numbers> readNumbers(QStringView value, QStringView comparison)
{
    return readCompared(value, comparison, &readNumber);
}

std::optional<Numbers> readDurations(QStringView value, QStringView comparison)
{
    return readCompared(value, comparison, &readDuration);
}

std::optional<Numbers> readSizes(QStringView value, QStringView comparison)
{
    return readCompared(value, comparison, &readSize);
}

std::optional<Numbers> readStatuses(QStringView value, QStringView comparison)
{
    return readCompared(value, comparison, &readStatus);
}

} // namespace runlatch::filter
