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
    const qsizetype last = pointer.lastIndexOf(u'/');
    if (!enter(pointer.first(last), pointer, need))
        return QJsonValue::Null;
    const QJsonValue found = m_object.value(pointer.sliced(last + 1));
    if (!found.isUndefined() && !found.isNull())
        return found;
    if (need == Need::Required)
        fail(base::Rules::JsonMissing, pointer);
    return QJsonValue::Null;
}

/// Makes the object at `place`, which is on the way to `pointer`, the one that is asked. False if there is none.
bool ResourceReader::enter(QStringView place, QStringView pointer, Need need)
{
    if (place == m_place)
        return true;
    QJsonObject object = m_resource;
    for (qsizetype begin = 1, end = 0; begin < place.size(); begin = end + 1) {
        end = place.indexOf(u'/', begin);
        if (end < 0)
            end = place.size();
        const QJsonValue found = object.value(place.sliced(begin, end - begin));
        if (!found.isObject()) {
            const bool isMissing = found.isUndefined() || found.isNull();
            if (need == Need::Required)
                fail(isMissing ? base::Rules::JsonMissing : base::Rules::JsonType,
                     isMissing ? pointer : place.first(end));
            return false;
        }
        object = found.toObject();
    }
    m_place = place;
    m_object = object;
    return true;
}

void ResourceReader::fail(base::Rule rule, QStringView pointer)
{
    if (m_error)
        return;
    m_error = base::Error{.kind = base::ErrorKind::Protocol, .rule = rule, .subject = pointer.toString()};
}

} // namespace runlatch::protocol
