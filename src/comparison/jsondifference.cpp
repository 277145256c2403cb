// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/jsondifference.h"

#include "comparison/jsonmeaning.h"
#include "comparison/jsonplaces.h"
#include "comparison/meaningcomparer.h"

#include <algorithm>
#include <numeric>

namespace runlatch::comparison {

namespace {

using DifferenceKind = JsonDifference::Kind;
using Found = MeaningComparer::Found;

/// Gives each difference the place of its value on one side.
void placeSide(const JsonMeaning &meaning, const std::vector<Found> &found, JsonMeaning::Number Found::*side,
               DifferenceKind missing, std::optional<JsonPlace> JsonDifference::*to, QList<JsonDifference> &differences)
{
    std::vector<std::size_t> order;
    for (std::size_t index = 0; index < found.size(); ++index) {
        if (found[index].kind != missing)
            order.push_back(index);
    }
    std::ranges::sort(order, {}, [&](std::size_t index) { return found[index].*side; });
    JsonPlaces places(meaning);
    for (const std::size_t index : order)
        differences[static_cast<qsizetype>(index)].*to = places.placeOf(found[index].*side);
}

void listFound(JsonComparison &comparison, std::vector<Found> &found, const JsonMeaning &left, const JsonMeaning &right)
{
    for (const Found &one : found)
        ++comparison.counts.at(static_cast<std::size_t>(one.kind));
    std::ranges::sort(
        found, {}, [](const Found &one) { return std::tuple(one.left, one.kind != DifferenceKind::Added, one.right); });
    found.resize(std::min(found.size(), static_cast<std::size_t>(JsonComparison::MaxDifferences)));
    for (const Found &one : found)
        comparison.differences.append({one.kind, one.isOtherType, {}, {}});
    placeSide(left, found, &Found::left, DifferenceKind::Added, &JsonDifference::left, comparison.differences);
    placeSide(right, found, &Found::right, DifferenceKind::Removed, &JsonDifference::right, comparison.differences);
}

void exchangeSides(std::vector<Found> &found)
{
    for (Found &one : found) {
        std::swap(one.left, one.right);
        one.kind = one.kind == DifferenceKind::Added ? DifferenceKind::Removed
            : one.kind == DifferenceKind::Removed    ? DifferenceKind::Added
                                                     : one.kind;
    }
}

} // namespace

qsizetype JsonComparison::count() const
{
    return std::accumulate(counts.begin(), counts.end(), qsizetype(0));
}

JsonComparison compareJson(QByteArrayView left, QByteArrayView right, const std::function<bool()> &isCancelled)
{
    JsonComparison comparison;
    const JsonMeaning ours(left, isCancelled);
    const JsonMeaning theirs(right, isCancelled);
    comparison.isTooLarge = ours.isTooLarge() || theirs.isTooLarge();
    comparison.left = ours.fault();
    comparison.right = theirs.fault();
    comparison.isCancelled = isCancelled && isCancelled();
    if (!comparison.isCompared() || ours.values().empty() || theirs.values().empty())
        return comparison;
    // Where several answers are right, the smaller text decides on one, so that the sides do not matter.
    const bool isExchanged = std::pair(right.size(), right.compare(left)) < std::pair(left.size(), 0);
    MeaningComparer comparer(isExchanged ? theirs : ours, isExchanged ? ours : theirs, isCancelled);
    comparison.isCancelled = !comparer.run();
    if (comparison.isCancelled)
        return comparison;
    if (isExchanged)
        exchangeSides(comparer.found());
    listFound(comparison, comparer.found(), ours, theirs);
    return comparison;
}

} // namespace runlatch::comparison
