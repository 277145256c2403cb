// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/bulkdraft.h"
#include "store/work/workstore.h"

#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// Keeps the draft of the bulk create page in the store. It saves half a second after the first unsaved change, so that
/// steady typing loses no more than that, and at once on `flush()`. An empty draft is not kept. After a restart it
/// returns the last draft, however the program ended.
class DraftKeeper final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    DraftKeeper(store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// The newest readable draft, or an empty one. Later changes are saved under its id. If the user writes something
    /// before the answer comes, the answer is that text, and `other()` is the newest draft of the store. Errors: those
    /// of WorkStore::drafts.
    void restore(QObject *context, base::Callback<BulkDraft> done);
    void change(const BulkDraft &draft);
    void flush();
    /// Saves now, whether the draft changed or not. `done` is called when the draft is on disk, or with the error. For
    /// facts that must be known whatever happens next.
    void keep(const BulkDraft &draft, QObject *context, base::Callback<std::monostate> done);

    /// The newest of the other drafts in the store, as restore() found it. Without this the user could not return to
    /// it.
    const std::optional<BulkDraft> &other() const { return m_other; }
    /// Makes the other draft the present one. The previous draft is kept and becomes the other one, unless it is empty.
    BulkDraft takeOther();
    /// Makes `copy` the present draft, under an id of its own. The previous draft is kept and becomes the other one.
    void fork(const BulkDraft &copy);
    /// Removes the draft, which was sent or discarded. The next change begins a new one.
    void discard();

signals:
    void saved(const QDateTime &at);                 ///< UTC; the last change is on disk
    void failed(const runlatch::base::Error &error); ///< saving failed; flush() and the next change try again

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
    bool m_isDue = false; ///< saving was asked of the clock
};

} // namespace runlatch::changerequests
