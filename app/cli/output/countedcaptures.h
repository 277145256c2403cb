// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "store/captures/capture.h"

#include <QUuid>

namespace runlatch::cli {

/// Picks the rows that `inspect --count` is about, in their order: each request once, refused ones as long as it goes
/// on.
class CountedCaptures
{
public:
    void setLimit(int count) { m_limit = count; } ///< 0: none
    /// Tells whether this row belongs to them. A row that was in memory only comes again when it is on disk.
    bool take(const store::CaptureRow &row);

private:
    int m_limit = 0;
    int m_taken = 0; ///< without refused ones
    /// Captures that came while they were only in memory; a forgotten one comes twice.
    base::BoundedSet<QUuid> m_unstored{10'000};
};

} // namespace runlatch::cli
