// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/archiveitems.h"
#include "service/client.h"
#include "store/workstore.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace runlatch::changerequests {

/// Archives, with a way back while there is one: the service has none (spec 3.1). Each archive is in the store before
/// anything is sent, so that a crash leaves it to be asked about, not forgotten. It leaves the store when it was
/// archived, or when the person takes it back: undo(), cancel(), forget(). It goes to the endpoint that the person
/// consented to, whatever is looked at by then.
///
/// One: it waits (7 s) until `send()`, `undo()` or the time. Many: sent at once, a few at a time; cancel stops those
/// that were not sent, and a 401 stops those of the same identity. What was archived already counts as done.
///
/// After an archive whose outcome is unknown (5xx, cut, an answer that cannot be read) the service is asked once how
/// the request stands; nothing is sent again. Active then means: not archived ("archive.not-carried-out"), but not
/// after a timeout or 504, as the service may be at it yet.
class Archiver final : public QObject
{
    Q_OBJECT
public:
    using State = ArchiveItem::State;
    using Item = ArchiveItem;
    using ToArchive = std::pair<protocol::ChangeRequest, QString>; ///< with its workspace, as shown

    static constexpr std::chrono::milliseconds UndoTime{7000};
    static constexpr int AtATime = 4;

    /// All must outlive this.
    Archiver(service::Client &client, store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);

    /// One, with time to undo. One that waits already is sent first.
    void archive(const service::Endpoint &endpoint, const protocol::ChangeRequest &changeRequest,
                 const QString &workspace);
    /// The one that waits. Where an earlier try may have been carried out it is Failed again, with outcomeUnknown.
    void undo();
    void send();                                ///< the one that waits, now
    std::optional<Item> waiting() const;        ///< the one that waits
    std::chrono::milliseconds timeLeft() const; ///< of the one that waits, else 0

    /// Several at once, each request once. Nothing happens while a batch runs.
    void archiveAll(const service::Endpoint &endpoint, const QList<ToArchive> &changeRequests);
    void cancel();                                 ///< the person does not want the rest of the batch
    bool isRunning() const { return m_isRunning; } ///< a batch
    QList<Item> openItems() const;                 ///< under way, or of unknown outcome; of whatever endpoint
    QList<Item> batch() const;                     ///< the last one, in its order; costs nothing, however many they are
    /// Sends the failed and stopped items of the batch again, with the present token. Only those of this connection.
    void tryAgain(const service::Endpoint &endpoint);
    /// One that failed; it is sent at once, as it was decided before. Nothing happens where it is of another
    /// connection.
    void tryAgain(const Item &failed, const service::Endpoint &endpoint);

    /// Asks the service what became of an item (its pending id) whose outcome is unknown: it becomes Archived, or
    /// Failed without outcomeUnknown, or stays as it is where that cannot be told (`error` says why). Nothing is sent
    /// again. Where `endpoint` is its connection, that one's token is used.
    void settle(const QUuid &id, const service::Endpoint &endpoint);
    bool isUnknown(const QUuid &id) const;

    /// Reads the rows in the store for this service that are not under way, oldest first. Rows of the `others` (the
    /// user's other connections) are left out. Rows with `sent` may have been archived.
    void leftOver(const service::Endpoint &endpoint, const QSet<QUuid> &others, QObject *context,
                  base::Callback<QList<store::PendingArchive>> done);
    /// Makes it the batch, as far as it is for this service; it is this connection's from then on. What may have been
    /// archived is asked about first. Nothing happens while a batch runs.
    void archiveLeftOver(const service::Endpoint &endpoint, const QList<store::PendingArchive> &leftOver);
    /// The person wants nothing of them any more. What is under way goes on.
    void forget(const QList<QUuid> &ids);

    /// Whether anything waits or is under way: quitting has to ask, or to send and wait for the next `changed`.
    bool isBusy() const;

signals:
    void changed(const runlatch::changerequests::Archiver::Item &item); ///< its state
    void waitingChanged();
    void batchChanged();                                  ///< it began, ended, or an item of it changed
    void batchFinished();                                 ///< also after cancel(), when what was under way has ended
    void storeFailed(const runlatch::base::Error &error); ///< nothing was sent: it could not be kept first

private:
    Item newItem(const service::Endpoint &endpoint, const protocol::ChangeRequest &changeRequest,
                 const QString &workspace) const;
    void beginWaiting(const Item &item);
    void keepWaiting();
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
    QUuid m_waiting;
    std::chrono::milliseconds m_sendAt{0};
    bool m_isRunning = false;
    bool m_isKept = false; ///< the batch is in the store
};

} // namespace runlatch::changerequests
