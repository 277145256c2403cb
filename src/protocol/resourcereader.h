// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "json/strictjson.h"

#include <QDateTime>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace runlatch::protocol {

/// Takes values out of one JSON:API resource by JSON Pointer and remembers the first fault of a required one, so that a
/// reader asks for all its fields and checks for an error once. An optional value of a wrong type counts as missing: it
/// costs that field, not the row. Values beside each other are asked for one after the other, which finds their object
/// once. `Value` is the JSON of Qt, or the strict one of simdjson, which is read several times as fast. Internal to
/// this library.
template <typename Value> class ResourceFields
{
public:
    enum class Need { Optional, Required };

    /// Pointers must outlive this.
    explicit ResourceFields(const Value &resource)
        : m_resource(resource)
        , m_object(resource)
    {
    }

    QString id(); ///< required and not empty: without an id it could not be requested
    QString text(QStringView pointer, Need need = Need::Optional); ///< empty if missing or null
    QDateTime time(QStringView pointer);                           ///< invalid if missing or null
    int count(QStringView pointer, int missing);                   ///< from 0
    bool isTold(QStringView pointer);                              ///< neither missing nor null, readable or not

    const std::optional<base::Error> &error() const { return m_error; }

private:
    Value value(QStringView pointer, Need need);
    bool enter(QStringView place, QStringView pointer, Need need);
    void fail(base::Rule rule, QStringView pointer);

    Value m_resource;
    QStringView m_place; ///< the pointer of m_object
    Value m_object;      ///< the one that was asked last
    std::optional<base::Error> m_error;
};

extern template class ResourceFields<QJsonValue>;
extern template class ResourceFields<json::StrictJson>;

using ResourceReader = ResourceFields<QJsonValue>;
using StrictResourceReader = ResourceFields<json::StrictJson>;

} // namespace runlatch::protocol
