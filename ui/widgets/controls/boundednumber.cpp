// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/boundednumber.h"

#include <algorithm>

namespace runlatch::ui {

namespace {
constexpr qsizetype MaxDigits = 18; // the digits that always fit into a qint64
}

QValidator::State BoundedNumber::validate(QString &input, int &position) const
{
    const QValidator::State state = QSpinBox::validate(input, position);
    const QString digits = digitsOf(input);
    const bool isNumber = !digits.isEmpty() && digits.size() <= MaxDigits;
    return state == QValidator::Invalid && isNumber ? QValidator::Intermediate : state;
}

void BoundedNumber::fixup(QString &input) const
{
    const QString digits = digitsOf(input);
    if (digits.isEmpty()) {
        QSpinBox::fixup(input);
        return;
    }
    const qint64 bounded = std::clamp<qint64>(digits.toLongLong(), minimum(), maximum());
    input = prefix() + textFromValue(static_cast<int>(bounded)) + suffix();
}

QString BoundedNumber::digitsOf(const QString &input) const
{
    QString digits = input;
    if (!suffix().isEmpty() && digits.endsWith(suffix()))
        digits.chop(suffix().size());
    if (!prefix().isEmpty() && digits.startsWith(prefix()))
        digits.remove(0, prefix().size());
    digits.remove(locale().groupSeparator());
    digits = digits.trimmed();
    const bool areAll = std::all_of(digits.begin(), digits.end(), [](QChar one) { return one.isDigit(); });
    return areAll ? digits : QString();
}

} // namespace runlatch::ui
