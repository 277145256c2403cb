// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsontext.h"

#include "text/utf8.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace runlatch::json::jsontext {

namespace {

constexpr std::uint64_t Ones = 0x0101010101010101U;
constexpr std::uint64_t Highs = 0x8080808080808080U;

bool isOrdinary(unsigned char byte, bool isUtf8)
{
    return byte >= 0x20 && (isUtf8 || byte < 0x80) && byte != '"' && byte != '\\';
}

/// The high bit of each zero byte. Above the lowest one there may be false ones.
std::uint64_t zeroBytes(std::uint64_t word)
{
    return (word - Ones) & ~word & Highs;
}

unsigned char byteAt(QByteArrayView text, qsizetype at)
{
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

bool isDigit(unsigned char byte)
{
    return byte >= '0' && byte <= '9';
}

qsizetype afterDigits(QByteArrayView text, qsizetype at)
{
    while (isDigit(byteAt(text, at)))
        ++at;
    return at;
}

/// Counts the characters of UTF-8: all bytes except continuation bytes.
qsizetype countCharacters(QByteArrayView text)
{
    qsizetype continued = 0;
    qsizetype at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, sizeof word);
        continued += std::popcount((word >> 7) & (~word >> 6) & Ones);
    }
    for (; at < text.size(); ++at)
        continued += (byteAt(text, at) & 0xC0) == 0x80 ? 1 : 0;
    return text.size() - continued;
}

char escapedCharacter(char escape)
{
    switch (escape) {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case '"':
    case '\\':
    case '/': return escape;
    default: return '\0';
    }
}

/// The character of the \u escape at `at`, which moves behind it.
QByteArray unicodeEscape(QByteArrayView string, qsizetype &at)
{
    const int first = hexDigits(string, at + 2);
    at += EscapeSize;
    if (first >= 0xD800 && first < 0xDC00 && byteAt(string, at) == '\\' && byteAt(string, at + 1) == 'u') {
        const int second = hexDigits(string, at + 2);
        if (second >= 0xDC00 && second < 0xE000) {
            at += EscapeSize;
            const char16_t pair[] = {static_cast<char16_t>(first), static_cast<char16_t>(second)};
            return QStringView(pair, 2).toUtf8();
        }
    }
    const bool isHalf = first >= 0xD800 && first < 0xE000;
    const char16_t unit = isHalf ? char16_t(0xFFFD) : static_cast<char16_t>(first);
    return QStringView(&unit, 1).toUtf8();
}

} // namespace

qsizetype endOfPlainText(QByteArrayView text, qsizetype at, bool isUtf8)
{
    const std::uint64_t foreign = isUtf8 ? 0 : Highs;
    if constexpr (std::endian::native == std::endian::little) {
        for (; at + 8 <= text.size(); at += 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, text.data() + at, sizeof word);
            const std::uint64_t below = (word - Ones * 0x20) & ~word & Highs;
            const std::uint64_t special =
                below | zeroBytes(word ^ (Ones * '"')) | zeroBytes(word ^ (Ones * '\\')) | (word & foreign);
            if (special != 0)
                return at + std::countr_zero(special) / 8;
        }
    }
    while (at < text.size() && isOrdinary(static_cast<unsigned char>(text[at]), isUtf8))
        ++at;
    return at;
}

qsizetype endOfString(QByteArrayView text, qsizetype at)
{
    for (at = endOfPlainText(text, at, true); at < text.size(); at = endOfPlainText(text, at, true)) {
        if (text[at] == '"')
            return at;
        at += text[at] == '\\' ? 2 : 1;
    }
    return text.size();
}

int hexDigits(QByteArrayView text, qsizetype at)
{
    int value = 0;
    for (qsizetype index = at; index < at + 4; ++index) {
        const unsigned char byte = byteAt(text, index);
        const auto lower = static_cast<unsigned char>(byte | 0x20);
        if (isDigit(byte))
            value = value * 16 + (byte - '0');
        else if (lower >= 'a' && lower <= 'f')
            value = value * 16 + (lower - 'a' + 10);
        else
            return -1;
    }
    return value;
}

QByteArray decoded(QByteArrayView string)
{
    QByteArray bytes;
    qsizetype at = 0;
    while (at < string.size()) {
        const qsizetype escape = std::find(string.begin() + at, string.end(), '\\') - string.begin();
        bytes += string.sliced(at, escape - at);
        at = escape;
        if (at >= string.size())
            break;
        const char kind = static_cast<char>(byteAt(string, at + 1));
        if (kind == 'u' && hexDigits(string, at + 2) >= 0) {
            bytes += unicodeEscape(string, at);
        } else if (const char character = escapedCharacter(kind)) {
            bytes += character;
            at += 2;
        } else {
            bytes += string[at++];
        }
    }
    return bytes;
}

QString decodedText(QByteArrayView string, qsizetype most)
{
    const qsizetype longest = most * 2 * EscapeSize; // a character takes two escapes at most
    return QString::fromUtf8(decoded(string.first(std::min(string.size(), longest)))).left(most);
}

bool hasMoreCharacters(QByteArrayView string, qsizetype most)
{
    qsizetype count = 0;
    qsizetype at = 0;
    while (at < string.size() && count <= most) {
        if (string[at] == '\\') {
            const bool isUnicode = byteAt(string, at + 1) == 'u' && hexDigits(string, at + 2) >= 0;
            if (isUnicode)
                unicodeEscape(string, at);
            else
                at += 2;
            ++count;
            continue;
        }
        // A character has four bytes at most.
        const QByteArrayView part = string.sliced(at, std::min(string.size() - at, (most - count + 1) * 4));
        const qsizetype escape = part.indexOf('\\');
        const QByteArrayView run = escape < 0 ? part : part.first(escape);
        count += countCharacters(run);
        at += run.size();
    }
    return count > most;
}

bool isBlank(QByteArrayView string)
{
    qsizetype at = 0;
    while (at < string.size()) {
        if (string[at] == ' ') { // without this a long string of blanks would make a QString of each
            ++at;
            continue;
        }
        const bool isEscape = string[at] == '\\';
        const int unit = isEscape && byteAt(string, at + 1) == 'u' ? hexDigits(string, at + 2) : -1;
        const qsizetype size = unit >= 0 ? EscapeSize : isEscape ? 2 : text::utf8Length(string, at);
        if (size == 0 || at + size > string.size())
            return false;
        const QString character =
            unit >= 0 ? QString(QChar(unit)) : QString::fromUtf8(decoded(string.sliced(at, size)));
        if (!character.front().isSpace())
            return false;
        at += size;
    }
    return true;
}

bool isNumber(QByteArrayView text)
{
    qsizetype at = byteAt(text, 0) == '-' ? 1 : 0;
    const qsizetype begin = at;
    at = afterDigits(text, at);
    if (at == begin || (byteAt(text, begin) == '0' && at > begin + 1))
        return false;
    if (byteAt(text, at) == '.') {
        const qsizetype fraction = ++at;
        at = afterDigits(text, at);
        if (at == fraction)
            return false;
    }
    if ((byteAt(text, at) | 0x20) == 'e') {
        ++at;
        if (byteAt(text, at) == '+' || byteAt(text, at) == '-')
            ++at;
        const qsizetype exponent = at;
        at = afterDigits(text, at);
        if (at == exponent)
            return false;
    }
    return at == text.size();
}

} // namespace runlatch::json::jsontext
