// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/numbervalue.h"

#include <algorithm>

namespace runlatch::comparison {

namespace {

constexpr qsizetype MaxExponentDigits = 15;

QByteArrayView withoutLeadingZeros(QByteArrayView digits)
{
    const auto first = std::find_if(digits.begin(), digits.end(), [](char digit) { return digit != '0'; });
    return digits.sliced(first - digits.begin());
}

} // namespace

QByteArray numberValue(QByteArrayView number)
{
    const bool isNegative = number.startsWith('-');
    const QByteArrayView all = number.sliced(isNegative ? 1 : 0);
    const auto mark = std::find_if(all.begin(), all.end(), [](char byte) { return byte == 'e' || byte == 'E'; });
    const QByteArrayView mantissa = all.first(mark - all.begin());
    QByteArrayView power = mark == all.end() ? QByteArrayView() : all.sliced(mantissa.size() + 1);
    const qsizetype point = mantissa.indexOf('.');
    QByteArray joined;
    QByteArrayView digits = mantissa;
    qint64 exponent = 0;
    if (point >= 0) {
        joined = mantissa.toByteArray().remove(point, 1);
        digits = joined;
        exponent = point - digits.size();
    }
    digits = withoutLeadingZeros(digits);
    const qsizetype written = digits.size();
    while (digits.endsWith('0'))
        digits.chop(1);
    if (digits.isEmpty())
        return QByteArrayLiteral("0");
    exponent += written - digits.size();
    const bool isSmall = power.startsWith('-');
    power = withoutLeadingZeros(power.sliced(isSmall || power.startsWith('+') ? 1 : 0));
    if (power.size() > MaxExponentDigits)
        return number.toByteArray();
    const qint64 shift = power.isEmpty() ? 0 : power.toLongLong();
    exponent += isSmall ? -shift : shift;
    QByteArray value;
    value.reserve(digits.size() + 22); // with sign, e and exponent: a text may have millions of numbers
    if (isNegative)
        value += '-';
    return ((value += digits) += 'e') += QByteArray::number(exponent);
}

} // namespace runlatch::comparison
