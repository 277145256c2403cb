// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QLockFile>

#include <memory>

namespace runlatch::store {

/// The data folder held by this program and the store's file in it. What was not there is made, for its owner
/// only; a file that was there keeps its mode until closeToOthers(). Errors: "store.locked" (subject: who holds
/// it), "store.not-writable".
class StoreFolder
{
public:
    static base::Result<std::unique_ptr<StoreFolder>> take(const QString &file);

    /// Leaves the file and its log and index to the owner alone. Only for a file that is known to be a store.
    void closeToOthers() const;

private:
    StoreFolder(const QString &file, const QString &lockFile)
        : m_file(file)
        , m_lock(lockFile)
    {
    }
    base::Done lock();

    QString m_file;
    QLockFile m_lock;
};

} // namespace runlatch::store
