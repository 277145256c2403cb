// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/bytealignment.h"

#include "comparison/alignment.h"
#include "comparison/byteruns.h"
#include "text/keyedsum.h"

#include <algorithm>

namespace runlatch::comparison {

namespace {

constexpr qsizetype MaxShortLines = 500'000; // of a text with more, short lines are joined to pieces
constexpr qsizetype LeastPiece = 16;         // bytes
constexpr qsizetype MaxPiece = 1024;
constexpr int PieceBits = 58; // one of 64 bytes ends a piece
constexpr qsizetype PiecesBetweenQuestions = 4096;

/// A text in parts: where each begins, the end of the text, and their sums.
struct TextParts
{
    std::vector<std::uint32_t> begins;
    std::vector<std::uint64_t> sums;
};

TextParts partsOf(QByteArrayView text)
{
    const bool hasShortLines = std::count(text.begin(), text.end(), '\n') <= MaxShortLines;
    TextParts parts;
    std::uint64_t rolling = 0; // of the last 64 bytes
    qsizetype begin = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        rolling = (rolling << 1U) + (static_cast<unsigned char>(text[at]) + 1U) * 0x9E3779B97F4A7C15U;
        const qsizetype length = at + 1 - begin;
        const bool isLineEnd = text[at] == '\n' && (hasShortLines || length >= LeastPiece);
        const bool isPieceEnd = length >= LeastPiece && (rolling >> PieceBits == 0 || length == MaxPiece);
        if (!isLineEnd && !isPieceEnd && at + 1 < text.size())
            continue;
        parts.begins.push_back(static_cast<std::uint32_t>(begin));
        parts.sums.push_back(text::keyedSum(text.sliced(begin, length)));
        begin = at + 1;
    }
    parts.begins.push_back(static_cast<std::uint32_t>(text.size()));
    return parts;
}

} // namespace

qsizetype ByteAlignment::differences() const
{
    return std::ranges::count(runs, false, &ByteRun::isSame);
}

ByteAlignment alignBytes(QByteArrayView left, QByteArrayView right, const std::function<bool()> &isCancelled)
{
    const auto cancelled = [&isCancelled] { return isCancelled && isCancelled(); };
    ByteAlignment none;
    none.isCancelled = true;
    const TextParts ours = partsOf(left);
    if (cancelled())
        return none;
    const TextParts theirs = partsOf(right);
    if (cancelled())
        return none;
    std::int64_t steps = AlignmentLimits::MaxSteps;
    ByteRuns runs(left, right);
    qsizetype count = 0;
    for (const AlignedPair &pair : align(ours.sums, theirs.sums, steps)) {
        if (++count % PiecesBetweenQuestions == 0 && cancelled())
            return none;
        if (pair.isMoved)
            continue;
        runs.addGap(ours.begins[pair.left], theirs.begins[pair.right]);
        runs.addSame(ours.begins[pair.left + 1] - ours.begins[pair.left]);
    }
    return runs.finished();
}

} // namespace runlatch::comparison
