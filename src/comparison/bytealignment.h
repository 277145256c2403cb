// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QList>

#include <functional>

namespace runlatch::comparison {

/// Bytes that both texts have, or in whose place they have others.
struct ByteRun
{
    qint64 left = 0; ///< offset
    qint64 leftLength = 0;
    qint64 right = 0;
    qint64 rightLength = 0;
    bool isSame = false;

    friend bool operator==(const ByteRun &, const ByteRun &) = default;
};

/// Two texts cut into runs of equal and different bytes, side by side.
struct ByteAlignment
{
    static constexpr qsizetype MaxRuns = 10'000; ///< what is behind them is one run that differs

    QList<ByteRun> runs; ///< they cover both texts, in order; equal and different ones alternate
    bool isCut = false;  ///< there were more than MaxRuns
    bool isCancelled = false;

    qsizetype differences() const;
};

/// Aligns parts of both texts (lines, and pieces of long lines whose ends their bytes decide, so that an insertion does
/// not shift all that follows), and then single bytes between those. Equal bytes that are fewer than four between two
/// differences count as different. Takes n log n time for any bytes, of which only MaxSteps of align() and the pieces
/// of 4 KB at most that differ are looked at byte by byte; 16 bytes of memory for each 16 bytes. Pure; any thread.
/// `isCancelled` is asked now and then.
ByteAlignment alignBytes(QByteArrayView left, QByteArrayView right, const std::function<bool()> &isCancelled = {});

} // namespace runlatch::comparison
