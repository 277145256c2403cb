// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/bytedifference.h"

#include <algorithm>

namespace runlatch::text {

namespace {

constexpr qsizetype Agreement = 4; // bytes that must be the same

/// Whether both agree from their beginning, over `Agreement` bytes or up to the end of both.
bool agree(QByteArrayView left, QByteArrayView right)
{
    return left.first(std::min(Agreement, left.size())) == right.first(std::min(Agreement, right.size()));
}

} // namespace

void ByteComparison::add(QByteArrayView part)
{
    if (m_behind.isEmpty()) {
        const QByteArrayView rest = m_text.sliced(m_same);
        const qsizetype shared = std::min(rest.size(), part.size());
        const qsizetype same = std::mismatch(part.begin(), part.begin() + shared, rest.begin()).first - part.begin();
        m_same += same;
        part = part.sliced(same);
    }
    m_behind += part.first(std::min(part.size(), MaxLength + Agreement - m_behind.size()));
}

ByteDifference ByteComparison::difference() const
{
    const QByteArrayView rest = m_text.sliced(m_same);
    const QByteArrayView ours = rest.first(std::min(rest.size(), MaxLength + Agreement));
    const QByteArrayView theirs = m_behind;
    const qsizetype mine = std::min(ours.size(), MaxLength);
    const qsizetype other = std::min(theirs.size(), MaxLength);
    for (qsizetype sum = 0; sum <= mine + other; ++sum) { // the shortest difference first
        for (qsizetype length = std::max<qsizetype>(0, sum - other); length <= std::min(sum, mine); ++length) {
            if (agree(ours.sliced(length), theirs.sliced(sum - length)))
                return {m_same, length, sum - length};
        }
    }
    return {m_same, mine, other};
}

} // namespace runlatch::text
