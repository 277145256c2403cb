// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/archiveitems.h"
#include "service/client.h"
#include "store/work/workstore.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace runlatch::changerequests {

/// Archives change requests, with time to undo before sending: the service has no way back (spec 3.1). Each archive is
/// saved in the store before anything is sent, so that after a crash the user is asked about it. It leaves the store
/// when the request was archived, or when the user withdraws it: undo(), cancel(), forget(). It goes to the endpoint
/// that the user consented to, whatever page is open by then.
///
/// A single archive waits (base::UndoTime) until `send()`, `undo()` or the end of its time, whatever is archived after
/// it. Those that wait are sent in the order in which they were archived. Many are sent at once as a batch, a few at a
/// time; cancel stops those that were not sent, and a 401 stops those of the same identity. A request that was archived
/// already counts as done.
///
/// After an archive whose outcome is unknown (5xx, cut, an unreadable answer) the service is asked once for the
/// request's state; nothing is sent again. If the request is active it was not archived ("archive.not-carried-out"),
/// except after a timeout or 504, when the service may still be working on it.
class Archiver final : public QObject
{
    Q_OBJECT
public:
    using State = ArchiveItem::State;
    using Item = ArchiveItem;
    using ToArchive = std::pair<protocol::ChangeRequest, QString>; ///< a change request with its workspace, as shown

    static constexpr int MaxUnderWay = 4;

    /// All must outlive this.
    Archiver(service::Client &client, store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// Archives one request, with time to undo of its own.
    void archive(const service::Endpoint &endpoint, const protocol::ChangeRequest &changeRequest,
                 const QString &workspace);
    /// Takes back a waiting request. If an earlier try may have been carried out, its item is Failed again, with
    /// outcomeUnknown. No effect if it does not wait any more.
    void undo(const QUuid &id);
    void undo();                                ///< takes back the newest one
    void send();                                ///< sends all that wait now
    QList<Item> waiting() const;                ///< the single items that wait, oldest first
    std::chrono::milliseconds timeLeft() const; ///< until the oldest one is sent; 0 if none waits

    /// Archives several requests at once, each once. Ignored while a batch runs.
    void archiveAll(const service::Endpoint &endpoint, const QList<ToArchive> &changeRequests);
    void cancel(); ///< stops the rest of the batch, which the user does not want any more
    bool isRunning() const { return m_isRunning; } ///< a batch is under way
    QList<Item> openItems() const;                 ///< items of any endpoint that are under way or of unknown outcome
    QList<Item> batch() const; ///< the latest batch, in its order; the call costs nothing, however many items there are
    /// Sends the failed and stopped items of the batch again, with the present token. Items of another connection are
    /// left out.
    void tryAgain(const service::Endpoint &endpoint);
    /// Sends a failed item again at once, because the user decided on it before. Ignored if it belongs to another
    /// connection.
    void tryAgain(const Item &failed, const service::Endpoint &endpoint);

    /// Asks the service for the outcome of an item (its pending id) whose outcome is unknown. The item becomes
    /// Archived, or Failed without outcomeUnknown, or stays as it is if the service cannot tell (`error` says why).
    /// Nothing is sent again. If `endpoint` is its connection, the token of `endpoint` is used.
    void settle(const QUuid &id, const service::Endpoint &endpoint);
    bool isUnknown(const QUuid &id) const;

    /// Reads the rows in the store for this service that are not under way, oldest first. Rows of the `others` (the
    /// user's other connections) are left out. Rows with `sent` may have been archived.
    void leftOver(const service::Endpoint &endpoint, const QSet<QUuid> &others, QObject *context,
                  base::Callback<QList<store::PendingArchive>> done);
    /// Makes those of this service the batch; from then on they belong to this connection. Items that may have been
    /// archived are asked about first. Ignored while a batch runs.
    void archiveLeftOver(const service::Endpoint &endpoint, const QList<store::PendingArchive> &leftOver);
    /// The user withdraws these requests. Items under way go on.
    void forget(const QList<QUuid> &ids);

    /// Tells whether anything waits or is under way: quitting has to ask, or to send and wait for the next `changed`.
    bool isBusy() const;

signals:
    void changed(const runlatch::changerequests::Archiver::Item &item); ///< the item in its new state
    void waitingChanged();
    void batchChanged();  ///< the batch began or ended, or one of its items changed
    void batchFinished(); ///< emitted also after cancel(), when the items under way have ended
    void storeFailed(const runlatch::base::Error &error); ///< an item could not be saved first, so nothing was sent

private:
    struct Waiting
    {
        QUuid id;
        std::chrono::milliseconds sendAt{0};
    };

    Item newItem(const service::Endpoint &endpoint, const protocol::ChangeRequest &changeRequest,
                 const QString &workspace) const;
    void beginWaiting(const Item &item);
    void keep(const Item &item);
    bool takeWaiting(const QUuid &id);
    void sendDue();
    void beginBatch(const QList<Item> &toBegin);
    void begin(const QList<Item> &toBegin);
    void failWaiting(const base::Error &error);
    void stopWaiting(const std::function<bool(const Item &)> &which);
    void proceed();
    void sendItem(const QUuid &id);
    void sendKept(const QUuid &id);
    void ask(const QUuid &id, std::function<void(const protocol::ChangeRequest &)> active,
             const std::optional<base::Error> &before = {});
    void askAfter(const QUuid &id, const base::Error &error);
    void set(const Item &item);
    void fail(const QUuid &id, const base::Error &error);
    void failAndProceed(const QUuid &id, const base::Error &error);
    void archived(const QUuid &id, const service::Archiving &archiving);
    void remove(const QList<QUuid> &ids);

    service::Client &m_client;
    store::WorkStore &m_store;
    base::Clock &m_clock;
    ArchiveItems m_items;
    QList<Waiting> m_waiting; ///< oldest first
    bool m_isRunning = false;
    bool m_isKept = false; ///< the batch is in the store
};

} // namespace runlatch::changerequests
