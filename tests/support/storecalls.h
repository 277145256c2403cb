// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/file/sqlitestore.h"
#include "support/answer.h"

#include <memory>
#include <optional>

// The calls of a store, each with the wait for its answer. They are in the store's namespace, so that a call finds them
// by its argument. Who includes this links runlatch_store_file.
namespace runlatch::store {

/// Opens a file, which may be new, with a key of its own; null if it cannot be opened.
inline std::unique_ptr<SqliteStore> newStore(const QString &file, base::Clock &clock)
{
    auto opened = SqliteStore::open(file, newStoreKey(), clock);
    return opened ? std::move(opened).value() : nullptr;
}

inline base::Result<CaptureRow> append(CaptureStore &store, const NewCapture &capture)
{
    return support::answerOf<CaptureRow>([&](QObject *context, auto done) { store.append(capture, context, done); });
}

/// Appends all of them before it waits, so that few transactions take them. Returns the rows of those that were kept.
inline QList<CaptureRow> appendedRows(CaptureStore &store, const QList<NewCapture> &captures)
{
    QObject context;
    QList<CaptureRow> rows;
    for (const NewCapture &capture : captures) {
        store.append(capture, &context, [&rows](const base::Result<CaptureRow> &row) {
            if (row)
                rows.append(*row);
        });
    }
    (void)support::waitFor([&] { return rows.size() == captures.size(); }, 60'000);
    return rows;
}

/// Does the same. False if one failed.
inline bool appendAll(CaptureStore &store, const QList<NewCapture> &captures)
{
    return appendedRows(store, captures).size() == captures.size();
}

inline base::Result<CaptureRow> addReply(CaptureStore &store, qint64 id, const SentReply &reply,
                                         std::optional<protocol::TaskState> state)
{
    return support::answerOf<CaptureRow>(
        [&](QObject *context, auto done) { store.addReply(id, reply, state, context, done); });
}

inline base::Result<QList<CaptureRow>> list(CaptureStore &store, qint64 before = 0, int limit = 1000)
{
    return support::answerOf<QList<CaptureRow>>(
        [&](QObject *context, auto done) { store.list(before, limit, context, done); });
}

inline base::Result<QList<CaptureRow>> listNewer(CaptureStore &store, qint64 after, int limit = 1000)
{
    return support::answerOf<QList<CaptureRow>>(
        [&](QObject *context, auto done) { store.listNewer(after, limit, context, done); });
}

inline base::Result<Capture> load(CaptureStore &store, qint64 id)
{
    return support::answerOf<Capture>([&](QObject *context, auto done) { store.load(id, context, done); });
}

inline base::Result<Deliveries> deliveries(CaptureStore &store, qint64 id, int limit = 200)
{
    return support::answerOf<Deliveries>(
        [&](QObject *context, auto done) { store.deliveries(id, limit, context, done); });
}

inline base::Result<CaptureRow> setPinned(CaptureStore &store, qint64 id, bool pinned)
{
    return support::answerOf<CaptureRow>(
        [&](QObject *context, auto done) { store.setPinned(id, pinned, context, done); });
}

inline base::Result<CaptureRow> setPinned(CaptureStore &store, qint64 id, PinColor color)
{
    return support::answerOf<CaptureRow>(
        [&](QObject *context, auto done) { store.setPinned(id, color, context, done); });
}

inline base::Result<CaptureRow> setNote(CaptureStore &store, qint64 id, const QString &note)
{
    return support::answerOf<CaptureRow>([&](QObject *context, auto done) { store.setNote(id, note, context, done); });
}

inline base::Result<CaptureRow> setLineage(CaptureStore &store, qint64 id, qint64 parent, const QString &edited)
{
    return support::answerOf<CaptureRow>(
        [&](QObject *context, auto done) { store.setLineage(id, parent, edited, context, done); });
}

inline base::Result<CaptureRow> setRule(CaptureStore &store, qint64 id, const QString &rule)
{
    return support::answerOf<CaptureRow>([&](QObject *context, auto done) { store.setRule(id, rule, context, done); });
}

inline base::Result<CaptureRow> setCause(CaptureStore &store, qint64 id, base::Rule cause)
{
    return support::answerOf<CaptureRow>(
        [&](QObject *context, auto done) { store.setCause(id, cause, context, done); });
}

inline base::Result<CaptureRow> markUnanswered(CaptureStore &store, const QUuid &uuid)
{
    return support::answerOf<CaptureRow>(
        [&](QObject *context, auto done) { store.markUnanswered(uuid, context, done); });
}

inline base::Result<Usage> usage(CaptureStore &store)
{
    return support::answerOf<Usage>([&](QObject *context, auto done) { store.usage(context, done); });
}

} // namespace runlatch::store
