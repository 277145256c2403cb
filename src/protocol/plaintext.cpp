// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/plaintext.h"

#include <QList>

#include <algorithm>

namespace runlatch::protocol {

namespace {

bool isHarmful(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Other_NotAssigned: return true;
    case QChar::Other_Format:
        return letter != 0x200C && letter != 0x200D; // the joiners: Persian and emoji are misspelt without them
    default: return false;
    }
}

bool isSpacing(char32_t letter)
{
    return letter == U'\n' || letter == U'\r' || letter == U'\t' || letter == 0x2028 || letter == 0x2029;
}

} // namespace

QString plainText(const QString &text, qsizetype limit)
{
    // Only a little more than can be shown is looked at: a text may have millions of characters.
    const QString start = text.left(2 * limit + 2);
    QString plain;
    plain.reserve(std::min(start.size(), limit + 2));
    bool cut = start.size() < text.size();
    for (const char32_t letter : start.toUcs4()) {
        const QString next = isSpacing(letter) ? QString(u' ')
            : isHarmful(letter)                ? QString()
                                               : QString::fromUcs4(&letter, 1);
        if (plain.size() + next.size() > limit) {
            cut = true;
            break;
        }
        plain += next;
    }
    if (cut) {
        while (plain.size() >= limit)
            plain.chop(plain.size() > 1 && plain.back().isLowSurrogate() ? 2 : 1);
        plain += u'\u2026';
    }
    return plain;
}

} // namespace runlatch::protocol
