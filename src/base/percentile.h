// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

#include <algorithm>

namespace runlatch::base {

/// The smallest of the sorted values that so many percent of them do not exceed; 0 where there are none.
inline int percentile(const QList<int> &sorted, int percent)
{
    if (sorted.isEmpty())
        return 0;
    const qsizetype rank = (sorted.size() * percent + 99) / 100; // from 1, rounded up
    return sorted.at(std::max<qsizetype>(rank, 1) - 1);
}

} // namespace runlatch::base
