// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/jsonmoves.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace runlatch::comparison {

namespace {

using DifferenceKind = JsonDifference::Kind;
using Found = MeaningComparer::Found;
using ValueNumber = JsonMeaning::Number;

constexpr ValueNumber ShortestMovedString = 8; // bytes; shorter ones are the same by chance
constexpr ValueNumber NoValue = ~ValueNumber(0);

struct Candidate
{
    std::uint64_t sum;
    ValueNumber value;
    std::size_t found; ///< the difference that has the value, or has it within its own
    bool isAdded;
    bool isWithin;
};

bool mayMove(const JsonMeaning &meaning, ValueNumber value)
{
    const JsonMeaning::Value &at = meaning.values()[value];
    return meaning.isContainer(value) ? at.next > value + 1
                                      : meaning.kindOf(value) == '"' && at.end - at.begin >= ShortestMovedString + 2;
}

/// Returns the values that were removed or added, without those within them.
std::vector<Candidate> candidatesOf(const std::vector<Found> &found, const JsonMeaning &left, const JsonMeaning &right)
{
    std::vector<Candidate> candidates;
    for (std::size_t index = 0; index < found.size(); ++index) {
        const Found &one = found[index];
        if (one.kind == DifferenceKind::Removed && mayMove(left, one.left))
            candidates.push_back({left.values()[one.left].sum, one.left, index, false, false});
        else if (one.kind == DifferenceKind::Added && mayMove(right, one.right))
            candidates.push_back({right.values()[one.right].sum, one.right, index, true, false});
    }
    return candidates;
}

/// Adds the values within `candidates` that are equal to one of them: no others can be where it moved.
void addValuesWithin(std::vector<Candidate> &candidates, const JsonMeaning &left, const JsonMeaning &right)
{
    std::ranges::sort(candidates, {}, &Candidate::sum);
    std::vector<Candidate> within;
    for (const Candidate &outer : candidates) {
        const auto &values = (outer.isAdded ? right : left).values();
        for (ValueNumber value = outer.value + 1; value < values[outer.value].next; ++value) {
            if (std::ranges::binary_search(candidates, values[value].sum, {}, &Candidate::sum))
                within.push_back({values[value].sum, value, outer.found, outer.isAdded, true});
        }
    }
    candidates.insert(candidates.end(), within.begin(), within.end());
}

/// A value that is once among the removed ones and once among the added ones has moved.
void joinPairs(std::vector<Candidate> candidates, std::vector<Found> &found)
{
    std::ranges::sort(candidates, {}, [](const Candidate &one) { return std::tuple(one.sum, one.isAdded); });
    for (std::size_t first = 0, end = 0; first < candidates.size(); first = end) {
        for (end = first; end < candidates.size() && candidates[end].sum == candidates[first].sum; ++end) { }
        if (end != first + 2 || candidates[first].isAdded == candidates[first + 1].isAdded)
            continue;
        const Candidate &removed = candidates[first];
        const Candidate &added = candidates[first + 1];
        if (removed.isWithin && added.isWithin)
            continue;
        if (!removed.isWithin && !added.isWithin)
            found[added.found].left = NoValue; // one difference tells of both
        found[removed.isWithin ? added.found : removed.found] = {removed.value, added.value, DifferenceKind::Moved};
    }
    std::erase_if(found, [](const Found &one) { return one.left == NoValue; });
}

} // namespace

void joinMoves(std::vector<Found> &found, const JsonMeaning &left, const JsonMeaning &right)
{
    joinPairs(candidatesOf(found, left, right), found);
    std::vector<Candidate> candidates = candidatesOf(found, left, right);
    addValuesWithin(candidates, left, right);
    joinPairs(std::move(candidates), found);
}

} // namespace runlatch::comparison
