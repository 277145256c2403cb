// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/strictjson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <string>

namespace runlatch::json {

QString fromView(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QJsonObject objectOf(const QMap<QString, QJsonValue> &members)
{
    QJsonObject object;
    for (auto member = members.begin(); member != members.end(); ++member)
        object.insert(member.key(), member.value());
    return object;
}

bool StrictJson::toBool() const
{
    return isBool() && m_element->get_bool().value_unsafe();
}

int StrictJson::toInt() const
{
    return QJsonValue(toDouble()).toInt();
}

double StrictJson::toDouble() const
{
    return isDouble() ? m_element->get_double().value_unsafe() : 0;
}

QString StrictJson::toString(const QString &instead) const
{
    return isString() ? fromView(m_element->get_string().value_unsafe()) : instead;
}

QJsonValue StrictJson::toValue() const
{
    if (isUndefined())
        return QJsonValue::Undefined;
    if (isString())
        return toString({});
    if (isBool())
        return toBool();
    const std::string json = '[' + simdjson::minify(*m_element) + ']';
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).array().first();
}

QJsonObject StrictJson::toObject() const
{
    return isObject() ? toValue().toObject() : QJsonObject();
}

StrictJson StrictJson::operator[](QLatin1StringView key) const
{
    StrictJson found;
    simdjson::dom::object object;
    if (!m_element || m_element->get(object) != simdjson::SUCCESS)
        return found;
    const std::string_view wanted(key.data(), static_cast<std::size_t>(key.size()));
    for (const auto member : object) {
        if (member.key == wanted)
            found = StrictJson(member.value);
    }
    return found;
}

StrictJson StrictJson::operator[](QStringView key) const
{
    const QByteArray ascii = key.toLatin1();
    return (*this)[QLatin1StringView(ascii)];
}

bool StrictJson::hasOnly(std::initializer_list<QLatin1StringView> known) const
{
    simdjson::dom::object object;
    if (!m_element || m_element->get(object) != simdjson::SUCCESS)
        return true;
    return std::all_of(object.begin(), object.end(), [known](const simdjson::dom::key_value_pair &member) {
        const QLatin1StringView key(member.key.data(), static_cast<qsizetype>(member.key.size()));
        return std::find(known.begin(), known.end(), key) != known.end();
    });
}

simdjson::simdjson_result<simdjson::dom::element> parseStrictly(simdjson::dom::parser &parser, QByteArrayView text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        return simdjson::TAPE_ERROR;
    // The view of a null array has no place at all, of which simdjson would copy nothing.
    return parser.parse(text.isEmpty() ? "" : text.data(), static_cast<std::size_t>(text.size()));
}

} // namespace runlatch::json
