// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/clock.h"
#include "base/result.h"
#include "store/captures/deliveries.h"
#include "store/quota/quota.h"
#include "store/search/capturefilter.h"
#include "store/search/searchrange.h"
#include "store/sqlite/sealer.h"
#include "store/sqlite/storelock.h"
#include "store/sqlite/upgradewatch.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>

namespace runlatch::store {

/// The received requests, in one SQLite file (WAL, synchronous=FULL, mode 0600). All work is done in two threads of its
/// own, one that writes and one that reads. Methods may be called from any thread; the callback comes in that thread,
/// to which `context` must belong.
///
/// Secrets (as found by redaction::findSecrets) are cut from the stored bytes and sealed beside them with their
/// offsets. 24 h after the deadline they have expired: load() answers without them, and they are purged. They never
/// appear elsewhere in the file, its WAL or its log. What was sealed with the key of a session is sealed anew with the
/// lasting key if that comes while the session runs; otherwise it is lost, and Capture::hasSessionEnded says so.
///
/// The store keeps within a Quota, 4 GB unless set. It drops captures after the answers have been sent, a slice at a
/// time.
///
/// No SQL and no type of SQLite appears here, so that a database shared by several programs may stand behind it.
/// Such a store has to promise:
/// - durable before the answer: append() answers when the capture survives a power cut, here and on every replica that
///   may take over. Its sender gets its 200 only then and never sends again.
/// - group commit: what waits while a commit runs goes into the next one together. A bad capture fails alone.
/// - one order: ids only grow, are never used again, and become visible in their order. A reader that has seen an id
///   never finds a smaller one later, because listNewer() would miss it. (A sequence of PostgreSQL alone does not
///   promise that: transactions commit out of order. One writer does.)
/// - `uuid` is unique, so that an append whose answer was lost can be tried again without a second row.
/// - numbers, state and deadline of the deliveries of one task result are read and written in the append's transaction.
/// - pages by key: list() and listNewer() take time in proportion to `limit`, wherever they begin and however many rows
///   there are. load() shows one moment.
/// - no reader waits for the writer, and the writer for none. Dropping and purging hold up no append for longer than a
///   slice.
/// - exactly one answer for each call, none after `context` died; errors of the connection are Storage.
class CaptureStore : public QObject
{
    Q_OBJECT
public:
    /// Opens or creates the file of `lock`, which it keeps (one program at a time, window or command line), and
    /// migrates an older file (`watch` is called in the store's thread with the progress, and may stop it). The call
    /// waits for the disk. `clock` must outlive the store, and is used from its threads. Errors: Storage with rule
    /// "store.newer", "store.not-writable", "store.full", "store.corrupt", "store.foreign" (the file has what no
    /// version of Runlatch makes); subject = the file. Secret with rule "store.key" if the key does not have 32 bytes.
    /// Cancelled if `watch` stopped it.
    static base::Result<std::unique_ptr<CaptureStore>> open(std::shared_ptr<StoreLock> lock, const StoreKey &key,
                                                            base::Clock &clock, const UpgradeWatch &watch = {});
    /// Takes the lock of the file, too. Errors: also those of StoreLock::take.
    static base::Result<std::unique_ptr<CaptureStore>> open(const QString &file, const StoreKey &key,
                                                            base::Clock &clock, const UpgradeWatch &watch = {});
    ~CaptureStore() override; ///< writes every accepted capture, then closes

    /// Stores a capture and answers when it is on disk. All captures that wait when the writer is free go into one
    /// transaction (group commit). Error: Storage ("store.full", "store.not-writable", "store.failed" ...); the capture
    /// is then not in the file, and the next one is tried afresh.
    ///
    /// The answered row is the stored one: with id and uuid (a new one if it was null), without secrets in its texts,
    /// and with the delivery's number. A repeated delivery (same task result id and callback address) takes over the
    /// state that a callback reached, and the deadline of the first delivery that was answered 200 (spec 4.6 rule 2).
    void append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done);
    /// Records the attempt and, if given, the new state of the task result, for all its deliveries. A final state is
    /// never replaced by another kind of state, because answers may come late, and to another delivery. "running" moves
    /// the deadline of the progress rule, from `reply.sentAt` on. `reply.body` is stored as it is. Errors: NotFound for
    /// an unknown capture; Storage.
    void addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state, QObject *context,
                  base::Callback<CaptureRow> done);

    /// Marks a capture whose sender was answered 503 before it was on disk. Answers after append() with the row: status
    /// 503, no deadline. Error: NotFound if append() failed.
    void markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done);
    void setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done); ///< Error: NotFound.
    /// Pins a capture in that color. Error: NotFound.
    void setPinned(qint64 id, PinColor color, QObject *context, base::Callback<CaptureRow> done);
    /// Keeps why the signature of a capture does not hold, once the doctor has found it. A valid, refused or imported
    /// capture stays as it is. Answers with the stored row. Error: NotFound.
    void setCause(qint64 id, base::Rule cause, QObject *context, base::Callback<CaptureRow> done);
    /// Keeps the first CaptureRow::MaxNoteLength characters of a note, with '*' for the capture's secrets as long as
    /// they are there. Answers with the row as it is stored. Error: NotFound.
    void setNote(qint64 id, const QString &note, QObject *context, base::Callback<CaptureRow> done);

    /// Removes these captures for good, whatever keeps them from being dropped, with their secrets and replies. Answers
    /// with their number; ids that are not there do not count. It removes a slice at a time, between which captures are
    /// stored, and finishes before the store closes. Error: Storage; what earlier slices removed stays removed.
    void remove(const QList<qint64> &ids, QObject *context, base::Callback<qint64> done);

    /// Takes the lasting key, which came when the store had been opened with the key of a session. From then on it
    /// seals and opens with it, and seals anew what the session's key had sealed, between all other work; the next
    /// opening goes on there. Answers when load() knows the key. A key of a session, or one without 32 bytes, changes
    /// nothing.
    void useKey(const StoreKey &key, QObject *context, base::Callback<std::monostate> done);

    void setQuota(const Quota &quota); ///< valid until the store is closed
    /// The captures that have a draft of a reply, perhaps also captures of other stores. Those of the latest call are
    /// never dropped.
    void setDrafted(const QSet<QUuid> &captures);
    void allowDroppingEarlier(); ///< the user agreed to drop captures from before there was a quota; saved in the file
    void usage(QObject *context, base::Callback<Usage> done);

    /// Lists rows, newest first, with ids below `before` (0: from the newest), at most `limit` (1 to 1000).
    void list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done);
    /// Lists the next rows above `after`, newest first, at most `limit` (1 to 1000). Fewer than `limit` mean that there
    /// were no newer rows at that moment.
    void listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done);
    void load(qint64 id, QObject *context, base::Callback<Capture> done); ///< Error: NotFound.
    /// The newest `limit` (1 to 1000) deliveries of the task result of capture `id`, and how many there are. Takes time
    /// in proportion to that number, but reads only an index for those beyond `limit`. Error: NotFound.
    void deliveries(qint64 id, int limit, QObject *context, base::Callback<Deliveries> done);
    /// Answers with those of the ids that the store has, in their order. A look-up for each: ask for what is shown.
    void present(const QList<qint64> &ids, QObject *context, base::Callback<QList<qint64>> done);
    /// Answers with those of the uuids that captures have whose append() was answered, in their order. A look-up in an
    /// index for each, whatever the number of captures: ask for some hundred at a time.
    void takenUuids(const QList<QUuid> &uuids, QObject *context, base::Callback<QList<QUuid>> done);

    /// Searches a range, newest first unless it goes upwards, beside all other reading. `progress` is called with each
    /// part that was searched, and `done` with the last one, which ends the range or has the last of `range.limit`
    /// rows: only then is it known that there are no more. The caller's hold aborts it at once. Words are searched for
    /// in the bytes as they are stored, with '*' for those of secrets.
    base::Call search(const CaptureFilter &filter, const SearchRange &range, QObject *context,
                      std::function<void(const SearchReport &)> progress, base::Callback<SearchReport> done);

    /// Removes the secrets of captures whose deadline (without one: arrival) was 24 h ago. Runs by itself a second
    /// after opening, every hour, and at closing, where it leaves the rest of a large backlog to the next opening.
    void purgeSecrets();

    QString file() const;

signals:
    void dropped(const runlatch::store::Dropped &dropped); ///< a total of the dropped captures, at most once a second
    /// The remaining captures must not be dropped, or only if the user agrees. Emitted once, until captures were
    /// dropped or a setting changed.
    void overQuota(const runlatch::store::Usage &usage);
    /// The findings of captures that were stored without: of large bodies, soon after append(), and of an older file.
    void counted(const QHash<qint64, runlatch::lint::LintSummary> &findings);
    /// The number of newest captures whose words are not in the index yet: searches read their bytes, which takes
    /// longer. 0 while there are only a few. Emitted when it changed.
    void indexLagging(qint64 captures);

private:
    class Private;
    explicit CaptureStore(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
