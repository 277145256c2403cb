// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiver.h"

#include "changerequests/archiverprivate.h"

#include <QPointer>

#include <algorithm>

using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::service::Endpoint;
using runlatch::store::PendingArchive;

namespace runlatch::changerequests {

Archiver::Archiver(service::Client &client, store::WorkStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, client, store, clock))
{
}

Archiver::~Archiver() = default;

void Archiver::archive(const Endpoint &endpoint, const ChangeRequest &changeRequest, const QString &workspace)
{
    send();
    d->beginWaiting(d->newItem(endpoint, changeRequest, workspace));
}

void Archiver::undo()
{
    if (d->waiting.isNull())
        return;
    const QUuid id = std::exchange(d->waiting, QUuid());
    Item item = d->items.value(id);
    if (item.pending.sent) { // by an earlier try, of which as much is known as before
        d->fail(id, {.kind = base::ErrorKind::Cancelled, .subject = item.pending.subject, .outcomeUnknown = true});
    } else {
        item.state = State::Undone;
        d->remove({id});
        d->set(item);
    }
    emit waitingChanged();
}

void Archiver::send()
{
    if (d->waiting.isNull())
        return;
    d->send(std::exchange(d->waiting, QUuid()));
    emit waitingChanged();
}

std::optional<Archiver::Item> Archiver::waiting() const
{
    return d->waiting.isNull() ? std::nullopt : std::optional(d->items.value(d->waiting));
}

std::chrono::milliseconds Archiver::timeLeft() const
{
    using std::chrono::milliseconds;
    return d->waiting.isNull() ? milliseconds(0) : std::max(milliseconds(0), d->sendAt - d->clock.monotonic());
}

void Archiver::archiveAll(const Endpoint &endpoint, const QList<ToArchive> &changeRequests)
{
    QList<Item> items;
    QSet<QString> seen;
    for (const auto &[changeRequest, workspace] : changeRequests) {
        if (seen.contains(changeRequest.id))
            continue;
        seen.insert(changeRequest.id);
        items.append(d->newItem(endpoint, changeRequest, workspace));
        if (!changeRequest.isArchived())
            continue;
        items.last().state = State::Archived;
        items.last().already = true;
        items.last().changeRequest = changeRequest;
    }
    d->beginBatch(items);
}

void Archiver::archiveLeftOver(const Endpoint &endpoint, const QList<PendingArchive> &leftOver)
{
    QList<Item> items;
    for (PendingArchive pending : leftOver) {
        if (pending.service != endpoint.base || d->isUnderWay(pending.id))
            continue;
        pending.connection = endpoint.connection;
        items.append({.pending = pending, .endpoint = endpoint});
    }
    d->beginBatch(items);
}

void Archiver::tryAgain(const Endpoint &endpoint)
{
    if (d->isRunning)
        return;
    QList<Item> items;
    for (Item item : batch()) {
        const bool isOpen = item.state == State::Failed || item.state == State::Stopped;
        if (!isOpen || !item.endpoint.isSameConnection(endpoint))
            continue;
        item.endpoint = endpoint;
        item.state = State::Waiting;
        item.error = {};
        items.append(item);
    }
    if (!items.isEmpty())
        d->begin(items);
}

void Archiver::tryAgain(const Item &failed, const Endpoint &endpoint)
{
    if (failed.state != State::Failed || !failed.endpoint.isSameConnection(endpoint))
        return;
    send();
    Item item = failed;
    item.endpoint = endpoint;
    item.state = State::Waiting;
    item.error = {};
    d->beginWaiting(item);
    send();
}

/// An earlier try of some may have been carried out: these stay in the store, to be found out about.
void Archiver::cancel()
{
    QList<QUuid> unsent;
    for (const Item &item : batch()) {
        if (item.state == State::Waiting && !item.pending.sent)
            unsent.append(item.pending.id);
    }
    d->stopWaiting([](const Item &) { return true; });
    d->remove(unsent);
    d->proceed();
}

bool Archiver::isRunning() const
{
    return d->isRunning;
}

QList<Archiver::Item> Archiver::openItems() const
{
    QList<Item> open = d->items.values();
    open.removeIf([](const Item &item) { return hasEnded(item) && !isOpen(item); });
    return open;
}

QList<Archiver::Item> Archiver::batch() const
{
    return d->batch;
}

void Archiver::settle(const QUuid &id, const Endpoint &endpoint)
{
    if (!isUnknown(id))
        return;
    Item item = d->items.value(id);
    if (item.endpoint.isSameConnection(endpoint))
        item.endpoint = endpoint;
    item.state = State::Asking;
    d->set(item);
    d->ask(id, [this, id, error = item.error](const ChangeRequest &) {
        d->fail(id, notCarriedOut(d->items.value(id), error));
    });
}

bool Archiver::isUnknown(const QUuid &id) const
{
    const auto item = d->items.constFind(id);
    return item != d->items.constEnd() && isOpen(*item);
}

void Archiver::leftOver(const Endpoint &endpoint, const QSet<QUuid> &others, QObject *context,
                        base::Callback<QList<PendingArchive>> done)
{
    const QPointer<QObject> asker(context);
    d->store.pendingArchives(this,
                             [this, base = endpoint.base, others, asker,
                              done = std::move(done)](const Result<QList<PendingArchive>> &found) {
                                 if (!asker)
                                     return;
                                 if (!found) {
                                     done(found);
                                     return;
                                 }
                                 QList<PendingArchive> left = *found;
                                 left.removeIf([this, &base, &others](const PendingArchive &pending) {
                                     const bool isOther = pending.connection && others.contains(*pending.connection);
                                     return isOther || pending.service != base || d->isUnderWay(pending.id);
                                 });
                                 done(left);
                             });
}

void Archiver::forget(const QList<QUuid> &ids)
{
    QList<QUuid> ended = ids;
    ended.removeIf([this](const QUuid &id) { return d->isUnderWay(id); });
    for (const QUuid &id : std::as_const(ended)) {
        if (!d->places.contains(id))
            d->items.remove(id);
    }
    d->remove(ended);
}

bool Archiver::isBusy() const
{
    return d->isRunning
        || std::any_of(d->items.begin(), d->items.end(), [](const Item &item) { return !hasEnded(item); });
}

} // namespace runlatch::changerequests
