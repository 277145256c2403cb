// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QLockFile>

#include <functional>
#include <memory>

namespace runlatch::store {

/// One store file that is this program's alone, as long as this lives: `FILE.lock` beside it says whose. Files of one
/// folder do not lock each other out. The lock of a process that is gone does not count. Any thread.
///
/// Versions before these locks know only `runlatch.lock`, one for the folder. It belongs to `captures.sqlite`, the file
/// that their window opens: whoever holds that file holds `runlatch.lock` too, so that an older program that is started
/// later stays out. For any other file it only must not be an older program's. (An older command line that is started
/// later, on a file of another name, is the one that nothing keeps out.)
class StoreLock
{
public:
    /// Makes the folder where it is not there, for its owner only; the file is not touched. May wait for half a second.
    /// Errors: Storage "store.locked" (subject: who holds it, "runlatch (4711)"), "store.not-writable".
    static base::Result<std::shared_ptr<StoreLock>> take(const QString &file);

    QString file() const { return m_file; }

private:
    StoreLock(const QString &file, const QString &path);
    base::Done lock();
    base::Done lockFolder();
    base::Done respectFolder();

    QString m_file;
    QLockFile m_lock;
    QLockFile m_folderLock; ///< given up first: who holds it is found by m_lock's file
};

/// Takes the lock of a store file, in the thread that will open the file.
using TakeLock = std::function<base::Result<std::shared_ptr<StoreLock>>()>;

} // namespace runlatch::store
