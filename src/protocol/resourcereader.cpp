// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/resourcereader.h"

#include "base/rules.h"
#include "protocol/jsonapi.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

template <typename Value> bool isNotTold(const Value &value)
{
    return value.isUndefined() || value.isNull();
}

} // namespace

template <typename Value> QString ResourceFields<Value>::id()
{
    const QString id = text(u"/id", Need::Required);
    if (id.isEmpty())
        fail(base::Rules::JsonMissing, u"/id");
    return id;
}

template <typename Value> QString ResourceFields<Value>::text(QStringView pointer, Need need)
{
    const Value found = value(pointer, need);
    if (need == Need::Required && !isNotTold(found) && !found.isString())
        fail(base::Rules::JsonType, pointer);
    return found.toString(QString());
}

template <typename Value> QDateTime ResourceFields<Value>::time(QStringView pointer)
{
    return readTime(value(pointer, Need::Optional).toString(QString()));
}

template <typename Value> int ResourceFields<Value>::count(QStringView pointer, int missing)
{
    const Value found = value(pointer, Need::Optional);
    const bool isCount = found.isDouble() && found.toDouble() == found.toInt() && found.toInt() >= 0;
    return isCount ? found.toInt() : missing;
}

template <typename Value> bool ResourceFields<Value>::isTold(QStringView pointer)
{
    return !isNotTold(value(pointer, Need::Optional));
}

/// Nothing if the value, or an object on the way to it, is missing or null.
template <typename Value> Value ResourceFields<Value>::value(QStringView pointer, Need need)
{
    const qsizetype last = pointer.lastIndexOf(u'/');
    if (!enter(pointer.first(last), pointer, need))
        return Value();
    const Value found = m_object[pointer.sliced(last + 1)];
    if (!isNotTold(found))
        return found;
    if (need == Need::Required)
        fail(base::Rules::JsonMissing, pointer);
    return Value();
}

/// Makes the object at `place`, which is on the way to `pointer`, the one that is asked. False if there is none.
template <typename Value> bool ResourceFields<Value>::enter(QStringView place, QStringView pointer, Need need)
{
    if (place == m_place)
        return true;
    Value object = m_resource;
    for (qsizetype begin = 1, end = 0; begin < place.size(); begin = end + 1) {
        end = place.indexOf(u'/', begin);
        if (end < 0)
            end = place.size();
        const Value found = object[place.sliced(begin, end - begin)];
        if (!found.isObject()) {
            const bool isMissing = isNotTold(found);
            if (need == Need::Required)
                fail(isMissing ? base::Rules::JsonMissing : base::Rules::JsonType,
                     isMissing ? pointer : place.first(end));
            return false;
        }
        object = found;
    }
    m_place = place;
    m_object = object;
    return true;
}

template <typename Value> void ResourceFields<Value>::fail(base::Rule rule, QStringView pointer)
{
    if (m_error)
        return;
    m_error = base::Error{.kind = base::ErrorKind::Protocol, .rule = rule, .subject = pointer.toString()};
}

template class ResourceFields<QJsonValue>;
template class ResourceFields<json::StrictJson>;

} // namespace runlatch::protocol
