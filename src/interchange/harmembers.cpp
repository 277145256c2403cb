// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harmembers.h"

#include "base/rules.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

namespace {

using base::Rules;

/// Tells whether the text is in base64.
base::Result<bool> isBase64(const JsonMembers &data)
{
    bool isEncoded = false;
    for (const QByteArray &name : {QByteArray("encoding"), QByteArray("_encoding")}) {
        const QByteArray encoding = data.text(name).value_or(QByteArray());
        if (data.has(name) && encoding != "base64" && !(data.text(name) && encoding.isEmpty()))
            return entryFault(Rules::ImportValue, u"postData."_s + QString::fromLatin1(name));
        isEncoded = isEncoded || encoding == "base64";
    }
    return isEncoded;
}

/// A form whose parts are told, and not its bytes.
bool hasParams(const JsonMembers &data)
{
    const auto first = data.elements("params", 1);
    return data.has("params") && (!first || !first->isEmpty());
}

/// The bytes that a browser wrote as characters, one for each. Null if they are none.
QByteArray bytesOfCharacters(const QByteArray &text, qint64 count)
{
    const QString characters = QString::fromUtf8(text);
    const bool areBytes = characters.size() == count
        && std::all_of(characters.begin(), characters.end(), [](QChar each) { return each.unicode() < 0x100; });
    return areBytes ? characters.toLatin1() : QByteArray();
}

std::optional<base::Error> doubtOf(const HarBody &body, std::optional<qint64> announced)
{
    if (announced && *announced != body.bytes.size()) {
        base::Error other = entryFault(Rules::ImportBodyOther, u"postData"_s);
        other.facts = {QString::number(*announced), QString::number(body.bytes.size())};
        return other;
    }
    if (body.isLost)
        return entryFault(Rules::ImportBodyLost, u"postData"_s);
    // A browser writes U+FFFD for bytes that are no text, and they may have been as many.
    const bool isReplaced = body.isText && body.bytes.contains("\xEF\xBF\xBD");
    if (body.bytes.isEmpty() || (announced && !isReplaced))
        return {};
    return entryFault(Rules::ImportBodyUnproven, u"postData"_s);
}

base::Result<HarBody> readBytes(const JsonMembers &request)
{
    const qint64 size = request.number("bodySize").value_or(-1); // -1: not known
    if (!request.has("postData"))
        return HarBody{{}, size > 0};
    const auto data = membersOf(request, "postData", {"text", "encoding", "_encoding", "params"});
    if (!data)
        return data.error();
    const auto text = data->text("text");
    if (!text && (data->has("text") || data->isNull("text"))) // an empty body would pass for the one that was sent
        return entryFault(Rules::ImportValue, u"postData.text"_s);
    const auto isEncoded = isBase64(*data);
    if (!isEncoded)
        return isEncoded.error();
    if (!text || text->isEmpty())
        return HarBody{{}, size > 0 || (!text && hasParams(*data))};
    if (!*isEncoded)
        return HarBody{*text, false, true};
    const auto decoded = QByteArray::fromBase64Encoding(*text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? base::Result<HarBody>(HarBody{*decoded, false})
                   : entryFault(Rules::ImportValue, u"postData.text"_s);
}

} // namespace

base::Error entryFault(base::Rule rule, const QString &field)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = field};
}

base::Result<JsonMembers> membersOf(const JsonMembers &outer, const QByteArray &name, const QList<QByteArray> &names)
{
    const auto json = outer.object(name);
    if (!json)
        return entryFault(outer.has(name) ? Rules::ImportValue : Rules::ImportMissing, QString::fromLatin1(name));
    const auto members = JsonMembers::read(*json, names);
    return members ? members : entryFault(Rules::ImportValue, QString::fromLatin1(name));
}

base::Result<HarBody> readHarBody(const JsonMembers &request, std::optional<qint64> announced)
{
    auto read = readBytes(request);
    if (!read)
        return read;
    HarBody body = std::move(read).value();
    if (body.isText && announced && *announced != body.bytes.size()) {
        if (const QByteArray bytes = bytesOfCharacters(body.bytes, *announced); !bytes.isNull()) {
            body.bytes = bytes;
            body.isText = false;
        }
    }
    body.doubt = doubtOf(body, announced);
    return body;
}

} // namespace runlatch::interchange
