// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/createdrequests.h"
#include "changerequests/draftkeeper.h"

#include <QObject>

#include <functional>

namespace runlatch::changerequests {

/// The draft that is being written, on its way to the store and back. Includes facts that no form shows: whether the
/// draft was sent with an unknown outcome, and to which connection it belongs.
class DraftSession final : public QObject
{
    Q_OBJECT
public:
    using Written = std::function<BulkDraft()>;

    /// `written` returns the present content, and is called as long as this lives. The session sets its home and its
    /// `sentAt`. Store and clock must outlive this.
    DraftSession(store::WorkStore &store, base::Clock &clock, Written written, QObject *parent = nullptr);

    BulkDraft draft() const;
    /// Notes that the content changed. The content is read a little later, not with each letter, so that a long message
    /// is not copied too often.
    void touch();
    void flush();                                  ///< reads and saves the content at once
    bool hasFailed() const { return m_hasFailed; } ///< the content is in memory only; see failed()
    /// the draft was sent or discarded
    void discard();

    void restore(QObject *context, base::Callback<BulkDraft> done);
    /// Another draft in the store; null if there is none.
    const BulkDraft *other() const;
    BulkDraft takeOther(); ///< makes the other draft the present one

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
    /// other one, and the copy loses its organization and workspaces. Returns the present content.
    BulkDraft moveHere();

    /// Saves the time of sending. `done` is called when it is on disk, where it survives the end of the program.
    void setSentAt(const QDateTime &utc, QObject *context, base::Callback<std::monostate> done);
    void setSentAt(const QDateTime &utc);

signals:
    void kept();                                     ///< the content was read
    void saved(const QDateTime &at);                 ///< the content is on disk, as in DraftKeeper
    void failed(const runlatch::base::Error &error); ///< emitted once, until saving works again

private:
    void keep();
    void beginHere();

    base::Clock &m_clock;
    Written m_written;
    DraftKeeper m_keeper;
    QDateTime m_sentAt;
    service::Endpoint m_endpoint;
    std::optional<BulkDraft::Home> m_home;
    bool m_isTouched = false; ///< the content changed and was not read yet
    bool m_isDue = false;     ///< reading was asked of the clock
    bool m_hasFailed = false;
};

} // namespace runlatch::changerequests
