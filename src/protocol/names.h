// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <array>
#include <optional>

namespace runlatch::protocol {

/// Names of an enumeration's values, in their order. Internal to this library.
template <std::size_t Size> using Names = std::array<QLatin1StringView, Size>;

template <typename Value, std::size_t Size> QString nameOf(const Names<Size> &names, Value value)
{
    return names.at(static_cast<std::size_t>(value));
}

template <typename Value, std::size_t Size> std::optional<Value> valueOfName(const Names<Size> &names, QStringView name)
{
    for (std::size_t index = 0; index < Size; ++index) {
        if (names[index] == name)
            return static_cast<Value>(index);
    }
    return {};
}

} // namespace runlatch::protocol
