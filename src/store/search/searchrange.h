// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <limits>

namespace runlatch::store {

/// The captures that a search looks at, and the number that it wants.
struct SearchRange
{
    qint64 above = 0;                                  ///< ids above this one
    qint64 below = std::numeric_limits<qint64>::max(); ///< and below this one
    int limit = 200;                                   ///< 1 to 1000
    bool isUpwards = false;                            ///< oldest first instead of newest first
};

/// The progress of a search.
struct SearchReport
{
    QList<CaptureRow> rows; ///< found since the last report, in the order of the search
    /// All captures of the range down to this id were judged; of an upwards search: up to this id.
    qint64 reached = 0;
    bool isEnd = false; ///< the whole range was judged; otherwise there may be more
    qint64 oldest = 0;  ///< the ids of the store, 0 without captures
    qint64 newest = 0;

    /// The part of the whole store that a search from the newest capture has judged. Captures that the store dropped
    /// among the others count too, because counting the others takes time.
    qint64 searched() const { return isEnd ? total() : newest == 0 ? 0 : newest - reached + 1; }
    qint64 total() const { return newest == 0 ? 0 : newest - oldest + 1; }
};

} // namespace runlatch::store
