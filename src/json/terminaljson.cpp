// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/terminaljson.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace runlatch::json {

namespace {

bool isWithin(char16_t letter, char16_t first, char16_t last)
{
    return letter >= first && letter <= last;
}

} // namespace

bool actsOnTerminal(QChar letter)
{
    const char16_t unit = letter.unicode();
    return unit < 0x20 || isWithin(unit, 0x7F, 0x9F) || unit == 0x061C || isWithin(unit, 0x200E, 0x200F)
        || isWithin(unit, 0x2028, 0x202E) || isWithin(unit, 0x2066, 0x2069);
}

QByteArray terminalJson(const QByteArray &json)
{
    const QString text = QString::fromUtf8(json);
    QString safe;
    safe.reserve(text.size());
    bool isString = false;
    bool isEscaped = false;
    for (const QChar letter : text) {
        if (actsOnTerminal(letter)) {
            const bool isBlank = letter == u'\n' || letter == u'\r' || letter == u'\t';
            safe += isBlank && !isString ? u" "_s : u"\\u%1"_s.arg(uint(letter.unicode()), 4, 16, QChar(u'0'));
        } else {
            safe += letter;
        }
        if (letter == u'"' && !isEscaped)
            isString = !isString;
        isEscaped = isString && letter == u'\\' && !isEscaped;
    }
    return safe.toUtf8();
}

} // namespace runlatch::json
