// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/statetext.h"

#include "base/rules.h"
#include "json/jsonpointer.h"
#include "protocol/jsonapi.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

StateText::StateText(const QByteArray &text, const QString &name)
    : m_text(text)
    , m_name(name)
{
}

std::optional<StateValue> StateText::document()
{
    QJsonParseError broken;
    const QJsonDocument parsed = QJsonDocument::fromJson(m_text, &broken);
    if (broken.error != QJsonParseError::NoError) {
        fail(base::Rules::StateBroken, std::max(broken.offset - 1, 0), {});
        return std::nullopt;
    }
    const json::JsonChild whole = json::jsonDocument(m_text);
    if (!parsed.isObject() || whole.type != QJsonValue::Object) {
        fail(base::Rules::StateBroken, 0, {});
        return std::nullopt;
    }
    return StateValue{whole, {}};
}

QByteArrayView StateText::sliced(qsizetype offset, qsizetype length) const
{
    const QByteArrayView text(m_text);
    const qsizetype from = std::min(offset, text.size());
    return text.sliced(from, std::min(length, text.size() - from));
}

QList<json::JsonChild> StateText::children(const StateValue &value, qsizetype most) const
{
    const bool isObject = value.at.type == QJsonValue::Object;
    return json::readJsonChildren(m_text, isObject, value.at.offset + 1, static_cast<int>(most)).children;
}

void StateText::fail(base::Rule rule, qsizetype offset, const QString &pointer)
{
    if (m_error)
        return;
    const QByteArrayView before = sliced(0, offset);
    const qsizetype line = std::count(before.begin(), before.end(), '\n') + 1;
    const qsizetype start = before.lastIndexOf('\n') + 1;
    const qsizetype column = QString::fromUtf8(before.sliced(start)).toUcs4().size() + 1;
    QString place = u"%1:%2:%3"_s.arg(m_name, QString::number(line), QString::number(column));
    if (!pointer.isEmpty())
        place += u' ' + pointer;
    m_error = base::Error{.kind = base::ErrorKind::Usage, .rule = rule, .subject = place};
}

StateObject::StateObject(StateText &text, const StateValue &value, std::span<const QLatin1StringView> keys)
    : m_text(text)
    , m_value(value)
{
    constexpr qsizetype ShownKey = 100; // characters
    if (value.at.type != QJsonValue::Object) {
        m_text.fail(base::Rules::StateValue, value.at.offset, value.pointer);
        return;
    }
    // One member more than there are keys is unknown, or stands twice.
    for (const json::JsonChild &child : m_text.children(value, std::ssize(keys) + 1)) {
        const QString key = json::jsonString(m_text.sliced(child.keyOffset, child.keyLength), ShownKey);
        const StateValue member{child, json::pointerBelow(value.pointer, key)};
        if (std::find(keys.begin(), keys.end(), key) == keys.end() || m_members.contains(key))
            m_text.fail(base::Rules::StateKey, child.keyOffset, member.pointer);
        m_members.insert(key, member);
    }
}

std::optional<StateValue> StateObject::member(QLatin1StringView key) const
{
    const auto found = m_members.constFind(key);
    const bool isTold = found != m_members.cend() && found->at.type != QJsonValue::Null;
    return isTold ? std::optional(*found) : std::nullopt;
}

std::optional<StateValue> StateObject::needed(QLatin1StringView key, Need need)
{
    auto found = member(key);
    if (!found && need == Need::Required)
        m_text.fail(base::Rules::StateMissing, m_value.at.offset, json::pointerBelow(m_value.pointer, QString(key)));
    return found;
}

void StateObject::refuse(QLatin1StringView key)
{
    const auto found = m_members.constFind(key);
    const bool isThere = found != m_members.cend();
    m_text.fail(base::Rules::StateValue, isThere ? found->at.offset : m_value.at.offset,
                isThere ? found->pointer : m_value.pointer);
}

std::optional<QString> StateObject::read(const StateValue &value, qsizetype most)
{
    const QByteArrayView written = m_text.bytes(value);
    if (value.at.type == QJsonValue::String && written.size() >= 2) {
        QString text = json::jsonString(written.sliced(1, written.size() - 2), written.size());
        if (text.size() <= most)
            return text;
    }
    m_text.fail(base::Rules::StateValue, value.at.offset, value.pointer);
    return std::nullopt;
}

QString StateObject::text(QLatin1StringView key, qsizetype most, Need need)
{
    const auto found = needed(key, need);
    return found ? read(*found, most).value_or(QString()) : QString();
}

int StateObject::count(QLatin1StringView key, int most)
{
    const auto found = needed(key, Need::Required);
    if (!found)
        return 0;
    bool isNumber = false;
    const int number = m_text.bytes(*found).toByteArray().toInt(&isNumber);
    const bool isFine = found->at.type == QJsonValue::Double && isNumber && number >= 0 && number <= most;
    if (!isFine)
        refuse(key);
    return isFine ? number : 0;
}

bool StateObject::flag(QLatin1StringView key, bool missing)
{
    const auto found = member(key);
    if (!found)
        return missing;
    if (found->at.type != QJsonValue::Bool)
        refuse(key);
    return m_text.bytes(*found) == "true";
}

QDateTime StateObject::time(QLatin1StringView key, Need need)
{
    constexpr qsizetype Longest = 40; // characters
    const auto found = needed(key, need);
    if (!found)
        return {};
    const QDateTime time = protocol::readTime(read(*found, Longest).value_or(QString()));
    if (!time.isValid())
        refuse(key);
    return time;
}

QList<StateValue> StateObject::list(QLatin1StringView key, qsizetype most)
{
    QList<StateValue> elements;
    const auto found = member(key);
    if (!found)
        return elements;
    if (found->at.type != QJsonValue::Array) {
        refuse(key);
        return elements;
    }
    for (const json::JsonChild &child : m_text.children(*found, most + 1))
        elements.append({child, json::pointerBelow(found->pointer, elements.size())});
    if (elements.size() > most)
        refuse(key);
    return elements;
}

QStringList StateObject::texts(QLatin1StringView key)
{
    constexpr qsizetype Longest = 100; // characters, and elements
    QStringList all;
    for (const StateValue &element : list(key, Longest))
        all.append(read(element, Longest).value_or(QString()));
    return all;
}

} // namespace runlatch::simulator
