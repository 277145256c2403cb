// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/contentcoding.h"

#include "redaction/characters.h"
#include "text/headervalues.h"

#include <algorithm>
#include <array>

namespace runlatch::redaction {

namespace {

constexpr QByteArrayView ReplacementCharacter = "\xef\xbf\xbd";
constexpr std::array<QByteArrayView, 3> ByteOrderMarks{"\xef\xbb\xbf", "\xff\xfe", "\xfe\xff"};

/// A byte above 7F may be any other character, because each program that makes a text of it makes another one.
constexpr std::array<QByteArrayView, 10> Beginnings{
    "\x1f\x8b",         // gzip
    "\x1f\x9d",         // compress
    "x\x01",            // zlib with its largest window, fast
    "x^",               // likewise
    "x\x9c",            // likewise, and better
    "\x28\xb5\x2f\xfd", // zstd
    "\xfd"
    "7zXZ",             // xz
    "BZh",              // bzip2
    "\x04\x22\x4d\x18", // lz4
    "PK\x03\x04",       // zip
};

constexpr std::array<QByteArrayView, 2> Base64Beginnings{"H4sI", "KLUv"}; // of gzip and zstd

bool isAscii(char byte)
{
    return static_cast<uchar>(byte) < 0x80;
}

bool isContinuation(char byte)
{
    return (static_cast<uchar>(byte) & 0xc0U) == 0x80;
}

bool beginsWith(QByteArrayView body, QByteArrayView beginning)
{
    for (const char wanted : beginning) {
        if (body.isEmpty())
            return false;
        const char found = body.front();
        if (found != wanted && (isAscii(wanted) || (isAscii(found) && found != '?')))
            return false;
        body = body.sliced(1);
        while (found != wanted && !isAscii(found) && !body.isEmpty() && isContinuation(body.front()))
            body = body.sliced(1);
    }
    return true;
}

bool beginsCompressed(QByteArrayView body)
{
    QByteArrayView bytes = body;
    for (const QByteArrayView mark : ByteOrderMarks) {
        if (body.startsWith(mark))
            bytes = body.sliced(mark.size());
    }
    return std::any_of(Beginnings.begin(), Beginnings.end(),
                       [bytes](QByteArrayView beginning) { return beginsWith(bytes, beginning); });
}

bool isControl(QByteArrayView rest)
{
    const auto first = static_cast<uchar>(rest.front());
    const bool isOfC1 = first == 0xc2 && rest.size() > 1 && static_cast<uchar>(rest[1]) < 0xa0;
    return (first < 0x20 && !isOneOf(rest.front(), "\t\n\r")) || first == 0x7f || isOfC1;
}

/// Compressed bytes have all values, so that some of their characters are controls or none at all, whatever the
/// program that made a text of them.
bool readsAsText(QByteArrayView body)
{
    if (!body.isValidUtf8())
        return false;
    for (qsizetype at = 0; at < body.size(); ++at) {
        const QByteArrayView rest = body.sliced(at);
        if (isControl(rest) || rest.startsWith(ReplacementCharacter))
            return false;
    }
    return true;
}

bool isOfBase64(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
        || (character >= '0' && character <= '9') || isOneOf(character, "+/-_");
}

/// Whether it is one word of base64 in either alphabet, in any number of lines.
bool isBase64(QByteArrayView body)
{
    QByteArrayView word = body.trimmed();
    while (word.endsWith('='))
        word.chop(1);
    return !word.isEmpty() && std::all_of(word.begin(), word.end(), [](char character) {
        return isOfBase64(character) || isOneOf(character, "\r\n");
    });
}

/// Whether a list of codings has one that changes more than where the body ends.
bool isCoding(QByteArrayView codings)
{
    for (qsizetype begin = 0; begin < codings.size();) {
        const qsizetype end = endOf(codings, begin, ",");
        const QByteArrayView coding = codings.sliced(begin, end - begin).trimmed();
        if (!coding.isEmpty() && coding.compare("identity", Qt::CaseInsensitive) != 0
            && coding.compare("chunked", Qt::CaseInsensitive) != 0)
            return true;
        begin = end + 1;
    }
    return false;
}

bool isBlank(char character)
{
    return character == ' ' || character == '\t';
}

/// Lines may end in any way and go on in the next one, because heads that were refused are kept, too.
bool headSaysCoding(QByteArrayView head)
{
    bool isGoingOn = false; // the line before is such a header
    for (qsizetype begin = 0; begin < head.size();) {
        const qsizetype end = endOf(head, begin, "\r\n");
        const QByteArrayView line = head.sliced(begin, end - begin);
        begin = end + 1;
        if (line.isEmpty())
            continue;
        const qsizetype colon = isBlank(line.front()) ? -1 : endOf(line, 0, ":");
        if (colon >= 0)
            isGoingOn = colon < line.size() && isCodingHeader(line.first(colon).trimmed());
        if (isGoingOn && isCoding(line.sliced(colon + 1)))
            return true;
    }
    return false;
}

} // namespace

bool isCodingHeader(QByteArrayView name)
{
    return name.compare("content-encoding", Qt::CaseInsensitive) == 0
        || name.compare("transfer-encoding", Qt::CaseInsensitive) == 0;
}

QByteArray contentCoding(QByteArrayView head)
{
    const QList<QByteArrayView> codings = text::headerValues(head, "Content-Encoding");
    return codings.size() == 1 ? codings.first().toByteArray() : QByteArray();
}

bool isCompressed(QByteArrayView head, QByteArrayView body)
{
    if (body.isEmpty())
        return false;
    if (isBase64(body)) {
        const auto isBegun = [body](QByteArrayView beginning) { return body.trimmed().startsWith(beginning); };
        return std::any_of(Base64Beginnings.begin(), Base64Beginnings.end(), isBegun) || headSaysCoding(head);
    }
    return (beginsCompressed(body) || headSaysCoding(head)) && !readsAsText(body);
}

} // namespace runlatch::redaction
