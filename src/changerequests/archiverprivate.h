// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"

#include <QHash>

#include <functional>

namespace runlatch::changerequests {

inline bool hasEnded(const Archiver::Item &item)
{
    using State = Archiver::State;
    return item.state != State::Waiting && item.state != State::Sending && item.state != State::Asking;
}

inline bool isOpen(const Archiver::Item &item)
{
    return item.state == Archiver::State::Failed && item.error.outcomeUnknown;
}

/// Of one that was asked about and is still active.
base::Error notCarriedOut(const Archiver::Item &item, const base::Error &error);

/// Items are known by the id under which they are in the store. One that is not of the batch is forgotten when it
/// has ended and its outcome is known. The batch is kept in its order beside them, as who shows it asks for all of it
/// whenever one of its items changes.
class Archiver::Private
{
public:
    Private(Archiver *archiver, service::Client &serviceClient, store::WorkStore &workStore, base::Clock &itsClock)
        : q(archiver)
        , client(serviceClient)
        , store(workStore)
        , clock(itsClock)
    {
    }

    Item newItem(const service::Endpoint &endpoint, const protocol::ChangeRequest &changeRequest,
                 const QString &workspace) const;
    void beginWaiting(const Item &item);
    void keepWaiting();
    void beginBatch(const QList<Item> &toBegin);
    void begin(const QList<Item> &toBegin);
    void failWaiting(const base::Error &error);
    void stopWaiting(const std::function<bool(const Item &)> &which);
    void proceed();
    void send(const QUuid &id);
    void sendKept(const QUuid &id);
    void ask(const QUuid &id, std::function<void(const protocol::ChangeRequest &)> active,
             const std::optional<base::Error> &before = {});
    void askAfter(const QUuid &id, const base::Error &error);
    void put(const Item &item);
    void set(const Item &item);
    void fail(const QUuid &id, const base::Error &error);
    void failAndProceed(const QUuid &id, const base::Error &error);
    void archived(const QUuid &id, const service::Archiving &archiving);
    void remove(const QList<QUuid> &ids);
    bool isUnderWay(const QUuid &id) const;

    Archiver *q;
    service::Client &client;
    store::WorkStore &store;
    base::Clock &clock;
    QHash<QUuid, Item> items;
    /// Rows of what failed, which stay in the store, by connection, service and change request: asked for again it is
    /// the same row.
    QHash<std::pair<std::pair<QUuid, QUrl>, QString>, QUuid> failed;
    QUuid waiting;
    std::chrono::milliseconds sendAt{0};
    QList<Item> batch;
    QHash<QUuid, qsizetype> places; ///< in the batch
    bool isRunning = false;
    bool isKept = false; ///< the batch is in the store
};

} // namespace runlatch::changerequests
