// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harbody.h"

#include "base/rules.h"
#include "interchange/foreign/foreignrequest.h"
#include "interchange/harmembers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;
using Length = std::optional<qint64>;

enum class Flag { Text, Base64, Other };

/// A text as it stands in the file.
struct WrittenBody
{
    HarText text;
    Flag flag = Flag::Text;
};

/// Some tools call plain text by its name.
Flag flagOf(const JsonMembers &data)
{
    Flag flag = Flag::Text;
    for (const QByteArray &name : {QByteArray("encoding"), QByteArray("_encoding")}) {
        if (!data.has(name))
            continue;
        const auto text = data.text(name);
        const QByteArray encoding = text ? text->trimmed().toLower() : QByteArray("?");
        if (encoding == "base64")
            return Flag::Base64;
        if (!encoding.isEmpty() && encoding != "utf-8" && encoding != "utf8")
            flag = Flag::Other;
    }
    return flag;
}

/// nullopt if no text stands under the name.
std::optional<WrittenBody> writtenUnder(const QByteArray &name, const JsonMembers &request)
{
    const auto data = membersOf(request, name, {"text", "encoding", "_encoding"});
    const auto text = data ? harText(*data, "text") : std::nullopt;
    return text && !text->bytes.isEmpty() ? std::optional(WrittenBody{*text, flagOf(*data)}) : std::nullopt;
}

/// Tools break lines in base64. Null if it is none, or none of a byte.
QByteArray bytesOfBase64(const QByteArray &text)
{
    auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) {
        QByteArray letters = text;
        letters.removeIf([](char each) { return each == ' ' || each == '\t' || each == '\r' || each == '\n'; });
        decoded = QByteArray::fromBase64Encoding(letters, QByteArray::AbortOnBase64DecodingErrors);
    }
    return decoded && !(*decoded).isEmpty() ? *decoded : QByteArray();
}

/// The bytes that a browser wrote as characters, one for each. Null if they are none.
QByteArray bytesOfCharacters(const QByteArray &text, qint64 count)
{
    const QString characters = QString::fromUtf8(text);
    const bool areBytes = characters.size() == count
        && std::all_of(characters.begin(), characters.end(), [](QChar each) { return each.unicode() < 0x100; });
    return areBytes ? characters.toLatin1() : QByteArray();
}

/// The reading that has the announced number of bytes. All others have fewer bytes than the text.
std::optional<HarBody> fittingBody(const WrittenBody &written, const QByteArray &decoded, qint64 announced)
{
    const QByteArray &text = written.text.bytes;
    if (written.flag == Flag::Base64 && !decoded.isNull() && decoded.size() == announced)
        return HarBody{.bytes = decoded};
    if (text.size() == announced)
        return HarBody{.bytes = text, .isText = written.text.isText};
    if (announced > text.size())
        return std::nullopt;
    if (const QByteArray bytes = bytesOfCharacters(text, announced); !bytes.isNull())
        return HarBody{.bytes = bytes};
    return !decoded.isNull() && decoded.size() == announced ? std::optional(HarBody{.bytes = decoded}) : std::nullopt;
}

HarBody bodyOf(const WrittenBody &written, Length announced)
{
    const QByteArray &text = written.text.bytes;
    const bool isPlain = written.flag == Flag::Text && (!announced || *announced >= text.size());
    const QByteArray decoded = isPlain ? QByteArray() : bytesOfBase64(text);
    if (announced) {
        if (const auto fitting = fittingBody(written, decoded, *announced))
            return *fitting;
    }
    switch (written.flag) {
    case Flag::Text: return {.bytes = text, .isText = written.text.isText};
    case Flag::Base64: return {.bytes = decoded, .isLost = decoded.isNull()};
    case Flag::Other: break; // it would pass for the bytes that were sent
    }
    return {.isLost = true};
}

/// A form whose parts are told, and not its bytes.
bool hasParams(const JsonMembers &data)
{
    const auto first = data.elements("params", 1);
    return data.has("params") && (!first || !first->isEmpty());
}

/// Tells whether the file says that there was a body, which it does not have.
bool saysBody(const JsonMembers &request)
{
    if (request.number("bodySize").value_or(-1) > 0) // -1: not known
        return true;
    if (request.text("_requestBodyStatus").value_or(QByteArray()).startsWith("discarded"))
        return true;
    if (!request.has("postData"))
        return false;
    const auto data = membersOf(request, "postData", {"text", "params"});
    const bool hasOther = data && (data->has("text") || data->isNull("text")) && !data->text("text");
    return !data || hasOther || (!data->text("text") && hasParams(*data));
}

/// Tells whether a request with these headers may have had a body of an unknown size.
bool mayHaveBody(const JsonMembers &request, const http::Headers &headers)
{
    if (!http::headerValue(headers, "Transfer-Encoding").isEmpty())
        return true;
    const QByteArray method = request.text("method").value_or(QByteArray());
    const bool isUsual = method == "POST" || method == "PUT" || method == "PATCH";
    return isUsual && !http::headerValue(headers, "Content-Type").isEmpty();
}

std::optional<base::Error> doubtOf(const HarBody &body, Length announced, bool mayHaveBody)
{
    const QString field = u"postData"_s;
    const ForeignRequest told{.head = {}, .body = body.bytes, .isText = body.isText, .isLost = body.isLost};
    if (auto doubt = foreignDoubt(told, announced, field))
        return doubt;
    const bool isProven = !body.bytes.isEmpty() || announced || !mayHaveBody;
    return isProven ? std::nullopt : std::optional(foreignFault(Rules::ImportBodyUnproven, field));
}

} // namespace

QList<QByteArray> harBodyMembers()
{
    return {"method", "postData", "_content", "bodySize", "_requestBodyStatus"};
}

HarBody readHarBody(const JsonMembers &request, const http::Headers &headers)
{
    const Length announced = http::announcedLength(headers);
    auto written = writtenUnder("postData", request);
    if (!written)
        written = writtenUnder("_content", request);
    HarBody body = written ? bodyOf(*written, announced) : HarBody{.isLost = saysBody(request)};
    body.doubt = doubtOf(body, announced, mayHaveBody(request, headers));
    return body;
}

} // namespace runlatch::interchange
