// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/draftkeeper.h"

#include <QObject>

#include <functional>

namespace runlatch::changerequests {

/// The draft that is being written, on its way to the store and back, with what no form shows: whether it was sent and
/// nobody knows what became of it, and to which connection it belongs.
class DraftSession final : public QObject
{
    Q_OBJECT
public:
    using Written = std::function<BulkDraft()>;

    /// `written` tells what is written now; its home and its `sentAt` are ours. It is called while this lives.
    /// Store and clock must outlive this.
    DraftSession(store::WorkStore &store, base::Clock &clock, Written written, QObject *parent = nullptr);

    BulkDraft draft() const;
    /// Another word was written: it is read soon, not with each letter, so that a long message is not copied so often.
    void touch();
    void flush(); ///< reads and saves what was written, at once
    /// It was sent, or thrown away.
    void discard();

    void restore(QObject *context, base::Callback<BulkDraft> done);
    /// Another draft that the store has; null where there is none.
    const BulkDraft *other() const;
    BulkDraft takeOther(); ///< it is the one that is written from now on

    /// When the draft was sent, with an unknown outcome; invalid where it was not.
    const QDateTime &sentAt() const { return m_sentAt; }
    /// The connection that is looked at. A draft without content is begun there.
    void setEndpoint(const service::Endpoint &endpoint);
    bool isAtHome() const; ///< it belongs to the connection that is looked at
    const std::optional<BulkDraft::Home> &home() const { return m_home; }
    /// The person wants it for the connection that is looked at. Where it belongs to another one, that draft is kept
    /// as the other one, and the copy is without its organization and workspaces. Gives back what is written now.
    BulkDraft moveHere();

    /// `done` when that is on disk, where it outlives whatever happens to the program next.
    void setSentAt(const QDateTime &utc, QObject *context, base::Callback<std::monostate> done);
    void setSentAt(const QDateTime &utc);

signals:
    void kept();                                     ///< what is written was read
    void saved(const QDateTime &at);                 ///< as of DraftKeeper
    void failed(const runlatch::base::Error &error); ///< once, until it is saved again

private:
    void keep();
    void beginHere();

    base::Clock &m_clock;
    Written m_written;
    DraftKeeper m_keeper;
    QDateTime m_sentAt;
    service::Endpoint m_endpoint;
    std::optional<BulkDraft::Home> m_home;
    bool m_isTouched = false; ///< something was written that was not read yet
    bool m_isDue = false;     ///< a reading is asked of the clock
    bool m_hasFailed = false;
};

} // namespace runlatch::changerequests
