// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/orderedjson.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace runlatch::json {

OrderedJson &OrderedJson::add(QStringView key, const QJsonValue &value)
{
    return addRaw(key, OrderedJson::value(value));
}

OrderedJson &OrderedJson::addRaw(QStringView key, const QByteArray &json)
{
    if (!m_members.isEmpty())
        m_members += ',';
    (m_members += value(key.toString())) += ':';
    m_members += json; // by itself: it may have megabytes, and a sum of texts would be a second copy
    return *this;
}

OrderedJson &OrderedJson::addTextOrNull(QStringView key, const QString &value)
{
    return add(key, value.isNull() ? QJsonValue() : QJsonValue(value));
}

QByteArray OrderedJson::array(const QList<QByteArray> &elements)
{
    return '[' + elements.join(',') + ']';
}

QByteArray OrderedJson::value(const QJsonValue &value)
{
    // Qt writes only whole documents, so the value is written in an array whose brackets are removed.
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return json.sliced(1, json.size() - 2);
}

} // namespace runlatch::json
