// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

#include <concepts>
#include <utility>

namespace runlatch::store {

/// A value that is bound to a statement. Texts and bytes that are null are bound as empty: NULL is only Value().
class Value
{
public:
    enum class Kind { Null, Number, Text, Bytes };

    Value() = default;
    Value(std::integral auto number)
        : m_kind(Kind::Number)
        , m_number(qint64(number))
    {
    }
    Value(const QString &text)
        : m_kind(Kind::Text)
        , m_bytes(text.toUtf8())
    {
    }
    Value(QByteArray bytes)
        : m_kind(Kind::Bytes)
        , m_bytes(std::move(bytes))
    {
    }
    static Value utf8(QByteArray text)
    {
        Value value(std::move(text));
        value.m_kind = Kind::Text;
        return value;
    }

    Kind kind() const { return m_kind; }
    qint64 number() const { return m_number; }
    const QByteArray &bytes() const { return m_bytes; } ///< of a text: UTF-8

    friend bool operator==(const Value &, const Value &) = default;

private:
    Kind m_kind = Kind::Null;
    qint64 m_number = 0;
    QByteArray m_bytes;
};

} // namespace runlatch::store
