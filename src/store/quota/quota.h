// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QMetaType>

#include <chrono>

namespace runlatch::store {

/// The most that a store of captures may hold. Above that, captures are dropped: refused, unsigned and invalid captures
/// first, then the oldest. Captures that await a reply, have a draft or are pinned are never dropped. Captures from
/// before there was a quota are dropped only if the user agreed. An unsigned or invalid capture does not count as
/// awaiting a reply, because a stranger may have sent it.
struct Quota
{
    qint64 bytes = 4LL << 30; ///< bytes of the pages in use; the file itself does not shrink
    /// The age since the receipt; 0: no limit. It counts for captures that were received here: an imported one is as
    /// old as its file says, and would go as soon as it came.
    std::chrono::hours age{0};

    /// The quota as a person chooses it; 0 days: no limit.
    static Quota of(int megabytes, int days) { return {qint64(megabytes) << 20, std::chrono::hours(24) * days}; }

    friend bool operator==(const Quota &, const Quota &) = default;
};

struct Usage
{
    qint64 bytes = 0; ///< bytes of the pages in use
    qint64 captures = 0;
    qint64 earlier = 0; ///< bytes of captures from before there was a quota
    bool earlierMayGo = false;
    QDateTime oldest; ///< UTC; invalid if there is no capture
};

/// A total of dropped captures.
struct Dropped
{
    qint64 captures = 0;
    qint64 bytes = 0;   ///< bytes of heads and bodies
    QDateTime from, to; ///< times of receipt, UTC
    qint64 aged = 0;    ///< how many of them were above the age limit
};

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::Usage)
Q_DECLARE_METATYPE(runlatch::store::Dropped)
