// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison.h"

#include <algorithm>
#include <vector>

namespace runlatch::bench {

namespace {

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

} // namespace

std::optional<Outcome> measure(const Comparison &comparison)
{
    std::vector<double> ours;
    std::vector<double> theirs;
    std::vector<double> ratios;
    for (int round = 0; round < comparison.rounds; ++round) {
        // The two take turns, so that neither always runs on a machine that the other warmed.
        const bool oursFirst = round % 2 == 0;
        const auto first = oursFirst ? comparison.ours() : comparison.theirs();
        const auto second = oursFirst ? comparison.theirs() : comparison.ours();
        if (!first || !second)
            return std::nullopt;
        ours.push_back(oursFirst ? *first : *second);
        theirs.push_back(oursFirst ? *second : *first);
        ratios.push_back(ours.back() / theirs.back());
    }
    return Outcome{.ours = median(ours), .theirs = median(theirs), .ratio = median(ratios)};
}

} // namespace runlatch::bench
