// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QLockFile>

#include <functional>
#include <memory>

namespace runlatch::store {

/// The lock of one store file, held as long as this object lives: `FILE.lock` beside it names the holder. Files of one
/// folder do not lock each other out. The lock of a process that is gone does not count. Any thread.
///
/// Versions before these locks know only `runlatch.lock`, one for the folder. It belongs to `captures.sqlite`, the file
/// that their window opens. The holder of that file holds `runlatch.lock` too, so that an older program that is started
/// later stays out. The lock of any other file needs only that no older program holds `runlatch.lock`. (An older
/// command line that is started later, on a file of another name, is not kept out.)
class StoreLock
{
public:
    /// Takes the lock. Creates a missing folder, for its owner only; does not touch the file. May wait for half a
    /// second. Errors: Storage "store.locked" (subject: the holder, "runlatch (4711)"), "store.not-writable", and
    /// those of checkOwner (storefile.h).
    static base::Result<std::shared_ptr<StoreLock>> take(const QString &file);

    QString file() const { return m_file; }

private:
    StoreLock(const QString &file, const QString &path);
    base::Done lock();
    base::Done lockFolder();
    base::Done respectFolder();

    QString m_file;
    QLockFile m_lock;
    QLockFile m_folderLock; ///< declared last and so released first: its holder is found through m_lock's file
};

/// Takes the lock of a store file, in the thread that will open the file.
using TakeLock = std::function<base::Result<std::shared_ptr<StoreLock>>()>;

} // namespace runlatch::store
