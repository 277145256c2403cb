// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/answercontent.h"

#include "text/unpacking.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using Encoding = QStringConverter::Encoding;

constexpr QByteArrayView Utf8Mark = "\xef\xbb\xbf";

/// The charset of a Content-Type, in lower case and without quotes; empty if it has none.
QByteArray charsetOf(const QByteArray &type)
{
    const QByteArray low = type.toLower();
    const qsizetype at = low.indexOf("charset=");
    return at < 0 ? QByteArray() : low.sliced(at + 8).split(';').constFirst().trimmed().replace('"', "");
}

std::optional<Encoding> encodingOfName(const QByteArray &charset)
{
    if (charset.startsWith("iso-8859-") || charset.startsWith("windows-125") || charset == "us-ascii")
        return Encoding::Latin1; // the letters of the others are few, and the words can be read
    return charset.isEmpty() ? std::nullopt : QStringConverter::encodingForName(charset.constData());
}

bool isUtf8(const QByteArray &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(text);
    return !decoder.hasError();
}

bool isText(const QByteArray &text)
{
    return std::none_of(text.begin(), text.end(), [](char byte) {
        const auto code = static_cast<unsigned char>(byte);
        return code < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f' && byte != '\x1b';
    });
}

/// nullopt for UTF-8, and for what is no text.
std::optional<Encoding> encodingOf(const QByteArray &type, const QByteArray &text)
{
    if (const auto marked = QStringConverter::encodingForData(text))
        return *marked == Encoding::Utf8 ? std::nullopt : marked;
    if (const auto named = encodingOfName(charsetOf(type)); named && *named != Encoding::Utf8)
        return named;
    return isUtf8(text) || !isText(text) ? std::nullopt : std::optional(Encoding::Latin1);
}

QByteArray unpackedBody(const http::Headers &headers, const QByteArray &body)
{
    const QString packing = text::packingName(body, http::headerValue(headers, "Content-Encoding").trimmed().toLower());
    return packing.isEmpty() ? body : text::unpacked(body, packing).value_or(body);
}

} // namespace

QByteArray answerContent(const http::Headers &headers, const QByteArray &body)
{
    const QByteArray content = unpackedBody(headers, body);
    const QByteArray beginning = content.left(MaxDecodedAnswer);
    const auto encoding = encodingOf(http::headerValue(headers, "Content-Type"), beginning);
    if (!encoding)
        return content.startsWith(Utf8Mark) ? content.sliced(Utf8Mark.size()) : content;
    QStringDecoder decoder(*encoding);
    QString decoded = decoder(beginning);
    if (decoded.startsWith(QChar::ByteOrderMark))
        decoded.remove(0, 1);
    return decoded.toUtf8();
}

} // namespace runlatch::simulator
