// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/receivertexts.h"

#include "json/jsonchildren.h"
#include "json/jsonlayout.h"
#include "signature/parts.h"

#include <QChar>
#include <QLocale>
#include <QString>

#include <zlib.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace runlatch::signature {

namespace {

constexpr std::string_view LowerDigits = "0123456789abcdef";

/// The last `count` hexadecimal digits of a number.
QByteArray hexDigits(quint32 number, int count)
{
    QByteArray digits;
    for (int shift = 4 * (count - 1); shift >= 0; shift -= 4)
        digits += LowerDigits[number >> shift & 0xf];
    return digits;
}

/// The letter that stands for a control character behind a backslash in most languages; 0: none does.
char shortEscape(char byte)
{
    switch (byte) {
    case '\t': return 't';
    case '\n': return 'n';
    case '\r': return 'r';
    default: return 0;
    }
}

/// Python writes double quotes where that spares a backslash.
char pythonQuote(bool hasSingle, bool hasDouble)
{
    return hasSingle && !hasDouble ? '"' : '\'';
}

/// As str.isprintable() says.
bool isPrintable(char32_t letter)
{
    constexpr std::array unprintable{QChar::Other_Control,       QChar::Other_Format,      QChar::Other_Surrogate,
                                     QChar::Other_PrivateUse,    QChar::Other_NotAssigned, QChar::Separator_Line,
                                     QChar::Separator_Paragraph, QChar::Separator_Space};
    return letter == ' ' || std::ranges::find(unprintable, QChar::category(letter)) == unprintable.end();
}

QByteArray pythonEscape(char32_t letter)
{
    if (const char escape = letter < 0x80 ? shortEscape(static_cast<char>(letter)) : '\0')
        return QByteArray("\\") + escape;
    return letter < 0x100  ? "\\x" + hexDigits(letter, 2)
        : letter < 0x10000 ? "\\u" + hexDigits(letter, 4)
                           : "\\U" + hexDigits(letter, 8);
}

QByteArray pythonString(const QString &text)
{
    const QChar quote = QLatin1Char(pythonQuote(text.contains(u'\''), text.contains(u'"')));
    QByteArray written(1, quote.toLatin1());
    for (const char32_t letter : text.toUcs4()) {
        if (letter == quote.unicode() || letter == '\\')
            written += '\\';
        written += isPrintable(letter) ? QString::fromUcs4(&letter, 1).toUtf8() : pythonEscape(letter);
    }
    return written + quote.toLatin1();
}

/// A whole number keeps its digits; another one is a float, of which repr() writes the fewest digits.
QByteArray pythonNumber(const QByteArray &number)
{
    if (number == "-0")
        return "0";
    if (!number.contains('.') && !number.contains('e') && !number.contains('E'))
        return number;
    const double value = number.toDouble();
    if (value == 0) // Qt drops the sign
        return number.startsWith('-') ? "-0.0" : "0.0";
    if (qIsInf(value))
        return value < 0 ? "-inf" : "inf";
    const QByteArray scientific = QByteArray::number(value, 'e', QLocale::FloatingPointShortest);
    const int exponent = scientific.sliced(scientific.indexOf('e') + 1).toInt();
    if (exponent < -4 || exponent >= 16)
        return scientific;
    const QByteArray fixed = QByteArray::number(value, 'f', QLocale::FloatingPointShortest);
    return fixed.contains('.') ? fixed : fixed + ".0";
}

bool isOfNumber(char letter)
{
    return (letter >= '0' && letter <= '9') || QByteArrayView("+-.eE").contains(letter);
}

/// Appends what Python writes for the token of JSON at a place, and returns where the next one begins.
qsizetype appendPython(const QByteArray &json, qsizetype at, QByteArray &written)
{
    static constexpr std::array<std::pair<QByteArrayView, QByteArrayView>, 3> words{
        {{"true", "True"}, {"false", "False"}, {"null", "None"}}};
    const QByteArrayView rest = QByteArrayView(json).sliced(at);
    if (rest.front() == '"') {
        const qsizetype end = json::behindJsonString(json, at);
        written += pythonString(json::jsonString(rest.sliced(1, std::max<qsizetype>(0, end - at - 2)), end - at));
        return end;
    }
    for (const auto &[word, python] : words) {
        if (rest.startsWith(word)) {
            written += python;
            return at + word.size();
        }
    }
    const auto end = std::find_if_not(rest.begin(), rest.end(), &isOfNumber);
    if (end == rest.begin()) {
        written += rest.front();
        return at + 1;
    }
    written += pythonNumber(rest.first(end - rest.begin()).toByteArray());
    return at + (end - rest.begin());
}

/// Four bytes, the lowest first.
QByteArray lowestFirst(quint32 number)
{
    QByteArray bytes;
    for (int shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(number >> shift & 0xff);
    return bytes;
}

} // namespace

void writePythonBytes(const QByteArray &body, const text::ByteSink &sink)
{
    const char quote = pythonQuote(body.contains('\''), body.contains('"'));
    Parts parts(sink);
    parts.add('b');
    parts.add(quote);
    for (const char byte : body) {
        if (byte == quote || byte == '\\')
            parts.add('\\');
        if (byte >= 0x20 && byte < 0x7f)
            parts.add(byte);
        else
            parts.add(pythonEscape(static_cast<unsigned char>(byte)));
    }
    parts.add(quote);
}

void writeNumbers(const QByteArray &body, QByteArrayView begin, QByteArrayView between, QByteArrayView end,
                  const text::ByteSink &sink)
{
    Parts parts(sink);
    parts.add(begin);
    for (qsizetype at = 0; at < body.size(); ++at) {
        if (at > 0)
            parts.add(between);
        parts.add(QByteArray::number(static_cast<uchar>(body[at])));
    }
    parts.add(end);
}

void writeUtf16(const QByteArray &body, const text::ByteSink &sink)
{
    Parts parts(sink);
    const QString text = QString::fromUtf8(body);
    for (const QChar letter : text) {
        parts.add(static_cast<char>(letter.unicode() & 0xff));
        parts.add(static_cast<char>(letter.unicode() >> 8));
    }
}

void writeJsonString(const QByteArray &text, const text::ByteSink &sink)
{
    Parts parts(sink);
    parts.add('"');
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        const char escape = byte == '\b' ? 'b' : byte == '\f' ? 'f' : shortEscape(byte);
        if (byte == '"' || byte == '\\' || escape != 0) {
            parts.add('\\');
            parts.add(escape != 0 ? escape : byte);
        } else if (code < 0x20) {
            parts.add("\\u" + hexDigits(code, 4));
        } else {
            parts.add(byte);
        }
    }
    parts.add('"');
}

void writeBase64(const QByteArray &body, QByteArray::Base64Options options, const text::ByteSink &sink)
{
    constexpr qsizetype part = 3 * Parts::Size; // a multiple of three needs no padding
    for (qsizetype at = 0; at < body.size(); at += part)
        sink(body.mid(at, part).toBase64(options));
}

std::optional<QByteArray> pythonText(const QByteArray &json, qsizetype limit)
{
    const auto spaced = json::laidOut(json, json::JsonLayout::Spaced, {.size = limit});
    if (!spaced)
        return std::nullopt;
    QByteArray written;
    written.reserve(spaced->size());
    for (qsizetype at = 0; at < spaced->size();) {
        at = appendPython(*spaced, at, written);
        if (written.size() > limit)
            return std::nullopt;
    }
    return written;
}

QByteArray withJoinedLines(const QByteArray &body)
{
    QByteArray joined = body;
    joined.removeIf([](char byte) { return byte == '\r' || byte == '\n' || byte == '\0'; });
    return joined;
}

QByteArray gzipped(const QByteArray &body, int level)
{
    const QByteArray compressed = qCompress(body, level); // four bytes, two bytes, deflate, and four bytes
    const auto *const bytes = reinterpret_cast<const Bytef *>(body.constData());
    const auto sum = static_cast<quint32>(crc32_z(0, bytes, static_cast<z_size_t>(body.size())));
    const QByteArray header = QByteArrayLiteral("\x1f\x8b\x08\0\0\0\0\0\0\0");
    return header + compressed.sliced(6).chopped(4) + lowestFirst(sum) + lowestFirst(static_cast<quint32>(body.size()));
}

} // namespace runlatch::signature
