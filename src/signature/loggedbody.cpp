// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/loggedbody.h"

#include "json/jsonchildren.h"

#include <QByteArrayView>

#include <algorithm>
#include <optional>

namespace runlatch::signature {

namespace {

constexpr qsizetype MinBase64 = 8; // letters
constexpr int MaxEventMembers = 200;

bool isLikeJson(QByteArrayView bytes)
{
    const QByteArrayView inner = bytes.trimmed();
    return (inner.startsWith('{') && inner.endsWith('}')) || (inner.startsWith('[') && inner.endsWith(']'));
}

std::optional<QByteArray> decodedBase64(QByteArray text)
{
    const auto isSpace = [](char letter) { return QByteArrayView(" \t\r\n").contains(letter); };
    text.removeIf(isSpace);
    for (const auto alphabet : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
        const auto decoded = QByteArray::fromBase64Encoding(text, alphabet | QByteArray::AbortOnBase64DecodingErrors);
        if (decoded)
            return *decoded;
    }
    return std::nullopt;
}

std::optional<QByteArray> bodyInBase64(QByteArrayView text)
{
    const bool isQuoted =
        text.size() > 2 && text.front() == text.back() && QByteArrayView("\"'").contains(text.front());
    const QByteArrayView letters = isQuoted ? text.sliced(1, text.size() - 2) : text;
    if (letters.size() < MinBase64 || letters.startsWith('{') || letters.startsWith('['))
        return std::nullopt;
    const auto decoded = decodedBase64(letters.toByteArray());
    return decoded && isLikeJson(*decoded) ? decoded : std::nullopt;
}

/// The byte that a letter behind a backslash stands for; -1: none.
int literalEscape(char letter)
{
    constexpr QByteArrayView letters = "abtnvfr";
    const qsizetype place = letters.indexOf(letter);
    if (place >= 0)
        return static_cast<int>(7 + place); // BEL and the six behind it
    return QByteArrayView("\\'\"").contains(letter) ? letter : -1;
}

/// The bytes of \xNN, whose two digits stand at a place; -1: they do not.
int hexByte(QByteArrayView text, qsizetype at)
{
    if (at + 2 > text.size())
        return -1;
    const QByteArray digits = text.sliced(at, 2).toByteArray();
    const QByteArray byte = QByteArray::fromHex(digits); // skips what is no digit
    return byte.toHex() == digits.toLower() ? static_cast<unsigned char>(byte.front()) : -1;
}

std::optional<QByteArray> bodyOfLiteral(QByteArrayView text)
{
    const bool isLiteral = text.size() >= 3 && (text[0] == 'b' || text[0] == 'B') && text[1] == text.back()
        && (text[1] == '\'' || text[1] == '"');
    if (!isLiteral)
        return std::nullopt;
    const QByteArrayView inner = text.sliced(2, text.size() - 3);
    QByteArray body;
    body.reserve(inner.size());
    for (qsizetype at = 0; at < inner.size(); ++at) {
        if (inner[at] != '\\') {
            body += inner[at];
            continue;
        }
        if (++at == inner.size())
            return std::nullopt;
        const bool isHex = inner[at] == 'x';
        const int byte = isHex ? hexByte(inner, at + 1) : literalEscape(inner[at]);
        if (byte < 0)
            return std::nullopt;
        body += static_cast<char>(byte);
        at += isHex ? 2 : 0;
    }
    return body;
}

std::optional<QByteArray> bodyOfEvent(QByteArrayView text)
{
    if (!text.startsWith('{'))
        return std::nullopt;
    std::optional<json::JsonChild> body;
    bool isCoded = false;
    const auto members = json::readJsonChildren(text, true, 1, MaxEventMembers);
    for (const json::JsonChild &member : members.children) {
        const QByteArrayView key = text.sliced(member.keyOffset, member.keyLength);
        if (key == "body" && member.type == QJsonValue::String)
            body = member;
        else if (key == "isBase64Encoded")
            isCoded = text.sliced(member.offset, member.length) == "true";
    }
    if (!body || body->length < 2)
        return std::nullopt;
    const QByteArrayView string = text.sliced(body->offset + 1, body->length - 2);
    const QByteArray bytes = json::jsonString(string, string.size()).toUtf8();
    return isCoded ? decodedBase64(bytes) : bytes;
}

} // namespace

LoggedBody readLoggedBody(const QByteArray &text)
{
    const QByteArrayView inner = QByteArrayView(text).trimmed();
    if (const auto body = bodyOfEvent(inner))
        return {BodyForm::Event, *body};
    if (const auto body = bodyOfLiteral(inner))
        return {BodyForm::BytesLiteral, *body};
    if (const auto body = bodyInBase64(inner))
        return {BodyForm::Base64, *body};
    return {BodyForm::Bytes, text};
}

} // namespace runlatch::signature
