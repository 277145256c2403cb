// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <cstddef>

namespace runlatch::redaction {

/// Tells whether `set`, a literal, has the character. It is asked for each byte of every request, where a call of a
/// library for each would cost more than all else.
template <std::size_t Size> constexpr bool isOneOf(char character, const char (&set)[Size])
{
    bool isFound = false;
    for (std::size_t at = 0; at + 1 < Size; ++at)
        isFound |= set[at] == character;
    return isFound;
}

/// The position of the first of those characters at or after `from`; the size of the text if there is none.
template <std::size_t Size> qsizetype endOf(QByteArrayView text, qsizetype from, const char (&ends)[Size])
{
    while (from < text.size() && !isOneOf(text[from], ends))
        ++from;
    return from;
}

/// The position of the first other character at or after `from`; the size of the text if there is none.
template <std::size_t Size> qsizetype behindAll(QByteArrayView text, qsizetype from, const char (&skipped)[Size])
{
    while (from < text.size() && isOneOf(text[from], skipped))
        ++from;
    return from;
}

} // namespace runlatch::redaction
