// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/resourcereader.h"

#include "base/rules.h"
#include "protocol/jsonapi.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

QString ResourceReader::id()
{
    const QString id = text(u"/id", Need::Required);
    if (id.isEmpty())
        fail(base::Rules::JsonMissing, u"/id");
    return id;
}

QString ResourceReader::text(QStringView pointer, Need need)
{
    const QJsonValue found = value(pointer, need);
    if (need == Need::Required && !found.isNull() && !found.isString())
        fail(base::Rules::JsonType, pointer);
    return found.toString();
}

QDateTime ResourceReader::time(QStringView pointer)
{
    return readTime(value(pointer, Need::Optional));
}

int ResourceReader::count(QStringView pointer, int missing)
{
    const int count = value(pointer, Need::Optional).toInt(-1);
    return count < 0 ? missing : count;
}

bool ResourceReader::isTold(QStringView pointer)
{
    return !value(pointer, Need::Optional).isNull();
}

/// Null if the value, or an object on the way to it, is missing or null.
QJsonValue ResourceReader::value(QStringView pointer, Need need)
{
    QJsonValue found = m_resource;
    qsizetype end = 0; // the end of the pointer's part that leads to `found`
    while (end < pointer.size() && !found.isNull() && !found.isUndefined()) {
        if (!found.isObject()) {
            if (need == Need::Required)
                fail(base::Rules::JsonType, pointer.first(end));
            return QJsonValue::Null;
        }
        const qsizetype begin = end + 1;
        end = pointer.indexOf(u'/', begin);
        if (end < 0)
            end = pointer.size();
        found = found.toObject().value(pointer.sliced(begin, end - begin));
    }
    if (!found.isUndefined() && !found.isNull())
        return found;
    if (need == Need::Required)
        fail(base::Rules::JsonMissing, pointer);
    return QJsonValue::Null;
}

void ResourceReader::fail(base::Rule rule, QStringView pointer)
{
    if (m_error)
        return;
    m_error = base::Error{.kind = base::ErrorKind::Protocol, .rule = rule, .subject = pointer.toString()};
}

} // namespace runlatch::protocol
