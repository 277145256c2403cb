// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/storelock.h"

namespace runlatch::store {

/// The names of what a window keeps in its folder.
QString capturesFileName(); ///< "captures.sqlite"
QString workFileName();     ///< "work.sqlite"

/// What a window keeps, its alone: the locks of both files, taken before either of them is opened.
struct StoreFiles
{
    std::shared_ptr<StoreLock> captures;
    std::shared_ptr<StoreLock> work;

    /// Both or none. Errors: those of StoreLock::take.
    static base::Result<StoreFiles> take(const QString &folder);
};

} // namespace runlatch::store
