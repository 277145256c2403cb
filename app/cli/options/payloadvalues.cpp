// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/payloadvalues.h"

#include "json/jsonedit.h"
#include "protocol/payloadkeys.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

QJsonValue payloadValueOf(const QString &text)
{
    const QJsonDocument list = QJsonDocument::fromJson('[' + text.toUtf8() + ']'); // Qt parses only whole documents
    return list.array().size() == 1 ? list.array().first() : QJsonValue(text);
}

} // namespace

std::optional<QString> PayloadValues::add(const QString &text)
{
    static const QRegularExpression form(u"^([a-z][a-z0-9_]{0,99}|capabilities\\.[a-z][a-z0-9_]{0,99})=(.*)$"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return tr("--set takes KEY=VALUE; a key has small letters, digits and underscores, such as run_message.");
    const QString key = match.captured(1);
    const QJsonValue value = payloadValueOf(match.captured(2));
    if (key == "access_token"_L1 || key == "task_result_callback_url"_L1)
        return tr("--set %1: token and callback URL are the service's own, or no callback could be judged.").arg(key);
    const bool isMember = key.startsWith("capabilities."_L1);
    const bool isTold = m_given.contains(key) || (isMember && m_given.contains(u"capabilities"_s));
    if (isTold || (key == "capabilities"_L1 && m_values.contains(key)))
        return tr("--set %1 is given twice.").arg(key);
    m_given.append(key);
    if (isMember) {
        QJsonObject capabilities = m_values[u"capabilities"].toObject();
        capabilities.insert(key.section(u'.', 1), value);
        m_values.insert(u"capabilities"_s, capabilities);
    } else {
        m_values.insert(key, value);
    }
    return std::nullopt;
}

QJsonObject PayloadValues::valuesOver(const QByteArray &payload) const
{
    const QString key = u"capabilities"_s;
    QJsonObject values = m_values;
    if (!values.contains(key) || m_given.contains(key))
        return values;
    QJsonObject capabilities = QJsonDocument::fromJson(json::memberValue(payload, key)).object();
    const QJsonObject given = values[key].toObject();
    for (auto member = given.begin(); member != given.end(); ++member)
        capabilities.insert(member.key(), member.value());
    values.insert(key, capabilities);
    return values;
}

bool PayloadValues::has(const QString &key) const
{
    const auto isIt = [&key](const QString &given) { return given == key || given.startsWith(key + u'.'); };
    return std::ranges::any_of(m_given, isIt);
}

QStringList PayloadValues::remarks() const
{
    QStringList told;
    for (auto value = m_values.begin(); value != m_values.end(); ++value) {
        const auto isIt = [&value](const protocol::PayloadKey &key) { return key.name == value.key(); };
        if (std::ranges::none_of(protocol::payloadKeys(), isIt))
            told += tr("--set %1: no such key is documented; it is sent as a newer one.").arg(value.key());
    }
    const auto request = protocol::readRunTaskRequest(QJsonDocument(m_values).toJson());
    const QStringList mistyped = request ? request->mistyped : QStringList();
    for (const QString &key : mistyped)
        told += tr("--set %1: the service sends another type.").arg(key);
    return told;
}

} // namespace runlatch::cli
