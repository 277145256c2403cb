// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harmembers.h"

#include "base/rules.h"
#include "interchange/foreign/foreignrequest.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace runlatch::interchange {

namespace {

/// Takes half a surrogate pair from U+DC80 on as the byte that Python wrote so.
HarText textOfHalves(QStringView text)
{
    HarText taken;
    bool hasBytes = false;
    bool hasOthers = false;
    qsizetype from = 0; // of the characters that are not taken
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!text[at].isSurrogate())
            continue;
        if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()) {
            ++at;
            continue;
        }
        const char16_t half = text[at].unicode();
        const bool isByte = half >= 0xDC80 && half <= 0xDCFF;
        taken.bytes += text.sliced(from, at - from).toUtf8();
        taken.bytes += isByte ? QByteArray(1, static_cast<char>(half & 0xFF)) : QByteArray("\xEF\xBF\xBD");
        (isByte ? hasBytes : hasOthers) = true;
        from = at + 1;
    }
    taken.bytes += text.sliced(from).toUtf8();
    taken.isText = hasOthers || !hasBytes;
    return taken;
}

} // namespace

base::Result<JsonMembers> membersOf(const JsonMembers &outer, const QByteArray &name, const QList<QByteArray> &names)
{
    const auto json = outer.object(name);
    if (!json)
        return foreignFault(outer.has(name) ? base::Rules::ImportValue : base::Rules::ImportMissing,
                            QString::fromLatin1(name));
    const auto members = JsonMembers::read(*json, names);
    return members ? members : foreignFault(base::Rules::ImportValue, QString::fromLatin1(name));
}

std::optional<HarText> harText(const JsonMembers &members, const QByteArray &name)
{
    if (const auto text = members.text(name))
        return HarText{*text};
    const auto json = members.brokenText(name);
    const QJsonArray read = json ? QJsonDocument::fromJson('[' + *json + ']').array() : QJsonArray();
    return read.isEmpty() ? std::nullopt : std::optional(textOfHalves(read.first().toString()));
}

} // namespace runlatch::interchange
