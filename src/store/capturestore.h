// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/result.h"
#include "store/captures/deliveries.h"
#include "store/quota/quota.h"
#include "store/search/capturefilter.h"
#include "store/search/searchrange.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace runlatch::store {

/// The received requests. Methods may be called from any thread, and wait for nothing; the callback comes in the thread
/// to which `context` must belong. Signals come in the thread of this object.
///
/// Secrets (as found by redaction::findSecrets) are cut from the stored bytes and sealed beside them with their
/// offsets. 24 h after the deadline (without one: after arrival) they have expired: load() answers without them, and
/// they are purged, by itself and a slice at a time. They are in clear nowhere in what the store keeps.
///
/// The store keeps within a Quota, 4 GB unless set. It drops captures after the answers have been sent, a slice at a
/// time.
///
/// Every store promises, and tests/store/promises holds it to that as far as a test can:
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
/// - closing: the destructor writes and answers all that it was asked before. A search under way ends as Cancelled.
class CaptureStore : public QObject
{
    Q_OBJECT
public:
    /// Stores a capture and answers when it is on disk. All captures that wait when the writer is free go into one
    /// transaction (group commit). Error: Storage ("store.full", "store.not-writable", "store.failed" ...); the capture
    /// is then not in the store, and the next one is tried afresh.
    ///
    /// The answered row is the stored one: with id and uuid (a new one if it was null), without secrets in its texts,
    /// and with the delivery's number. A repeated delivery (same task result id and callback address) takes over the
    /// state that a callback reached, and the deadline of the first delivery that was answered 200 (spec 4.6 rule 2).
    virtual void append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done) = 0;
    /// Records the attempt and, if given, the new state of the task result, for all its deliveries. A final state is
    /// never replaced by another kind of state, because answers may come late, and to another delivery. "running" moves
    /// the deadline of the progress rule, from `reply.sentAt` on. `reply.body` is stored as it is. A reply that was
    /// recorded without an answer (OutcomeUnknown) gives its place to one of the same time and status. Errors: NotFound
    /// for an unknown capture; Storage.
    virtual void addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state,
                          QObject *context, base::Callback<CaptureRow> done) = 0;

    /// Marks a capture whose sender was answered 503 before it was on disk. Answers after append() with the row: status
    /// 503, no deadline. Error: NotFound if append() failed.
    virtual void markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done) = 0;
    /// Keeps a capture from being dropped, or no more; its color stays. Error: NotFound.
    virtual void setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done) = 0;
    /// Pins a capture in that color. Error: NotFound.
    virtual void setPinned(qint64 id, PinColor color, QObject *context, base::Callback<CaptureRow> done) = 0;
    /// Keeps why the signature of a capture does not hold, once the doctor has found it. A valid, refused or imported
    /// capture stays as it is. Answers with the stored row. Error: NotFound.
    virtual void setCause(qint64 id, base::Rule cause, QObject *context, base::Callback<CaptureRow> done) = 0;
    /// Keeps that the capture is `parent`, which was sent again with those changes (CaptureRow::edited, without the
    /// capture's secrets). It has no parent if that is gone by now. Error: NotFound.
    virtual void setLineage(qint64 id, qint64 parent, const QString &edited, QObject *context,
                            base::Callback<CaptureRow> done) = 0;
    /// Replaces the name of the rule that acts, if the request's plan led to another one; empty: none acts. An imported
    /// capture keeps the word of its file. Error: NotFound.
    virtual void setRule(qint64 id, const QString &rule, QObject *context, base::Callback<CaptureRow> done) = 0;
    /// Keeps the first CaptureRow::MaxNoteLength characters of a note, with '*' for the capture's secrets as long as
    /// they are there. Answers with the row as it is stored. Error: NotFound.
    virtual void setNote(qint64 id, const QString &note, QObject *context, base::Callback<CaptureRow> done) = 0;

    /// Removes these captures for good, whatever keeps them from being dropped, with their secrets and replies. Answers
    /// with their number; ids that are not there do not count. It removes a slice at a time, between which captures are
    /// stored, and finishes before the store closes. Error: Storage; what earlier slices removed stays removed.
    virtual void remove(const QList<qint64> &ids, QObject *context, base::Callback<qint64> done) = 0;

    virtual void setQuota(const Quota &quota) = 0; ///< valid until the store is closed
    /// The captures that have a draft of a reply, perhaps also captures of other stores. Those of the latest call are
    /// never dropped.
    virtual void setDrafted(const QSet<QUuid> &captures) = 0;
    virtual void allowDroppingEarlier() = 0; ///< the user agreed to drop captures from before there was a quota; kept
    virtual void usage(QObject *context, base::Callback<Usage> done) = 0;

    /// Lists rows, newest first, with ids below `before` (0: from the newest), at most `limit` (1 to 1000).
    virtual void list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done) = 0;
    /// Lists the next rows above `after`, newest first, at most `limit` (1 to 1000). Fewer than `limit` mean that there
    /// were no newer rows at that moment.
    virtual void listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done) = 0;
    virtual void load(qint64 id, QObject *context, base::Callback<Capture> done) = 0; ///< Error: NotFound.
    /// The newest `limit` (1 to 1000) deliveries of the task result of capture `id`, and how many there are. Takes time
    /// in proportion to that number, but reads only an index for those beyond `limit`. Error: NotFound.
    virtual void deliveries(qint64 id, int limit, QObject *context, base::Callback<Deliveries> done) = 0;
    /// Answers with those of the ids that the store has, in their order. A look-up for each: ask for what is shown.
    virtual void present(const QList<qint64> &ids, QObject *context, base::Callback<QList<qint64>> done) = 0;
    /// Answers with those of the uuids that captures have whose append() was answered, in their order. A look-up in an
    /// index for each, whatever the number of captures: ask for some hundred at a time.
    virtual void takenUuids(const QList<QUuid> &uuids, QObject *context, base::Callback<QList<QUuid>> done) = 0;

    /// Searches a range, newest first unless it goes upwards, beside all other reading. `progress` is called with each
    /// part that was searched, and `done` with the last one, which ends the range or has the last of `range.limit`
    /// rows: only then is it known that there are no more. The caller's hold aborts it at once. Words are searched for
    /// in the bytes as they are stored, with '*' for those of secrets.
    virtual base::Call search(const CaptureFilter &filter, const SearchRange &range, QObject *context,
                              std::function<void(const SearchReport &)> progress,
                              base::Callback<SearchReport> done) = 0;

signals:
    void dropped(const runlatch::store::Dropped &dropped); ///< a total of the dropped captures, at most once a second
    /// The remaining captures must not be dropped, or only if the user agrees. Emitted once, until captures were
    /// dropped or a setting changed.
    void overQuota(const runlatch::store::Usage &usage);
    /// The findings of captures that were stored without: of large bodies, soon after append(), and of an older
    /// version.
    void counted(const QHash<qint64, runlatch::lint::LintSummary> &findings);
    /// The number of newest captures whose words are not in the index yet: searches read their bytes, which takes
    /// longer. 0 while there are only a few. Emitted when it changed.
    void indexLagging(qint64 captures);
};

} // namespace runlatch::store
