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

Measured medians(const std::vector<Measured> &rounds)
{
    std::vector<double> values;
    std::vector<double> cpu;
    for (const Measured &round : rounds) {
        values.push_back(round.value);
        cpu.push_back(round.cpu);
    }
    return {median(values), median(cpu)};
}

} // namespace

std::optional<Outcome> measure(const Comparison &comparison)
{
    std::vector<Measured> ours;
    std::vector<Measured> theirs;
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
        ratios.push_back(ours.back().value / theirs.back().value);
    }
    return Outcome{.ours = medians(ours), .theirs = medians(theirs), .ratio = median(ratios)};
}

} // namespace runlatch::bench
