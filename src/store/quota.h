// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QMetaType>

#include <chrono>

namespace runlatch::store {

/// How much a store of captures may hold. Beyond it captures are dropped: refused, unsigned and invalid ones first,
/// then the oldest; never one that awaits a reply, has a draft or is pinned, and none from before there was a quota
/// unless the user agreed. What is unsigned or invalid awaits nothing: a stranger may have sent it.
struct Quota
{
    qint64 bytes = 4LL << 30;  ///< of the pages in use; the file itself does not shrink
    std::chrono::hours age{0}; ///< since they were received; 0: no limit

    friend bool operator==(const Quota &, const Quota &) = default;
};

struct Usage
{
    qint64 bytes = 0; ///< of the pages in use
    qint64 captures = 0;
    qint64 earlier = 0; ///< of them from before there was a quota
    bool earlierMayGo = false;
    QDateTime oldest; ///< UTC; invalid where there is none
};

/// A sum of dropped captures.
struct Dropped
{
    qint64 captures = 0;
    qint64 bytes = 0;   ///< of heads and bodies
    QDateTime from, to; ///< when they had been received, UTC
};

} // namespace runlatch::store

Q_DECLARE_METATYPE(runlatch::store::Usage)
Q_DECLARE_METATYPE(runlatch::store::Dropped)
