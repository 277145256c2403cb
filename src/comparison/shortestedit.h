// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison/alignment.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace runlatch::comparison {

/// Myers' greedy search for a longest common subsequence of two sequences, with the bounds of align(). Internal to this
/// library.
class ShortestEdit
{
public:
    using Elements = std::span<const std::uint64_t>;

    ShortestEdit(Elements left, Elements right, std::int64_t &steps)
        : m_left(left)
        , m_right(right)
        , m_steps(steps)
        , m_most(static_cast<int>(std::min<std::size_t>(left.size() + right.size(), AlignmentLimits::MaxEdits)))
        , m_reached(static_cast<std::size_t>(2 * m_most + 3), 0)
    {
    }

    /// Calls `pair(left, right)` for each element of the subsequence, last first. Returns false, without a call, if it
    /// is beyond the bounds.
    template <typename Pair> bool find(Pair pair)
    {
        for (int edits = 0; edits <= m_most && m_steps > 0; ++edits) {
            if (advance(edits)) {
                trace(edits, pair);
                return true;
            }
            m_history.emplace_back(&at(-edits), &at(edits) + 1);
        }
        return false;
    }

private:
    int &at(int diagonal) { return m_reached[static_cast<std::size_t>(diagonal + m_most + 1)]; }
    int size(Elements sums) const { return static_cast<int>(sums.size()); }
    bool isSame(int x, int y) const
    {
        return m_left[static_cast<std::size_t>(x)] == m_right[static_cast<std::size_t>(y)];
    }

    bool advance(int edits)
    {
        m_steps -= 2 * edits + 1;
        for (int diagonal = -edits; diagonal <= edits; diagonal += 2) {
            const bool isDown = diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1));
            int x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
            const int begin = x;
            while (x < size(m_left) && x - diagonal < size(m_right) && isSame(x, x - diagonal))
                ++x;
            m_steps -= x - begin;
            at(diagonal) = x;
            if (x >= size(m_left) && x - diagonal >= size(m_right))
                return true;
        }
        return false;
    }

    template <typename Pair> void trace(int edits, Pair pair)
    {
        int x = size(m_left);
        int y = size(m_right);
        for (; edits > 0; --edits) {
            const std::vector<int> &reached = m_history[static_cast<std::size_t>(edits - 1)];
            const auto before = [&](int diagonal) { return reached[static_cast<std::size_t>(diagonal + edits - 1)]; };
            const int diagonal = x - y;
            const bool isDown =
                diagonal == -edits || (diagonal != edits && before(diagonal - 1) < before(diagonal + 1));
            const int from = isDown ? diagonal + 1 : diagonal - 1;
            const int beginX = before(from);
            const int beginY = beginX - from;
            while (x > beginX && y > beginY)
                pair(--x, --y);
            x = beginX;
            y = beginY;
        }
        while (x > 0 && y > 0)
            pair(--x, --y);
    }

    Elements m_left;
    Elements m_right;
    std::int64_t &m_steps;
    int m_most;
    std::vector<int> m_reached; ///< how far left each diagonal is reached
    std::vector<std::vector<int>> m_history;
};

} // namespace runlatch::comparison
