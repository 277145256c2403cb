// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <algorithm>
#include <cstring>
#include <functional>
#include <vector>

namespace runlatch::redaction {

/// Finds a stranger's needle in a stranger's text with at most twice as many comparisons as there are bytes in both,
/// whatever they are (Knuth, Morris and Pratt). `QByteArray::indexOf` and `std::boyer_moore_searcher` take the product
/// for periodic bytes, and `memmem` is not available everywhere. The search keeps four bytes for each byte of the
/// needle. `Equal` exists so that tests can count comparisons.
template <class Equal = std::equal_to<>> class Search
{
public:
    /// `needle` must outlive this and not be empty; at most 2 GB.
    explicit Search(QByteArrayView needle, Equal equal = {})
        : m_needle(needle)
        , m_equal(std::move(equal))
        , m_borders(static_cast<std::size_t>(needle.size()), 0)
    {
        for (int at = 1, border = 0; at < size(); ++at) {
            border = grown(border, m_needle[at]);
            m_borders[static_cast<std::size_t>(at)] = border;
        }
    }

    /// The position of the next match at or after `from`; -1 if there is none.
    qsizetype next(QByteArrayView text, qsizetype from)
    {
        int matched = 0;
        for (qsizetype at = from; at < text.size(); ++at) {
            if (matched == 0) { // the most frequent case: the library skips faster than any loop
                const auto *const rest = text.data() + at;
                const void *first = std::memchr(rest, m_needle.front(), static_cast<std::size_t>(text.size() - at));
                if (!first)
                    return -1;
                at += static_cast<const char *>(first) - rest;
                matched = 1;
            } else {
                matched = grown(matched, text[at]);
            }
            if (matched == size())
                return at + 1 - matched;
        }
        return -1;
    }

private:
    int size() const { return static_cast<int>(m_needle.size()); }

    /// The length of the needle that is matched after one more byte.
    int grown(int matched, char byte)
    {
        while (matched > 0 && !m_equal(m_needle[matched], byte))
            matched = m_borders[static_cast<std::size_t>(matched) - 1];
        return matched > 0 || m_equal(m_needle[0], byte) ? matched + 1 : 0;
    }

    QByteArrayView m_needle;
    Equal m_equal;
    std::vector<int> m_borders; ///< for each prefix of the needle, the longest prefix that is also its suffix
};

/// Calls `mark(position)` for each non-overlapping match of `needle`.
template <class Mark> void forEachPlace(QByteArrayView text, QByteArrayView needle, Mark mark)
{
    if (needle.isEmpty() || needle.size() > text.size())
        return;
    Search search(needle);
    for (qsizetype at = search.next(text, 0); at >= 0; at = search.next(text, at + needle.size()))
        mark(at);
}

/// `text` with each `needle` replaced.
QByteArray replaced(QByteArrayView text, QByteArrayView needle, QByteArrayView by);

} // namespace runlatch::redaction
