// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "store/capture.h"
#include "store/quota.h"
#include "store/sealer.h"
#include "store/storelock.h"
#include "store/upgradewatch.h"

#include <QObject>
#include <QSet>

#include <memory>

namespace runlatch::store {

/// The requests that were received, in one SQLite file (WAL, synchronous=FULL, mode 0600). All work is done in
/// two threads of its own, one that writes and one that reads; methods may be called from any thread, with a
/// `context` of that thread, where the callback comes.
///
/// Secrets (redaction::findSecrets says which) are cut from the stored bytes and sealed beside them with their offsets;
/// they are purged 24 h after the deadline. Nothing else in the file, its WAL or its log ever holds them.
///
/// The store keeps within a Quota, 4 GB unless set. Space is made behind the answers, a slice at a time.
class CaptureStore : public QObject
{
    Q_OBJECT
public:
    /// Opens or makes the file whose lock is given and kept (one program at a time, window or command line), brings an
    /// older file up to date (`watch` is told in the store's thread how far that is, and may stop it). Waits for the
    /// disk. `clock` must outlive the store, and is used from its threads.
    /// Errors: Storage with rule "store.newer", "store.not-writable", "store.full", "store.corrupt"; subject = the
    /// file. Secret with rule "store.key" where the key has not 32 bytes. Cancelled where `watch` stopped it.
    static base::Result<std::unique_ptr<CaptureStore>> open(std::shared_ptr<StoreLock> lock, const StoreKey &key,
                                                            base::Clock &clock, const UpgradeWatch &watch = {});
    /// Takes the lock itself. Errors: those of StoreLock::take too.
    static base::Result<std::unique_ptr<CaptureStore>> open(const QString &file, const StoreKey &key,
                                                            base::Clock &clock, const UpgradeWatch &watch = {});
    ~CaptureStore() override; ///< writes what was accepted, then closes

    /// Answers when the capture is on disk (group commit): whatever waits when the writer is free goes into one
    /// transaction. Error: Storage ("store.full", "store.not-writable", "store.failed" ...); the capture is then not
    /// in the file, and the next one is tried afresh.
    ///
    /// The answered row is the stored one: with id and uuid (made where it was null), without secrets in its texts,
    /// and with the delivery's number. A repeated delivery (same task result id and callback address) takes over a
    /// state that a callback reached, and the deadline of the first one that was answered 200 (spec 4.6 rule 2).
    void append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done);
    /// Records the attempt and, where it reached one, the task result's state, for all its deliveries. A final state is
    /// never left for one that is not: answers may come late, and to another delivery. "running" moves the deadline of
    /// the progress rule, from `reply.sentAt` on. `reply.body` is stored as it is. Errors: NotFound where there is no
    /// such capture; Storage.
    void addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state, QObject *context,
                  base::Callback<CaptureRow> done);

    /// The sender was answered 503 before the capture was on disk. Answers with the row behind append(): status 503, no
    /// deadline. Error: NotFound where append() failed.
    void markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done);
    void setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done); ///< Error NotFound

    void setQuota(const Quota &quota); ///< in force until the store is closed
    /// Those that have a draft of a reply, also such that are in other stores: never dropped while they are among the
    /// last ones said here.
    void setDrafted(const QSet<QUuid> &captures);
    void allowDroppingEarlier(); ///< the user agreed: captures from before there was a quota may go. Kept in the file
    void usage(QObject *context, base::Callback<Usage> done);

    /// Newest first, ids below `before` (0: from the newest), at most `limit` (1 to 1000).
    void list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done);
    /// The next ones above `after`, answered newest first, at most `limit` (1 to 1000). Fewer than `limit`: there were
    /// no newer ones at that moment.
    void listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done);
    void load(qint64 id, QObject *context, base::Callback<Capture> done); ///< Error NotFound where there is none

    /// Takes the secrets out of captures whose deadline (where there is none: arrival) was 24 h ago. Runs by itself at
    /// opening and every hour.
    void purgeSecrets();

    QString file() const;

signals:
    void dropped(const runlatch::store::Dropped &dropped); ///< at most once a second, summed up
    /// The captures that are left must not go, or only if the user agrees. Told once, until something was dropped or
    /// said.
    void overQuota(const runlatch::store::Usage &usage);

private:
    class Private;
    explicit CaptureStore(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
