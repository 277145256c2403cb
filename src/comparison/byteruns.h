// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison/bytealignment.h"
#include "comparison/shortestedit.h"

#include <QList>

#include <cstdint>
#include <vector>

namespace runlatch::comparison {

/// Collects the runs of a ByteAlignment in their order. Internal to this library.
class ByteRuns
{
public:
    ByteRuns(QByteArrayView left, QByteArrayView right)
        : m_left(left)
        , m_right(right)
    {
    }

    void addSame(qint64 length) { add(length, length, true); }
    /// The bytes up to these offsets, of which the ones at both ends may be the same.
    void addGap(qint64 leftEnd, qint64 rightEnd);
    ByteAlignment finished();

private:
    void add(qint64 left, qint64 right, bool isSame);
    bool addByBytes(QByteArrayView left, QByteArrayView right);

    const QByteArrayView m_left;
    const QByteArrayView m_right;
    qint64 m_leftEnd = 0;
    qint64 m_rightEnd = 0;
    QList<ByteRun> m_runs;
    bool m_isCut = false;
    std::int64_t m_steps = AlignmentLimits::MaxSteps;
};

} // namespace runlatch::comparison
