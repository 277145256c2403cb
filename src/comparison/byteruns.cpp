// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/byteruns.h"

#include <algorithm>

namespace runlatch::comparison {

namespace {

constexpr qsizetype MaxComparedByByte = 4096;
constexpr qint64 ShortestSameRun = 4; // fewer equal bytes are equal by chance

std::vector<std::uint64_t> elementsOf(QByteArrayView bytes)
{
    return {bytes.begin(), bytes.end()};
}

} // namespace

void ByteRuns::add(qint64 left, qint64 right, bool isSame)
{
    if (left == 0 && right == 0)
        return;
    const bool isLast = m_runs.size() == ByteAlignment::MaxRuns;
    m_isCut = m_isCut || (isLast && m_runs.last().isSame != isSame);
    if (m_runs.isEmpty() || (!isLast && m_runs.last().isSame != isSame))
        m_runs.append({m_leftEnd, 0, m_rightEnd, 0, isSame});
    ByteRun &run = m_runs.last();
    run.isSame = run.isSame && isSame;
    run.leftLength += left;
    run.rightLength += right;
    m_leftEnd += left;
    m_rightEnd += right;
}

void ByteRuns::addGap(qint64 leftEnd, qint64 rightEnd)
{
    QByteArrayView left = m_left.sliced(m_leftEnd, leftEnd - m_leftEnd);
    QByteArrayView right = m_right.sliced(m_rightEnd, rightEnd - m_rightEnd);
    const qsizetype shorter = std::min(left.size(), right.size());
    const qsizetype head = std::mismatch(left.begin(), left.begin() + shorter, right.begin()).first - left.begin();
    addSame(head);
    left = left.sliced(head);
    right = right.sliced(head);
    qsizetype tail = 0;
    while (tail < shorter - head && left[left.size() - 1 - tail] == right[right.size() - 1 - tail])
        ++tail;
    left.chop(tail);
    right.chop(tail);
    if (!addByBytes(left, right))
        add(left.size(), right.size(), false);
    addSame(tail);
}

/// False: they are too long or too different to be compared byte by byte.
bool ByteRuns::addByBytes(QByteArrayView left, QByteArrayView right)
{
    if (left.isEmpty() || right.isEmpty() || left.size() > MaxComparedByByte || right.size() > MaxComparedByByte)
        return false;
    const std::vector<std::uint64_t> ours = elementsOf(left);
    const std::vector<std::uint64_t> theirs = elementsOf(right);
    std::vector<std::pair<int, int>> pairs; // last first
    if (!ShortestEdit(ours, theirs, m_steps).find([&pairs](int x, int y) { pairs.emplace_back(x, y); }))
        return false;
    int x = 0;
    int y = 0;
    for (auto pair = pairs.rbegin(); pair != pairs.rend();) {
        const auto begin = pair;
        while (pair != pairs.rend() && pair->first - begin->first == pair - begin
               && pair->second - begin->second == pair - begin)
            ++pair;
        const qint64 length = pair - begin;
        if (length < ShortestSameRun)
            continue;
        add(begin->first - x, begin->second - y, false);
        addSame(length);
        x = begin->first + static_cast<int>(length);
        y = begin->second + static_cast<int>(length);
    }
    add(left.size() - x, right.size() - y, false);
    return true;
}

ByteAlignment ByteRuns::finished()
{
    addGap(m_left.size(), m_right.size());
    return {m_runs, m_isCut, false};
}

} // namespace runlatch::comparison
