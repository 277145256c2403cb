// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringView>

#include <simdjson.h>

#include <initializer_list>
#include <optional>
#include <string_view>

namespace runlatch::json {

/// A value of a strict JSON text, as simdjson read it, or none. It answers the questions of QJsonValue under their
/// names, so that one reader takes both: Qt reads more texts, and several times as slowly. It lives as long as the
/// parser. Internal to this library.
class StrictJson
{
public:
    StrictJson() = default;
    explicit StrictJson(simdjson::dom::element element)
        : m_element(element)
    {
    }

    bool isUndefined() const { return !m_element; }
    bool isNull() const { return m_element && m_element->is_null(); }
    bool isBool() const { return m_element && m_element->is_bool(); }
    bool isDouble() const { return m_element && m_element->is_number(); }
    bool isString() const { return m_element && m_element->is_string(); }
    bool isObject() const { return m_element && m_element->is_object(); }

    bool toBool() const;
    int toInt() const; ///< 0 for what is no whole number in the range of int
    double toDouble() const;
    QString toString(const QString &instead) const;
    QJsonValue toValue() const; ///< with all that is in it
    QJsonObject toObject() const;
    StrictJson operator[](QLatin1StringView key) const; ///< of an object; the last one of repeated keys
    StrictJson operator[](QStringView key) const;       ///< the same, by a key in ASCII
    /// Tells if it is no object, or each of its members is one of `known`.
    bool hasOnly(std::initializer_list<QLatin1StringView> known) const;

private:
    std::optional<simdjson::dom::element> m_element;
};

/// Reads a text as simdjson does, but refuses one with a byte order mark: newer versions of simdjson pass over the
/// mark. The value lives as long as the parser.
simdjson::simdjson_result<simdjson::dom::element> parseStrictly(simdjson::dom::parser &parser, QByteArrayView text);

QString fromView(std::string_view utf8);

/// The members as an object. QJsonObject moves all that stand behind a new member: a stranger's text may have hundreds
/// of thousands, so they are put in only when they are in order.
QJsonObject objectOf(const QMap<QString, QJsonValue> &members);

} // namespace runlatch::json
