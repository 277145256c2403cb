// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace runlatch::store {

/// A statement that is a constant of the program: a literal, or pieces that `joined` put together at compile time. A
/// Database finds what it prepared for it by the address of the text, so no text is compared or hashed.
class Sql
{
public:
    template <std::size_t Size>
    consteval Sql(const char (&text)[Size])
        : m_text(text)
    {
    }
    template <std::size_t Size>
    consteval Sql(const std::array<char, Size> &text)
        : m_text(text.data())
    {
    }

    const char *text() const { return m_text; }

private:
    const char *m_text;
};

/// The pieces one after the other, for a constant: `constexpr auto Statement = joined("SELECT ", Columns);`
template <std::size_t... Sizes> consteval auto joined(const char (&...pieces)[Sizes])
{
    std::array<char, (Sizes + ...) - sizeof...(Sizes) + 1> text{};
    auto end = text.begin();
    ((end = std::copy_n(pieces, Sizes - 1, end)), ...);
    return text;
}

} // namespace runlatch::store
