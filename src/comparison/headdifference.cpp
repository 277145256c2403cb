// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/headdifference.h"

#include "comparison/alignment.h"
#include "text/keyedsum.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace runlatch::comparison {

namespace {

using HeadKind = HeadDifference::Kind;

std::vector<std::uint64_t> sumsOfLines(const QList<HeadLine> &lines)
{
    std::vector<std::uint64_t> sums;
    for (const HeadLine &line : lines)
        sums.push_back(text::keyedSum(line.name.toLower() + ':' + line.value));
    return sums;
}

/// A line of the result, and before which line of the left head it stands.
struct PlacedLine
{
    std::size_t before;
    bool isLeft;
    HeadDifference difference;
};

/// Pairs the lines of two heads behind the first.
class HeadComparer
{
public:
    HeadComparer(const QList<HeadLine> &left, const QList<HeadLine> &right)
        : m_left(left.mid(1))
        , m_right(right.mid(1))
        , m_ofLeft(static_cast<std::size_t>(m_left.size()), HeadKind::Removed)
        , m_partners(static_cast<std::size_t>(m_left.size()), -1)
        , m_before(static_cast<std::size_t>(m_right.size()), -1)
    {
    }

    QList<HeadDifference> compared()
    {
        pairEqual();
        pairByName();
        return lines();
    }

private:
    void pairEqual()
    {
        std::int64_t steps = AlignmentLimits::MaxSteps;
        for (const AlignedPair &pair : align(sumsOfLines(m_left), sumsOfLines(m_right), steps)) {
            m_ofLeft[pair.left] = pair.isMoved ? HeadKind::Moved : HeadKind::Same;
            m_partners[pair.left] = pair.right;
            m_before[pair.right] = pair.left;
        }
    }

    void pairByName()
    {
        QHash<QByteArray, QList<std::size_t>> rest; // last first
        for (std::size_t index = m_before.size(); index-- > 0;) {
            if (m_before[index] < 0)
                rest[m_right[static_cast<qsizetype>(index)].name.toLower()].append(index);
        }
        for (std::size_t index = 0; index < m_ofLeft.size(); ++index) {
            const auto found = m_ofLeft[index] == HeadKind::Removed
                ? rest.find(m_left[static_cast<qsizetype>(index)].name.toLower())
                : rest.end();
            if (found == rest.end() || found->isEmpty())
                continue;
            m_ofLeft[index] = HeadKind::Changed;
            m_partners[index] = static_cast<qint64>(found->last());
            m_before[found->takeLast()] = static_cast<qint64>(index);
        }
    }

    QList<HeadDifference> lines() const
    {
        std::vector<PlacedLine> placed;
        for (std::size_t index = 0; index < m_ofLeft.size(); ++index) {
            const auto left = static_cast<qsizetype>(index);
            const qint64 right = m_partners[index];
            const bool isOtherCase = right >= 0 && m_left[left].name != m_right[right].name;
            placed.push_back({index, true, {m_ofLeft[index], isOtherCase, left + 1, right < 0 ? -1 : right + 1}});
        }
        std::size_t before = m_ofLeft.size();
        for (std::size_t index = m_before.size(); index-- > 0;) {
            if (m_before[index] >= 0 && m_ofLeft[static_cast<std::size_t>(m_before[index])] != HeadKind::Moved)
                before = static_cast<std::size_t>(m_before[index]);
            else if (m_before[index] < 0)
                placed.push_back({before, false, {HeadKind::Added, false, -1, static_cast<qsizetype>(index) + 1}});
        }
        std::reverse(placed.begin() + m_left.size(), placed.end());
        std::ranges::stable_sort(placed, {},
                                 [](const PlacedLine &line) { return std::pair(line.before, line.isLeft); });
        QList<HeadDifference> lines;
        for (const PlacedLine &line : placed)
            lines.append(line.difference);
        return lines;
    }

    QList<HeadLine> m_left;
    QList<HeadLine> m_right;
    std::vector<HeadKind> m_ofLeft;
    std::vector<qint64> m_partners; ///< of the left lines; -1: none
    std::vector<qint64> m_before;   ///< the partners of the right lines; -1: none
};

} // namespace

QList<HeadLine> headLines(const QByteArray &head)
{
    QList<HeadLine> lines;
    const QList<QByteArray> texts = head.split('\n');
    for (const QByteArray &text : texts) {
        const QByteArray line = text.trimmed();
        const qsizetype colon = lines.isEmpty() ? -1 : line.indexOf(':');
        if (!line.isEmpty())
            lines.append({colon > 0 ? line.first(colon) : QByteArray(), line.mid(colon > 0 ? colon + 1 : 0).trimmed()});
    }
    return lines;
}

QList<HeadDifference> compareHeads(const QByteArray &left, const QByteArray &right)
{
    const QList<HeadLine> ours = headLines(left);
    const QList<HeadLine> theirs = headLines(right);
    QList<HeadDifference> lines = HeadComparer(ours, theirs).compared();
    if (ours.isEmpty() && theirs.isEmpty())
        return lines;
    HeadDifference first{HeadKind::Changed, false, ours.isEmpty() ? -1 : 0, theirs.isEmpty() ? -1 : 0};
    if (ours.isEmpty() || theirs.isEmpty())
        first.kind = ours.isEmpty() ? HeadKind::Added : HeadKind::Removed;
    else if (ours.first() == theirs.first())
        first.kind = HeadKind::Same;
    lines.prepend(first);
    return lines;
}

} // namespace runlatch::comparison
