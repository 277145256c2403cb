// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QStringView>

namespace runlatch::protocol {

/// Writes one compact JSON object with its keys in the order of the calls: UTF-8, slashes and letters
/// unescaped, so that a receiver that checks the signature over what it parsed and wrote again is right by
/// luck. QJsonObject sorts its keys, so it cannot do this.
class OrderedJson
{
public:
    OrderedJson &add(QStringView key, const QJsonValue &value);
    /// `json` is taken as it is: an object or array made by another writer.
    OrderedJson &addRaw(QStringView key, const QByteArray &json);
    OrderedJson &addTextOrNull(QStringView key, const QString &value); ///< null where the QString is null

    QByteArray toJson() const { return '{' + m_members + '}'; }

    static QByteArray array(const QList<QByteArray> &elements);
    static QByteArray value(const QJsonValue &value);

private:
    QByteArray m_members;
};

} // namespace runlatch::protocol
