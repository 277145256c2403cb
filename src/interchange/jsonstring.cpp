// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/jsonstring.h"

#include "interchange/record.h"
#include "json/terminaljson.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

void appendEscape(QByteArray &json, uint unit)
{
    constexpr char digits[] = "0123456789abcdef"; // a body of 64 MB may consist of such characters
    const char escape[] = {
        '\\', 'u', digits[unit >> 12 & 0xF], digits[unit >> 8 & 0xF], digits[unit >> 4 & 0xF], digits[unit & 0xF]};
    json.append(escape, sizeof escape);
}

void appendControl(QByteArray &json, char letter)
{
    switch (letter) {
    case '\n': json += "\\n"; break;
    case '\r': json += "\\r"; break;
    case '\t': json += "\\t"; break;
    default: appendEscape(json, static_cast<uchar>(letter)); break;
    }
}

/// The length of the UTF-8 character at `at`, by its first byte.
qsizetype lengthAt(QByteArrayView text, qsizetype at)
{
    const auto first = static_cast<uchar>(text[at]);
    return std::min<qsizetype>(first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2, text.size() - at);
}

/// Appends a character beyond ASCII. All that act on a terminal have two or three bytes.
qsizetype appendWide(QByteArray &json, QByteArrayView text, qsizetype at)
{
    const qsizetype length = lengthAt(text, at);
    const auto byte = [&](qsizetype index) { return static_cast<uchar>(text[at + index]); };
    uint unit = 0;
    if (length == 2)
        unit = ((byte(0) & 0x1Fu) << 6) | (byte(1) & 0x3Fu);
    else if (length == 3)
        unit = ((byte(0) & 0x0Fu) << 12) | ((byte(1) & 0x3Fu) << 6) | (byte(2) & 0x3Fu);
    if (unit != 0 && json::actsOnTerminal(QChar(static_cast<char16_t>(unit))))
        appendEscape(json, unit);
    else
        json += text.sliced(at, length);
    return length;
}

bool isPlain(char letter)
{
    const auto byte = static_cast<uchar>(letter);
    return byte >= 0x20 && byte < 0x7F && letter != '"' && letter != '\\';
}

/// Null when the string would be longer than `most`.
QByteArray stringUpTo(QByteArrayView text, qsizetype most)
{
    QByteArray json;
    json.reserve(text.size() + text.size() / 8 + 2);
    json += '"';
    for (qsizetype at = 0; at < text.size();) {
        const char letter = text[at];
        if (isPlain(letter)) {
            const char *end = std::find_if_not(text.begin() + at, text.end(), isPlain);
            const auto length = static_cast<qsizetype>(end - text.begin()) - at;
            json += text.sliced(at, length);
            at += length;
            continue;
        }
        if (json.size() >= most)
            return {};
        if (static_cast<uchar>(letter) >= 0x80) {
            at += appendWide(json, text, at);
            continue;
        }
        if (letter == '"' || letter == '\\')
            (json += '\\') += letter;
        else
            appendControl(json, letter);
        ++at;
    }
    json += '"';
    return json.size() > most ? QByteArray() : json;
}

} // namespace

QByteArray jsonString(QByteArrayView text)
{
    return stringUpTo(text, std::numeric_limits<qsizetype>::max());
}

QByteArray losslessString(QByteArrayView bytes)
{
    const qsizetype swollen = std::max<qsizetype>(MaxRecordBytes / 4, bytes.size() / 2 * 3);
    return isText(bytes) ? stringUpTo(bytes, swollen) : QByteArray();
}

void addBytes(json::OrderedJson &json, const QString &name, QByteArrayView bytes)
{
    if (const QByteArray text = losslessString(bytes); !text.isNull())
        json.addRaw(name, text);
    else
        json.addRaw(QString(name + "_base64"_L1), '"' + bytes.toByteArray().toBase64() + '"');
}

} // namespace runlatch::interchange
