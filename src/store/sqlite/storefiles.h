// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/storelock.h"

namespace runlatch::store {

/// The names of the files in a window's folder.
QString capturesFileName(); ///< "captures.sqlite"
QString workFileName();     ///< "work.sqlite"

/// The files of one window: the locks of both, taken before either is opened.
struct StoreFiles
{
    std::shared_ptr<StoreLock> captures;
    std::shared_ptr<StoreLock> work;

    /// Both locks or none. Errors: those of StoreLock::take.
    static base::Result<StoreFiles> take(const QString &folder);
};

} // namespace runlatch::store
