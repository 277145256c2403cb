// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/search/capturefilter.h"

#include <QList>

#include <atomic>
#include <memory>

namespace runlatch::store {

/// The captures of a store that is only read, while other programs may write it. Calls wait for the disk or the server;
/// any thread, one at a time. Without a key secrets stay sealed: '*' stands in their places, and `Capture::complete` is
/// false if there are any. Errors: Storage, with the place as subject; NotFound "store.no-capture".
class StoredCaptures
{
public:
    virtual ~StoredCaptures() = default;

    /// Newest first, ids below `before` (0: from the newest), at most `limit` (1 to 1000).
    virtual base::Result<QList<CaptureRow>> list(qint64 before, int limit) const = 0;
    /// Likewise those that the filter accepts: words are searched for in all bytes, which takes time in proportion to
    /// the store, and fails soon after `stop` is true; it may be null.
    virtual base::Result<QList<CaptureRow>> find(const CaptureFilter &filter, qint64 before, int limit,
                                                 const std::shared_ptr<const std::atomic_bool> &stop = {}) const = 0;
    virtual base::Result<Capture> load(qint64 id) const = 0; ///< The whole capture as of one moment.
};

} // namespace runlatch::store
