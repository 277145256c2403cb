// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace runlatch::protocol {

/// Takes values out of one JSON:API resource by JSON Pointer and remembers the first fault of a required one, so that a
/// reader asks for all its fields and checks for an error once. An optional value of a wrong type counts as missing: it
/// costs that field, not the row. Values beside each other are asked for one after the other, which finds their object
/// once. Internal to this library.
class ResourceReader
{
public:
    enum class Need { Optional, Required };

    /// Pointers must outlive this.
    explicit ResourceReader(const QJsonObject &resource)
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
    QJsonValue value(QStringView pointer, Need need);
    bool enter(QStringView place, QStringView pointer, Need need);
    void fail(base::Rule rule, QStringView pointer);

    QJsonObject m_resource;
    QStringView m_place;  ///< the pointer of m_object
    QJsonObject m_object; ///< the one that was asked last
    std::optional<base::Error> m_error;
};

} // namespace runlatch::protocol
