// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/payloadfields.h"

#include "protocol/runtaskrequest.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

PayloadFields::PayloadFields(const QByteArray &body, const QList<redaction::Span> &secrets)
{
    constexpr qsizetype LongestKey = 100;     // characters; longer ones are none that is looked for
    constexpr qsizetype BytesOfCharacter = 6; // as \u00e4
    const json::JsonChild document = json::jsonDocument(body);
    if (document.type != QJsonValue::Object)
        return;
    const auto text = [&](qsizetype offset, qsizetype length, qsizetype most) {
        const qsizetype used = std::min(length, BytesOfCharacter * most);
        return json::jsonString(
            redaction::redactedByMarker(body.mid(offset, used), redaction::within(secrets, offset, used)), most);
    };
    const auto found = json::readJsonChildren(body, true, document.offset + 1, MaxFields);
    for (const json::JsonChild &child : found.children) {
        PayloadField field{child.type, {}};
        const qsizetype quote = child.type == QJsonValue::String && child.length > 1 ? 1 : 0;
        if (!child.isContainer())
            field.text = text(child.offset + quote, child.length - 2 * quote, PayloadField::MaxTextLength);
        const QString key = text(child.keyOffset, child.keyLength, LongestKey);
        m_fields.insert(key, field);
        if (key == "capabilities"_L1 || (key == protocol::MisspelledCapabilities && at(u"capabilities"_s).isMissing()))
            m_outcomes = outcomesIn(body, child);
    }
}

QString PayloadFields::exact(const QString &key, const QString &listed) const
{
    const QString text = at(key).text;
    return listed.isEmpty() || text.isEmpty() ? listed : text;
}

PayloadField PayloadFields::outcomesIn(const QByteArray &body, const json::JsonChild &capabilities)
{
    constexpr qsizetype LongestTruth = 5; // "false"
    PayloadField outcomes;
    if (capabilities.type != QJsonValue::Object)
        return outcomes;
    const auto found = json::readJsonChildren(body, true, qsizetype(capabilities.offset) + 1, MaxFields);
    for (const json::JsonChild &child : found.children) {
        if (QByteArrayView(body).sliced(child.keyOffset, child.keyLength) == "outcomes")
            outcomes = {child.type,
                        QString::fromLatin1(body.mid(child.offset, std::min<qsizetype>(child.length, LongestTruth)))};
    }
    return outcomes;
}

} // namespace runlatch::ui
