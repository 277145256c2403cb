// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/bulkdraft.h"
#include "store/workstore.h"

#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// Keeps the draft of the bulk create page in the store: half a second after the first change that is not saved, so
/// that who never stops typing loses no more than that, and at once on `flush()`. An empty draft is not kept. Gives
/// back what was there when the program ended, however it ended.
class DraftKeeper final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    DraftKeeper(store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// The newest draft that can be read, or an empty one. Later changes are kept under its id. What was written before
    /// the answer comes is the answer instead; the newest of the store is `other()` then. Errors: those of
    /// WorkStore::drafts.
    void restore(QObject *context, base::Callback<BulkDraft> done);
    void change(const BulkDraft &draft);
    void flush();
    /// Now, whether it changed or not; `done` when it is on disk, or why it is not. For what must be known of it
    /// whatever happens next.
    void keep(const BulkDraft &draft, QObject *context, base::Callback<std::monostate> done);

    /// The newest of the other drafts in the store, as restore() found it: nobody else would come back to it.
    const std::optional<BulkDraft> &other() const { return m_other; }
    /// Makes it the one that is written; the one of before is kept and is the other one then, unless it is empty.
    BulkDraft takeOther();
    /// `copy` is the one that is written from now on, under an id of its own; the one of before is kept and is the
    /// other one then.
    void fork(const BulkDraft &copy);
    /// It was sent, or thrown away: the draft is removed, and the next change begins a new one.
    void discard();

signals:
    void saved(const QDateTime &at);                 ///< UTC; what was changed last is on disk
    void failed(const runlatch::base::Error &error); ///< flush() and the next change try again

private:
    void takeOver(const QList<store::Draft> &drafts);
    void save(const base::Callback<std::monostate> &done = {});

    store::WorkStore &m_store;
    base::Clock &m_clock;
    BulkDraft m_draft;
    QUuid m_id; ///< null: not in the store
    std::optional<BulkDraft> m_other;
    QUuid m_otherId;
    int m_change = 0; ///< counts changes
    bool m_isDirty = false;
    bool m_isDue = false; ///< a saving is asked of the clock
};

} // namespace runlatch::changerequests
