// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonObject>
#include <QLatin1StringView>

#include <initializer_list>

namespace runlatch::json {
class StrictJson;
}

namespace runlatch::protocol {

using KnownKeys = std::initializer_list<QLatin1StringView>;

/// The members of an object except the known ones. The object is built from scratch, because a copy without the known
/// members would keep the memory of their texts.
QJsonObject membersBut(const QJsonObject &object, KnownKeys known);

/// Members of a JSON:API resource that this version does not know. They are kept as they came and written again with
/// the resource.
struct UnknownMembers
{
    QJsonObject top; ///< beside id, type, attributes and relationships: `links`, `meta`
    QJsonObject attributes;
    QJsonObject relationships;

    friend bool operator==(const UnknownMembers &, const UnknownMembers &) = default;
};

/// `attributes` and `relationships` are the known keys there.
UnknownMembers unknownMembers(const QJsonObject &resource, KnownKeys attributes, KnownKeys relationships = {});
UnknownMembers unknownMembers(const json::StrictJson &resource, KnownKeys attributes, KnownKeys relationships = {});

/// The members of `unknown` beside those of `object`, whose own members win.
QJsonObject withMembers(QJsonObject object, const QJsonObject &unknown);

/// Adds the unknown members to the resource. Existing members stay.
QJsonObject withUnknown(QJsonObject resource, const UnknownMembers &unknown);

} // namespace runlatch::protocol
