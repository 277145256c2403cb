// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/sqlite/sealer.h"
#include "store/sqlite/storelock.h"
#include "store/sqlite/upgradewatch.h"
#include "store/threadedstore.h"

#include <memory>

namespace runlatch::store {

/// The store as one SQLite file (WAL, synchronous=FULL, mode 0600), which no other program may have open. All work is
/// done in threads of its own: one writes, one reads, one searches, and one makes the index and counts findings. Only
/// who opens a store knows this class; all others have a CaptureStore.
///
/// Secrets appear in clear neither in the file nor in its WAL or its log. What was sealed with the key of a session is
/// sealed anew with the lasting key if that comes while the session runs; otherwise it is lost, and
/// Capture::hasSessionEnded says so.
class SqliteStore final : public ThreadedStore
{
    Q_OBJECT
public:
    /// Opens or creates the file of `lock`, which it keeps (one program at a time, window or command line), and
    /// migrates an older file (`watch` is called in the store's thread with the progress, and may stop it). The call
    /// waits for the disk. `clock` must outlive the store, and is used from its threads. Errors: Storage with rule
    /// "store.newer", "store.not-writable", "store.full", "store.corrupt", "store.foreign" (the file has what no
    /// version of Runlatch makes); subject = the file. Secret with rule "store.key" if the key does not have 32 bytes,
    /// and "store.other-key" if it must fit and does not.
    /// Cancelled if `watch` stopped it.
    static base::Result<std::unique_ptr<SqliteStore>> open(std::shared_ptr<StoreLock> lock, const StoreKey &key,
                                                           base::Clock &clock, const UpgradeWatch &watch = {});
    /// Takes the lock of the file, too. Errors: also those of StoreLock::take.
    static base::Result<std::unique_ptr<SqliteStore>> open(const QString &file, const StoreKey &key, base::Clock &clock,
                                                           const UpgradeWatch &watch = {});
    ~SqliteStore() override; ///< waits for the disk

    QString file() const;

    /// Takes the lasting key, which came when the store had been opened with the key of a session. From then on it
    /// seals and opens with it, and seals anew what the session's key had sealed, between all other work; the next
    /// opening goes on there. Answers when load() knows the key. A key of a session, or one without 32 bytes, changes
    /// nothing.
    void useKey(const StoreKey &key, QObject *context, base::Callback<std::monostate> done);

    /// Seals the captures that there are anew, because the names of secrets changed (redaction/addednames.h). Between
    /// all other work, and the next opening goes on there. Begins by itself after opening, too.
    void sealAnew();

    /// Purges the secrets that have expired. Runs by itself a second after opening, every hour, and at closing, where
    /// it leaves the rest of a large backlog to the next opening.
    void purgeSecrets();

signals:
    void sealedAnew(); ///< all captures are sealed by the present names of secrets; also where there was nothing to do

private:
    class Private;
    explicit SqliteStore(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
