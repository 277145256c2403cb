// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/shownword.h"

#include <algorithm>

namespace runlatch::interchange {

namespace {

constexpr qsizetype LongestOption = 40; // bytes; curl's longest has 28

bool isOfOption(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9')
        || letter == '-';
}

} // namespace

QByteArray shownOption(QByteArrayView word)
{
    if (!word.startsWith('-') && !word.startsWith('@'))
        return "...";
    const QByteArrayView name = word.sliced(1, std::min(LongestOption, word.size()) - 1);
    const auto end = std::find_if_not(name.begin(), name.end(), &isOfOption);
    return word.first(1 + (end - name.begin())).toByteArray();
}

QByteArray shownWord(QByteArrayView option, bool hasValue)
{
    return (option.isEmpty() ? QByteArray() : option.toByteArray() + ' ') + (hasValue ? "... ..." : "...");
}

} // namespace runlatch::interchange
