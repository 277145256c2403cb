// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiver.h"

#include "changerequests/archiverprivate.h"

#include <QPointer>

#include <algorithm>

using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::store::PendingArchive;

namespace runlatch::changerequests {

Archiver::Archiver(service::Client &client, store::WorkStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, client, store, clock))
{
}

Archiver::~Archiver() = default;

void Archiver::archive(const ChangeRequest &changeRequest, const QString &workspace)
{
    send();
    const Item item = d->newItem(changeRequest, workspace);
    d->own.insert(item.pending.id);
    d->waiting = item.pending.id;
    d->sendAt = d->clock.monotonic() + UndoTime;
    d->items.insert(item.pending.id, item);
    d->keepWaiting();
    d->clock.callAt(d->sendAt, this, [this, id = item.pending.id] {
        if (id == d->waiting)
            send();
    });
    emit changed(item);
    emit waitingChanged();
}

void Archiver::undo()
{
    if (d->waiting.isNull())
        return;
    const QUuid id = std::exchange(d->waiting, QUuid());
    Item item = d->items.value(id);
    item.state = State::Undone;
    d->forget({id});
    d->set(item);
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

void Archiver::archiveAll(const QList<ToArchive> &changeRequests)
{
    QList<Item> items;
    QSet<QString> seen;
    for (const auto &[changeRequest, workspace] : changeRequests) {
        if (seen.contains(changeRequest.id))
            continue;
        seen.insert(changeRequest.id);
        items.append(d->newItem(changeRequest, workspace));
        if (!changeRequest.isArchived())
            continue;
        items.last().state = State::Archived;
        items.last().already = true;
        items.last().changeRequest = changeRequest;
    }
    d->beginBatch(items);
}

void Archiver::archiveLeftOver(const QList<PendingArchive> &leftOver)
{
    QList<Item> items;
    for (const PendingArchive &pending : leftOver)
        items.append({.pending = pending});
    d->beginBatch(items);
}

void Archiver::tryAgain()
{
    if (d->isRunning)
        return;
    QList<Item> items;
    for (Item item : batch()) {
        if (item.state != State::Failed && item.state != State::Stopped)
            continue;
        item.state = State::Waiting;
        item.error = {};
        items.append(item);
    }
    if (!items.isEmpty())
        d->begin(items);
}

void Archiver::cancel()
{
    QList<QUuid> unsent;
    for (Item item : batch()) {
        if (item.state != State::Waiting)
            continue;
        if (!item.pending.sent) // by an earlier try: it is still to be found out about
            unsent.append(item.pending.id);
        item.state = State::Stopped;
        d->set(item);
    }
    d->forget(unsent);
    d->proceed();
}

bool Archiver::isRunning() const
{
    return d->isRunning;
}

QList<Archiver::Item> Archiver::batch() const
{
    return d->batch;
}

void Archiver::settle(const QString &changeRequestId)
{
    const QUuid id = d->openOne(changeRequestId);
    if (id.isNull())
        return;
    Item item = d->items.value(id);
    if (d->isForOther(item)) {
        d->fail(id, Private::otherService(item));
        return;
    }
    item.state = State::Asking;
    d->set(item);
    d->ask(id, [this, id, error = item.error](const ChangeRequest &) {
        Error known = error;
        known.outcomeUnknown = false;
        d->fail(id, known);
    });
}

bool Archiver::isUnknown(const QString &changeRequestId) const
{
    return !d->openOne(changeRequestId).isNull();
}

void Archiver::leftOver(QObject *context, base::Callback<QList<PendingArchive>> done)
{
    const QPointer<QObject> asker(context);
    d->store.pendingArchives(this, [this, asker, done = std::move(done)](const Result<QList<PendingArchive>> &found) {
        if (!asker)
            return;
        if (!found) {
            done(found);
            return;
        }
        QList<PendingArchive> left = *found;
        left.removeIf([this](const PendingArchive &pending) {
            return d->own.contains(pending.id) || pending.service != d->client.endpoint().base;
        });
        done(left);
    });
}

void Archiver::dropLeftOver(const QList<PendingArchive> &leftOver)
{
    QList<QUuid> ids;
    for (const PendingArchive &pending : leftOver) {
        ids.append(pending.id);
        if (!d->places.contains(pending.id))
            d->items.remove(pending.id);
    }
    d->forget(ids);
}

bool Archiver::isBusy() const
{
    return d->isRunning
        || std::any_of(d->items.begin(), d->items.end(), [](const Item &item) { return !hasEnded(item); });
}

} // namespace runlatch::changerequests
