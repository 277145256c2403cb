// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace runlatch::comparison {

/// An element of one sequence that is the same in another one.
struct AlignedPair
{
    std::uint32_t left = 0;
    std::uint32_t right = 0;
    bool isMoved = false; ///< it stands in another order among the others

    friend bool operator==(const AlignedPair &, const AlignedPair &) = default;
};

/// Pairs the equal elements of two sequences, given by sums of them; each element is in one pair at most. The pairs are
/// in the order of the left sequence. Those that are not moved ascend on both sides: they are a longest common
/// subsequence if at most MaxEdits elements are outside of it and `steps` lasts. Otherwise the first of several equal
/// elements is paired with the first, the second with the second, and the longest ascending run of these pairs is what
/// did not move: n log n for any input.
///
/// `steps` is the work that may still be done for longest common subsequences; what was done is subtracted. Takes 8 MB
/// at most beside some words for each element. Internal to this library.
std::vector<AlignedPair> align(std::span<const std::uint64_t> left, std::span<const std::uint64_t> right,
                               std::int64_t &steps);

struct AlignmentLimits
{
    static constexpr int MaxEdits = 1000;
    static constexpr std::int64_t MaxSteps = 50'000'000; ///< of one comparison; a fraction of a second
};

} // namespace runlatch::comparison
