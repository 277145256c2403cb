// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/shellescapes.h"

#include <QString>

namespace runlatch::interchange {

namespace {

constexpr char32_t LastCodePoint = 0x10FFFF;

struct AnsiLetter
{
    char letter;
    char meaning;
};
constexpr AnsiLetter AnsiLetters[] = {{'a', '\a'},  {'b', '\b'}, {'e', '\x1b'}, {'E', '\x1b'}, {'f', '\f'},
                                      {'n', '\n'},  {'r', '\r'}, {'t', '\t'},   {'v', '\v'},   {'\\', '\\'},
                                      {'\'', '\''}, {'"', '"'},  {'?', '?'}};

int digitOf(char letter)
{
    if (letter >= '0' && letter <= '9')
        return letter - '0';
    const char lower = static_cast<char>(letter | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 16;
}

/// A number of at most `most` digits. `at` moves behind it.
char32_t numberAt(QByteArrayView text, qsizetype &at, int base, int most)
{
    char32_t number = 0;
    for (int digits = 0; digits < most && at < text.size() && digitOf(text[at]) < base; ++digits, ++at)
        number = number * static_cast<char32_t>(base) + static_cast<char32_t>(digitOf(text[at]));
    return number;
}

/// Adds the number's byte or character; false if it has no digits.
bool addNumber(QByteArrayView text, qsizetype &at, char letter, QByteArray &meaning)
{
    const qsizetype begin = at;
    if (letter == 'x') {
        meaning += static_cast<char>(numberAt(text, at, 16, 2));
    } else if (letter == 'u' || letter == 'U') {
        const char32_t character = numberAt(text, at, 16, letter == 'u' ? 4 : 8);
        if (at > begin && character <= LastCodePoint)
            meaning += QString::fromUcs4(&character, 1).toUtf8();
    } else {
        meaning += static_cast<char>(numberAt(text, at, 8, 3));
    }
    return at > begin;
}

} // namespace

qsizetype readAnsiEscape(QByteArrayView text, qsizetype at, QByteArray &meaning)
{
    const qsizetype behind = at + 1;
    if (behind >= text.size()) {
        meaning += '\\';
        return text.size();
    }
    const char letter = text[behind];
    for (const AnsiLetter &known : AnsiLetters) {
        if (known.letter == letter) {
            meaning += known.meaning;
            return behind + 1;
        }
    }
    const qsizetype size = meaning.size();
    const bool isOctal = letter >= '0' && letter <= '7';
    qsizetype end = isOctal ? behind : behind + 1;
    if ((isOctal || letter == 'x' || letter == 'u' || letter == 'U') && addNumber(text, end, letter, meaning))
        return end;
    meaning.truncate(size);
    if (letter == 'c' && end < text.size()) {
        meaning += static_cast<char>(text[end] & 0x1f);
        return end + 1;
    }
    meaning += '\\';
    meaning += letter;
    return behind + 1;
}

} // namespace runlatch::interchange
