// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <simdjson.h>

#include <optional>
#include <string_view>

/// Members of JSON by their types. A member of another type counts as absent. Internal to this folder.
namespace runlatch::outcomes {

using SarifObject = simdjson::dom::object;

template <typename T> std::optional<T> memberOf(const SarifObject &object, std::string_view key)
{
    T value;
    return object.at_key(key).get(value) == simdjson::SUCCESS ? std::optional(value) : std::nullopt;
}

inline std::string_view textOf(const SarifObject &object, std::string_view key)
{
    return memberOf<std::string_view>(object, key).value_or(std::string_view());
}

/// The text of a member that is an object: `text` of `shortDescription`.
inline std::string_view textIn(const SarifObject &object, std::string_view key, std::string_view inner)
{
    const auto found = memberOf<SarifObject>(object, key);
    return found ? textOf(*found, inner) : std::string_view();
}

/// An index as SARIF has it (3.7.4): -1 and absent are none.
inline std::optional<std::size_t> indexOf(const SarifObject &object, std::string_view key)
{
    const auto number = memberOf<int64_t>(object, key);
    return number && *number >= 0 ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

} // namespace runlatch::outcomes
