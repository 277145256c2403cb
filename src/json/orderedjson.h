// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QStringView>

namespace runlatch::json {

/// Writes one compact JSON object with its keys in the order of the calls: UTF-8, slashes and letters unescaped. A
/// receiver that wrongly checks the signature over its own rewritten JSON then still succeeds, by luck. QJsonObject
/// cannot keep the order, because it sorts its keys.
class OrderedJson
{
public:
    OrderedJson &add(QStringView key, const QJsonValue &value);
    /// `json` is inserted unchanged: an object or array from another writer.
    OrderedJson &addRaw(QStringView key, const QByteArray &json);
    OrderedJson &addTextOrNull(QStringView key, const QString &value); ///< null for a null QString

    QByteArray toJson() const { return '{' + m_members + '}'; }

    static QByteArray array(const QList<QByteArray> &elements);
    static QByteArray value(const QJsonValue &value);

private:
    QByteArray m_members;
};

} // namespace runlatch::json
