// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <string_view>

namespace runlatch::base {

/// The reason for which something failed or was refused, as a value. Only `Rules` makes rules, so that each has a
/// sentence; a default-made one stands for no rule. Its name is machine-readable, lower case with dots ("http.html").
class Rule
{
public:
    constexpr Rule() = default;

    constexpr bool isEmpty() const { return m_name.empty(); }
    QString name() const { return QString::fromLatin1(m_name.data(), static_cast<qsizetype>(m_name.size())); }
    operator QString() const { return name(); } ///< where it is printed or stored
    friend constexpr bool operator==(const Rule &, const Rule &) = default;

private:
    friend struct Rules;
    constexpr explicit Rule(const char *name)
        : m_name(name)
    {
    }

    std::string_view m_name; ///< of a literal
};

} // namespace runlatch::base
