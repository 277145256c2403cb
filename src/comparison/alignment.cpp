// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/alignment.h"

#include "comparison/shortestedit.h"

#include <algorithm>
#include <utility>

namespace runlatch::comparison {

namespace {

using ElementSums = std::span<const std::uint64_t>;
using ElementNumber = std::uint32_t;

constexpr ElementNumber Unpaired = ~ElementNumber(0);

/// Numbers of the elements without a partner, equal elements side by side in their order.
std::vector<ElementNumber> unpairedBySum(ElementSums sums, const std::vector<ElementNumber> &partners)
{
    std::vector<ElementNumber> numbers;
    for (ElementNumber number = 0; number < sums.size(); ++number) {
        if (partners[number] == Unpaired)
            numbers.push_back(number);
    }
    std::ranges::sort(numbers, {}, [sums](ElementNumber number) { return std::pair(sums[number], number); });
    return numbers;
}

/// Marks in `isKept` a longest ascending run of `values`; Unpaired ones are left out.
std::vector<bool> longestAscent(const std::vector<ElementNumber> &values)
{
    std::vector<ElementNumber> ends;                            ///< the place of the least end of a run of each length
    std::vector<ElementNumber> before(values.size(), Unpaired); ///< the place before this one in its run
    std::vector<bool> isKept(values.size(), false);
    for (ElementNumber place = 0; place < values.size(); ++place) {
        if (values[place] == Unpaired)
            continue;
        const auto end =
            std::ranges::lower_bound(ends, values[place], {}, [&](ElementNumber at) { return values[at]; });
        before[place] = end == ends.begin() ? Unpaired : *(end - 1);
        if (end == ends.end())
            ends.push_back(place);
        else
            *end = place;
    }
    for (ElementNumber place = ends.empty() ? Unpaired : ends.back(); place != Unpaired; place = before[place])
        isKept[place] = true;
    return isKept;
}

/// The element of the other sequence that belongs to each.
struct Partners
{
    explicit Partners(ElementSums left, ElementSums right)
        : ofLeft(left.size(), Unpaired)
        , ofRight(right.size(), Unpaired)
    {
    }
    void pair(std::size_t x, std::size_t y)
    {
        ofLeft[x] = static_cast<ElementNumber>(y);
        ofRight[y] = static_cast<ElementNumber>(x);
    }

    std::vector<ElementNumber> ofLeft;
    std::vector<ElementNumber> ofRight;
};

/// Pairs equal ends, and a longest common subsequence between them. False: the bounds do not allow it.
bool pairInOrder(ElementSums left, ElementSums right, Partners &partners, std::int64_t &steps)
{
    std::size_t head = 0;
    std::size_t tail = 0;
    const std::size_t shorter = std::min(left.size(), right.size());
    for (; head < shorter && left[head] == right[head]; ++head)
        partners.pair(head, head);
    for (; tail < shorter - head && left[left.size() - 1 - tail] == right[right.size() - 1 - tail]; ++tail)
        partners.pair(left.size() - 1 - tail, right.size() - 1 - tail);
    ShortestEdit shortest(left.subspan(head, left.size() - head - tail),
                          right.subspan(head, right.size() - head - tail), steps);
    return shortest.find([&partners, head](int x, int y) {
        partners.pair(head + static_cast<std::size_t>(x), head + static_cast<std::size_t>(y));
    });
}

/// Pairs what is equal of the rest: the first with the first, the second with the second.
void pairRest(ElementSums left, ElementSums right, Partners &partners)
{
    const std::vector<ElementNumber> lefts = unpairedBySum(left, partners.ofLeft);
    const std::vector<ElementNumber> rights = unpairedBySum(right, partners.ofRight);
    for (std::size_t x = 0, y = 0; x < lefts.size() && y < rights.size();) {
        const std::uint64_t ours = left[lefts[x]];
        const std::uint64_t theirs = right[rights[y]];
        if (ours == theirs)
            partners.pair(lefts[x], rights[y]);
        x += ours <= theirs ? 1 : 0;
        y += theirs <= ours ? 1 : 0;
    }
}

} // namespace

std::vector<AlignedPair> align(ElementSums left, ElementSums right, std::int64_t &steps)
{
    Partners partners(left, right);
    const bool isFound = pairInOrder(left, right, partners, steps);
    std::vector<bool> isKept(left.size(), false);
    for (std::size_t number = 0; number < left.size(); ++number)
        isKept[number] = partners.ofLeft[number] != Unpaired;
    pairRest(left, right, partners);
    if (!isFound)
        isKept = longestAscent(partners.ofLeft);
    std::vector<AlignedPair> pairs;
    for (ElementNumber number = 0; number < left.size(); ++number) {
        if (partners.ofLeft[number] != Unpaired)
            pairs.push_back({number, partners.ofLeft[number], !isKept[number]});
    }
    return pairs;
}

} // namespace runlatch::comparison
