// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/bulkdraft.h"
#include "changerequests/createdrequests.h"
#include "store/work/workstore.h"

#include <QObject>

#include <functional>
#include <optional>

namespace runlatch::changerequests {

/// The draft that is being written, on its way to the store and back. Includes facts that no form shows: whether the
/// draft was sent with an unknown outcome, and to which connection it belongs.
///
/// The content is read 200 ms after the first touch(), not with each letter, because a long message would be copied too
/// often. It is saved 500 ms after the first reading that found a change. So steady typing loses no more than that, and
/// flush() loses nothing. An empty draft is not kept. After a restart the last draft returns, however the program
/// ended.
class DraftSession final : public QObject
{
    Q_OBJECT
public:
    using Written = std::function<BulkDraft()>;

    /// `written` returns the present content, and is called as long as this lives. The session sets its home and its
    /// `sentAt`. Store and clock must outlive this.
    DraftSession(store::WorkStore &store, base::Clock &clock, Written written, QObject *parent = nullptr);

    BulkDraft draft() const;                       ///< as it is written at this moment
    void touch();                                  ///< the content has changed
    void flush();                                  ///< reads and saves the content at once
    bool hasFailed() const { return m_hasFailed; } ///< the content is in memory only; see failed()
    void discard(); ///< removes the draft, which was sent or is not wanted; the next change begins a new one

    /// Answers with the newest readable draft, or an empty one. Later changes are saved in its place. If something was
    /// written before the answer comes, the answer is that, and other() is the newest draft of the store. Errors: those
    /// of WorkStore::drafts.
    void restore(QObject *context, base::Callback<BulkDraft> done);
    /// The newest of the other drafts in the store, as restore() found it, or the one that was left last; null if there
    /// is none.
    const BulkDraft *other() const { return m_other ? &*m_other : nullptr; }
    /// Makes the other draft the present one. The previous draft is kept and becomes the other one, unless it is empty.
    BulkDraft takeOther();
    /// Makes this draft the present one and returns it; its `sentAt` says whether it was sent with an unknown outcome.
    /// The previous draft is kept and becomes the other one, unless it is empty.
    BulkDraft take(const BulkDraft &draft);

    /// The time at which the draft was sent with an unknown outcome; invalid if it was not sent.
    const QDateTime &sentAt() const { return m_sentAt; }
    /// The endpoint for which the draft was sent, and the place of its change requests. The endpoint has no token, and
    /// is null if it is unknown.
    CreatedRequests sent() const;
    /// The connection that is viewed. A draft without content is begun there.
    void setEndpoint(const service::Endpoint &endpoint);
    bool isAtHome() const; ///< whether the draft belongs to the connection that is viewed
    const std::optional<BulkDraft::Home> &home() const { return m_home; }
    /// Moves the draft to the connection that is viewed. If it belongs to another one, the old draft is kept as the
    /// other one, and the copy loses its organization, workspaces and left-out matches. Returns the present content.
    BulkDraft moveHere();

    /// Saves the time of sending. `done` is called when it is on disk, where it survives the end of the program, or
    /// with the error.
    void setSentAt(const QDateTime &utc, QObject *context, base::Callback<std::monostate> done);
    void setSentAt(const QDateTime &utc);

signals:
    void kept();                                     ///< the content was read
    void saved(const QDateTime &at);                 ///< UTC; the last change is on disk
    void failed(const runlatch::base::Error &error); ///< emitted once, until saving works again; a flush() tries again

private:
    void beginHere();
    void keep();
    void change(const BulkDraft &draft);
    void takeOver(const QList<store::Draft> &drafts);
    void saveChange();
    void save(const base::Callback<std::monostate> &done = {});
    void fail(const base::Error &error);

    store::WorkStore &m_store;
    base::Clock &m_clock;
    Written m_written;
    QDateTime m_sentAt;
    service::Endpoint m_endpoint;
    std::optional<BulkDraft::Home> m_home;
    BulkDraft m_read; ///< the draft as it was last read
    QUuid m_id;       ///< null: not in the store
    std::optional<BulkDraft> m_other;
    QUuid m_otherId;
    int m_change = 0;            ///< counts changes of m_read
    bool m_isTouched = false;    ///< the content changed and was not read yet
    bool m_isReadingDue = false; ///< reading was asked of the clock
    bool m_isUnsaved = false;    ///< m_read is not on its way to the store
    bool m_isSavingDue = false;  ///< saving was asked of the clock
    bool m_hasFailed = false;
};

} // namespace runlatch::changerequests
