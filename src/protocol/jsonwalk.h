// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

namespace runlatch::protocol {

/// Walks over the members of one JSON object, or the elements of one array, in the order of the text: QJsonObject sorts
/// its keys. The walk looks only at brackets and quotes, so the text must have passed another reader. In any other text
/// the walk ends somewhere, in time that grows with the length. The text must outlive this.
class JsonWalk
{
public:
    explicit JsonWalk(QByteArrayView json);

    bool next();                                 ///< false: there are no more
    const QString &key() const { return m_key; } ///< empty in an array
    QByteArrayView value() const { return m_value; }

private:
    void skipSpace();
    QByteArrayView readString();
    QByteArrayView readValue();

    QByteArrayView m_text;
    qsizetype m_at = 0;
    bool m_isObject = false;
    QString m_key;
    QByteArrayView m_value;
};

} // namespace runlatch::protocol
