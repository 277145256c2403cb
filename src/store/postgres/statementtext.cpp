// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/statementtext.h"

#include <QtEndian>

namespace runlatch::store {

QByteArray numberedPlaces(QByteArrayView sql)
{
    QByteArray text;
    text.reserve(sql.size() + 64);
    int places = 0;
    for (const char sign : sql) {
        if (sign == '?')
            text += '$' + QByteArray::number(++places);
        else
            text += sign;
    }
    return text;
}

QByteArray boundBytes(const Value &value)
{
    switch (value.kind()) {
    case Value::Kind::Null: return {};
    case Value::Kind::Number: {
        QByteArray bytes(sizeof(qint64), Qt::Uninitialized);
        qToBigEndian(value.number(), bytes.data());
        return bytes;
    }
    case Value::Kind::Text: return QByteArray(value.bytes()).replace('\0', "\xef\xbf\xbd");
    case Value::Kind::Bytes: return value.bytes();
    }
    Q_UNREACHABLE();
}

} // namespace runlatch::store
