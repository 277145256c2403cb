// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/meaningcomparer.h"

#include "comparison/jsonmoves.h"

#include <algorithm>

namespace runlatch::comparison {

namespace {

using DifferenceKind = JsonDifference::Kind;
using ValueNumber = JsonMeaning::Number;
using ValueNumbers = std::vector<ValueNumber>;

ValueNumbers childrenOf(const JsonMeaning &meaning, ValueNumber of)
{
    ValueNumbers children;
    const auto &values = meaning.values();
    for (ValueNumber child = of + 1; child < values[of].next; child = values[child].next)
        children.push_back(child);
    return children;
}

ValueNumbers membersByKey(const JsonMeaning &meaning, ValueNumber of)
{
    ValueNumbers members = childrenOf(meaning, of);
    std::ranges::sort(members, {}, [&](ValueNumber member) { return meaning.values()[member].keySum; });
    return members;
}

std::vector<std::uint64_t> sumsOf(const JsonMeaning &meaning, const ValueNumbers &values)
{
    std::vector<std::uint64_t> sums;
    sums.reserve(values.size());
    for (const ValueNumber value : values)
        sums.push_back(meaning.values()[value].sum);
    return sums;
}

bool isOtherType(char kind, char other)
{
    const auto type = [](char of) { return of == 'f' ? 't' : of; };
    return type(kind) != type(other);
}

} // namespace

bool MeaningComparer::run()
{
    m_pending.emplace_back(0, 0);
    while (!m_pending.empty()) {
        const auto [left, right] = m_pending.back();
        m_pending.pop_back();
        compare(left, right);
        if (m_isCancelled && m_isCancelled())
            return false;
    }
    joinMoves(m_found, m_left, m_right);
    return true;
}

void MeaningComparer::compare(Number left, Number right)
{
    if (m_left.values()[left].sum == m_right.values()[right].sum)
        return;
    const char kind = m_left.kindOf(left);
    const char other = m_right.kindOf(right);
    if (kind == '{' && other == '{')
        compareObjects(left, right);
    else if (kind == '[' && other == '[')
        compareArrays(left, right);
    else
        m_found.push_back({left, right, DifferenceKind::Changed, isOtherType(kind, other)});
}

void MeaningComparer::compareObjects(Number left, Number right)
{
    const Values ours = membersByKey(m_left, left);
    const Values theirs = membersByKey(m_right, right);
    std::size_t x = 0;
    std::size_t y = 0;
    while (x < ours.size() || y < theirs.size()) {
        const std::uint64_t key = x < ours.size() ? m_left.values()[ours[x]].keySum : 0;
        const std::uint64_t other = y < theirs.size() ? m_right.values()[theirs[y]].keySum : 0;
        if (y == theirs.size() || (x < ours.size() && key < other))
            m_found.push_back({ours[x++], m_right.values()[right].next, DifferenceKind::Removed});
        else if (x == ours.size() || other < key)
            m_found.push_back({m_left.values()[left].next, theirs[y++], DifferenceKind::Added});
        else
            m_pending.emplace_back(ours[x++], theirs[y++]);
    }
}

void MeaningComparer::compareArrays(Number left, Number right)
{
    const Values ours = childrenOf(m_left, left);
    const Values theirs = childrenOf(m_right, right);
    std::vector<bool> isMovedHere(ours.size(), false);
    std::vector<bool> isMovedThere(theirs.size(), false);
    std::vector<std::pair<std::size_t, std::size_t>> kept;
    for (const AlignedPair &pair : align(sumsOf(m_left, ours), sumsOf(m_right, theirs), m_steps)) {
        if (!pair.isMoved) {
            kept.emplace_back(pair.left, pair.right);
            continue;
        }
        isMovedHere[pair.left] = true;
        isMovedThere[pair.right] = true;
        m_found.push_back({ours[pair.left], theirs[pair.right], DifferenceKind::Moved});
    }
    kept.emplace_back(ours.size(), theirs.size());
    const auto between = [](const Values &values, const std::vector<bool> &isMoved, std::size_t begin,
                            std::size_t end) {
        Values rest;
        for (std::size_t index = begin; index < end; ++index) {
            if (!isMoved[index])
                rest.push_back(values[index]);
        }
        return rest;
    };
    std::size_t x = 0;
    std::size_t y = 0;
    for (const auto &[end, otherEnd] : kept) {
        compareGap(between(ours, isMovedHere, x, end), between(theirs, isMovedThere, y, otherEnd),
                   end < ours.size() ? ours[end] : m_left.values()[left].next,
                   otherEnd < theirs.size() ? theirs[otherEnd] : m_right.values()[right].next);
        x = end + 1;
        y = otherEnd + 1;
    }
}

void MeaningComparer::compareGap(const Values &ours, const Values &theirs, Number before, Number otherBefore)
{
    const std::size_t both = std::min(ours.size(), theirs.size());
    for (std::size_t index = 0; index < both; ++index)
        m_pending.emplace_back(ours[index], theirs[index]);
    for (std::size_t index = both; index < ours.size(); ++index)
        m_found.push_back({ours[index], otherBefore, DifferenceKind::Removed});
    for (std::size_t index = both; index < theirs.size(); ++index)
        m_found.push_back({before, theirs[index], DifferenceKind::Added});
}

} // namespace runlatch::comparison
