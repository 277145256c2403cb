// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/numbers.h"

#include "filter/comparison.h"

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::filter {

namespace {

std::optional<double> readNumber(QStringView value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<Numbers> readNumberRange(QStringView first, QStringView last)
{
    const auto left = readNumber(first);
    const auto right = readNumber(last);
    Numbers numbers;
    if ((!left && !first.isEmpty()) || (!right && !last.isEmpty()) || (!left && !right))
        return {};
    numbers.lowest = left.value_or(numbers.lowest);
    numbers.highest = right.value_or(numbers.highest);
    if (numbers.lowest > numbers.highest)
        std::swap(numbers.lowest, numbers.highest);
    return numbers;
}

} // namespace

std::optional<Numbers> readNumbers(QStringView value, QStringView comparison)
{
    const qsizetype dots = value.indexOf(RangeSign);
    if (dots >= 0 && !isGreaterOrLess(comparison))
        return readNumberRange(value.first(dots), value.sliced(dots + RangeSign.size()));
    const auto number = readNumber(value);
    if (!number)
        return {};
    const Numbers all;
    if (comparison == ">"_L1)
        return Numbers{std::nextafter(*number, all.highest), all.highest};
    if (comparison == ">="_L1)
        return Numbers{*number, all.highest};
    if (comparison == "<"_L1)
        return Numbers{all.lowest, std::nextafter(*number, all.lowest)};
    if (comparison == "<="_L1)
        return Numbers{all.lowest, *number};
    return Numbers{*number, *number};
}

} // namespace runlatch::filter
