// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/capturestore.h"
#include "store/sqlite/sealer.h"
#include "store/sqlite/storelock.h"
#include "store/sqlite/upgradewatch.h"

#include <memory>

namespace runlatch::store {

/// The store as one SQLite file (WAL, synchronous=FULL, mode 0600), which no other program may have open. All work is
/// done in threads of its own: one writes, one reads, one searches, and one makes the index and counts findings. Only
/// who opens a store knows this class; all others have a CaptureStore.
///
/// Secrets appear in clear neither in the file nor in its WAL or its log. What was sealed with the key of a session is
/// sealed anew with the lasting key if that comes while the session runs; otherwise it is lost, and
/// Capture::hasSessionEnded says so.
class SqliteStore final : public CaptureStore
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

    void append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done) override;
    void addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state, QObject *context,
                  base::Callback<CaptureRow> done) override;
    void markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done) override;
    void setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done) override;
    void setPinned(qint64 id, PinColor color, QObject *context, base::Callback<CaptureRow> done) override;
    void setCause(qint64 id, base::Rule cause, QObject *context, base::Callback<CaptureRow> done) override;
    void setLineage(qint64 id, qint64 parent, const QString &edited, QObject *context,
                    base::Callback<CaptureRow> done) override;
    void setRule(qint64 id, const QString &rule, QObject *context, base::Callback<CaptureRow> done) override;
    void setNote(qint64 id, const QString &note, QObject *context, base::Callback<CaptureRow> done) override;
    void remove(const QList<qint64> &ids, QObject *context, base::Callback<qint64> done) override;

    void setQuota(const Quota &quota) override;
    void setDrafted(const QSet<QUuid> &captures) override;
    void allowDroppingEarlier() override;
    void usage(QObject *context, base::Callback<Usage> done) override;

    void list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done) override;
    void listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done) override;
    void load(qint64 id, QObject *context, base::Callback<Capture> done) override;
    void deliveries(qint64 id, int limit, QObject *context, base::Callback<Deliveries> done) override;
    void present(const QList<qint64> &ids, QObject *context, base::Callback<QList<qint64>> done) override;
    void takenUuids(const QList<QUuid> &uuids, QObject *context, base::Callback<QList<QUuid>> done) override;
    base::Call search(const CaptureFilter &filter, const SearchRange &range, QObject *context,
                      std::function<void(const SearchReport &)> progress, base::Callback<SearchReport> done) override;

signals:
    void sealedAnew(); ///< all captures are sealed by the present names of secrets; also where there was nothing to do

private:
    class Private;
    explicit SqliteStore(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
