// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"

#include <QHash>
#include <QSet>

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

    Item newItem(const protocol::ChangeRequest &changeRequest, const QString &workspace) const;
    void keepWaiting();
    void beginBatch(const QList<Item> &toBegin);
    void begin(const QList<Item> &toBegin);
    void failWaiting(const base::Error &error);
    void proceed();
    void send(const QUuid &id);
    void sendKept(const QUuid &id);
    void ask(const QUuid &id, std::function<void(const protocol::ChangeRequest &)> active);
    void put(const Item &item);
    void set(const Item &item);
    void fail(const QUuid &id, const base::Error &error);
    void failAndProceed(const QUuid &id, const base::Error &error);
    void archived(const QUuid &id, const service::Archiving &archiving);
    void forget(const QList<QUuid> &ids);
    bool isForOther(const Item &item) const { return item.pending.service != client.endpoint().base; }
    static base::Error otherService(const Item &item);
    QUuid openOne(const QString &changeRequestId) const;

    Archiver *q;
    service::Client &client;
    store::WorkStore &store;
    base::Clock &clock;
    QHash<QUuid, Item> items;
    QSet<QUuid> own; ///< all that were asked for in this run of the program
    QUuid waiting;
    std::chrono::milliseconds sendAt{0};
    QList<Item> batch;
    QHash<QUuid, qsizetype> places; ///< in the batch
    bool isRunning = false;
    bool isKept = false; ///< the batch is in the store
};

} // namespace runlatch::changerequests
