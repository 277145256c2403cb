// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/unknownmembers.h"

#include "json/strictjson.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr KnownKeys OfResource{"id"_L1, "type"_L1, "attributes"_L1, "relationships"_L1};

QJsonObject strictMembersBut(const json::StrictJson &object, KnownKeys known)
{
    return object.hasOnly(known) ? QJsonObject() : membersBut(object.toObject(), known);
}

} // namespace

QJsonObject membersBut(const QJsonObject &object, KnownKeys known)
{
    QJsonObject others;
    const auto isKnown = [&object](QLatin1StringView key) { return object.contains(key); };
    if (std::count_if(known.begin(), known.end(), isKnown) == object.size())
        return others; // as most objects are; the keys need not be made into texts
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (std::find(known.begin(), known.end(), member.key()) == known.end())
            others.insert(member.key(), member.value());
    }
    return others;
}

UnknownMembers unknownMembers(const QJsonObject &resource, KnownKeys attributes, KnownKeys relationships)
{
    return {.top = membersBut(resource, OfResource),
            .attributes = membersBut(resource["attributes"_L1].toObject(), attributes),
            .relationships = membersBut(resource["relationships"_L1].toObject(), relationships)};
}

UnknownMembers unknownMembers(const json::StrictJson &resource, KnownKeys attributes, KnownKeys relationships)
{
    return {.top = strictMembersBut(resource, OfResource),
            .attributes = strictMembersBut(resource["attributes"_L1], attributes),
            .relationships = strictMembersBut(resource["relationships"_L1], relationships)};
}

QJsonObject withMembers(QJsonObject object, const QJsonObject &unknown)
{
    for (auto member = unknown.begin(); member != unknown.end(); ++member) {
        if (!object.contains(member.key()))
            object.insert(member.key(), member.value());
    }
    return object;
}

QJsonObject withUnknown(QJsonObject resource, const UnknownMembers &unknown)
{
    const auto add = [&resource](QLatin1StringView key, const QJsonObject &members) {
        if (!members.isEmpty())
            resource.insert(key, withMembers(resource[key].toObject(), members));
    };
    add("attributes"_L1, unknown.attributes);
    add("relationships"_L1, unknown.relationships);
    return withMembers(std::move(resource), unknown.top);
}

} // namespace runlatch::protocol
