// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/jsonstring.h"

#include "interchange/record.h"
#include "json/terminaljson.h"

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

} // namespace

QByteArray jsonString(QByteArrayView text)
{
    QByteArray json;
    json.reserve(text.size() + text.size() / 8 + 2);
    json += '"';
    for (qsizetype at = 0; at < text.size();) {
        const char letter = text[at];
        if (static_cast<uchar>(letter) >= 0x80) {
            at += appendWide(json, text, at);
            continue;
        }
        if (letter == '"' || letter == '\\')
            (json += '\\') += letter;
        else if (static_cast<uchar>(letter) < 0x20 || letter == 0x7F)
            appendControl(json, letter);
        else
            json += letter;
        ++at;
    }
    return json += '"';
}

bool isSwollen(QByteArrayView bytes, QByteArrayView json)
{
    return json.size() > MaxRecordBytes / 4 && json.size() > bytes.size() / 2 * 3;
}

void addBytes(json::OrderedJson &json, const QString &name, QByteArrayView bytes)
{
    const QByteArray text = isText(bytes) ? jsonString(bytes) : QByteArray();
    if (!text.isEmpty() && !isSwollen(bytes, text))
        json.addRaw(name, text);
    else
        json.addRaw(QString(name + "_base64"_L1), '"' + bytes.toByteArray().toBase64() + '"');
}

} // namespace runlatch::interchange
