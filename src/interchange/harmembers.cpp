// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harmembers.h"

#include "base/rules.h"

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

base::Result<HarBody> readHarBody(const JsonMembers &request)
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
        return HarBody{*text, false};
    const auto decoded = QByteArray::fromBase64Encoding(*text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? base::Result<HarBody>(HarBody{*decoded, false})
                   : entryFault(Rules::ImportValue, u"postData.text"_s);
}

} // namespace runlatch::interchange
