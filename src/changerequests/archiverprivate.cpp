// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiverprivate.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::store::PendingArchive;

namespace runlatch::changerequests {

namespace {

/// No answer in time: the service may be at it yet, so a request that is active now tells nothing.
bool mayStillHappen(const Error &error)
{
    return error.kind == ErrorKind::Timeout || error.http == 504;
}

} // namespace

Error notCarriedOut(const Archiver::Item &item, const Error &error)
{
    Error known = error;
    known.rule = u"archive.not-carried-out"_s;
    known.subject = item.pending.changeRequestId;
    known.outcomeUnknown = false;
    return known;
}

Archiver::Item Archiver::Private::newItem(const service::Endpoint &endpoint, const ChangeRequest &changeRequest,
                                          const QString &workspace) const
{
    const QUuid failedBefore = failed.value({{endpoint.connection, endpoint.base}, changeRequest.id});
    const auto before = items.constFind(failedBefore);
    return {.pending = {.id = failedBefore.isNull() ? QUuid::createUuid() : failedBefore,
                        .service = endpoint.base,
                        .connection = endpoint.connection,
                        .changeRequestId = changeRequest.id,
                        .subject = changeRequest.subject,
                        .workspace = workspace,
                        .askedAt = clock.utc(),
                        .sent = before != items.constEnd() && isOpen(*before)},
            .endpoint = endpoint};
}

void Archiver::Private::beginWaiting(const Item &item)
{
    waiting = item.pending.id;
    sendAt = clock.monotonic() + UndoTime;
    items.insert(waiting, item);
    keepWaiting();
    clock.callAt(sendAt, q, [this, id = waiting] {
        if (id == waiting)
            q->send();
    });
    emit q->changed(item);
    emit q->waitingChanged();
}

/// The store works in order: what is undone or sent before it answered comes behind this. Where it could not keep the
/// one that waits, that must not seem to be archived for seven seconds.
void Archiver::Private::keepWaiting()
{
    store.savePendingArchives({items.value(waiting).pending}, q, [this, id = waiting](const base::Done &kept) {
        if (kept || id != waiting)
            return;
        waiting = {};
        Error error = kept.error();
        error.outcomeUnknown = items.value(id).pending.sent; // by an earlier try
        fail(id, error);
        emit q->waitingChanged();
        emit q->storeFailed(kept.error());
    });
}

void Archiver::Private::beginBatch(const QList<Item> &toBegin)
{
    if (isRunning || toBegin.isEmpty())
        return;
    for (const Item &before : std::as_const(batch)) {
        if (!isOpen(before))
            items.remove(before.pending.id);
    }
    batch = toBegin;
    places.clear();
    for (qsizetype place = 0; place < batch.size(); ++place)
        places.insert(batch.at(place).pending.id, place);
    begin(toBegin);
}

/// All of it is in the store before any of it is sent.
void Archiver::Private::begin(const QList<Item> &toBegin)
{
    isRunning = true;
    isKept = false;
    QList<PendingArchive> pending;
    for (const Item &item : toBegin) {
        put(item);
        if (!hasEnded(item))
            pending.append(item.pending);
    }
    store.savePendingArchives(pending, q, [this](const base::Done &kept) {
        isKept = true;
        if (!kept)
            failWaiting(kept.error());
        proceed();
    });
    for (const Item &item : toBegin)
        emit q->changed(item);
    emit q->batchChanged();
}

void Archiver::Private::failWaiting(const Error &error)
{
    for (qsizetype place = 0; place < batch.size(); ++place) {
        const Item item = batch.at(place);
        Error known = error;
        known.outcomeUnknown = item.pending.sent; // by an earlier try
        if (!hasEnded(item))
            fail(item.pending.id, known);
    }
    emit q->storeFailed(error);
}

/// As many as may be under way; the end, when all have ended.
void Archiver::Private::proceed()
{
    if (!isRunning || !isKept)
        return;
    const auto count = [this](auto matches) { return std::count_if(batch.cbegin(), batch.cend(), matches); };
    const auto isUnderWay = [](const Item &item) { return item.state != State::Waiting && !hasEnded(item); };
    for (qsizetype place = 0; place < batch.size(); ++place) {
        if (batch.at(place).state != State::Waiting)
            continue;
        if (count(isUnderWay) >= AtATime)
            return;
        send(QUuid(batch.at(place).pending.id));
    }
    if (!isRunning || count(hasEnded) < batch.size())
        return;
    isRunning = false;
    emit q->batchChanged();
    emit q->batchFinished();
}

/// That it may have been archived is on disk before it is sent.
void Archiver::Private::send(const QUuid &id)
{
    Item item = items.value(id);
    const bool mayHaveBeenSent = item.pending.sent;
    item.state = mayHaveBeenSent ? State::Asking : State::Sending;
    item.pending.sent = true;
    set(item);
    if (mayHaveBeenSent) {
        ask(id, [this, id](const ChangeRequest &) { sendKept(id); });
        return;
    }
    store.savePendingArchives({item.pending}, q, [this, id](const base::Done &kept) {
        if (kept) {
            sendKept(id);
            return;
        }
        emit q->storeFailed(kept.error());
        failAndProceed(id, kept.error());
    });
}

void Archiver::Private::sendKept(const QUuid &id)
{
    Item item = items.value(id);
    if (item.state == State::Asking) {
        item.state = State::Sending;
        set(item);
    }
    client.archive(item.endpoint, item.pending.changeRequestId, q,
                   [this, id](const Result<service::Archiving> &archiving) {
                       if (archiving)
                           archived(id, *archiving);
                       else if (archiving.error().outcomeUnknown)
                           askAfter(id, archiving.error());
                       else
                           failAndProceed(id, archiving.error());
                   });
}

/// Once, by itself: who wants to know it later asks with settle().
void Archiver::Private::askAfter(const QUuid &id, const Error &error)
{
    Item item = items.value(id);
    item.state = State::Asking;
    set(item);
    const auto active = [this, id, error](const ChangeRequest &) {
        failAndProceed(id, mayStillHappen(error) ? error : notCarriedOut(items.value(id), error));
    };
    ask(id, active, error);
}

/// Asks the service how it stands now. `active`: it is not archived. `before`: what is known of it where no answer
/// tells more; a token that was refused does, as it stops the others.
void Archiver::Private::ask(const QUuid &id, std::function<void(const ChangeRequest &)> active,
                            const std::optional<Error> &before)
{
    const auto answered = [this, id, active = std::move(active), before](const Result<ChangeRequest> &shown) {
        if (shown && !shown->isArchived()) {
            active(*shown);
            return;
        }
        if (shown) {
            archived(id, {.changeRequest = *shown});
            return;
        }
        Error error = shown.error();
        if (before && error.kind != ErrorKind::Unauthorized)
            error = *before;
        error.outcomeUnknown = true; // as before
        failAndProceed(id, error);
    };
    const Item item = items.value(id);
    client.show(item.endpoint, item.pending.changeRequestId, q, answered);
}

void Archiver::Private::put(const Item &item)
{
    items.insert(item.pending.id, item);
    if (const auto place = places.constFind(item.pending.id); place != places.constEnd())
        batch[*place] = item;
}

void Archiver::Private::set(const Item &item)
{
    const QUuid id = item.pending.id;
    const bool isOfBatch = places.contains(id);
    if (isOfBatch || !hasEnded(item) || isOpen(item))
        put(item);
    else
        items.remove(id);
    emit q->changed(item);
    if (isOfBatch)
        emit q->batchChanged();
}

void Archiver::Private::fail(const QUuid &id, const Error &error)
{
    Item item = items.value(id);
    const bool mayHaveBeenSent = std::exchange(item.pending.sent, error.outcomeUnknown);
    item.state = State::Failed;
    item.error = error;
    failed.insert({{item.endpoint.connection, item.pending.service}, item.pending.changeRequestId}, id);
    if (mayHaveBeenSent && !error.outcomeUnknown) // where that fails it is asked about first: it does no harm
        store.savePendingArchives({item.pending}, q, [](const base::Done &) {});
    set(item);
}

/// A 401 for one item would be a 401 for all of its identity: stop these.
void Archiver::Private::failAndProceed(const QUuid &id, const Error &error)
{
    fail(id, error);
    if (error.kind == ErrorKind::Unauthorized) {
        const auto refused =
            std::find_if(batch.cbegin(), batch.cend(), [&id](const Item &item) { return item.pending.id == id; });
        if (refused != batch.cend())
            stopWaiting(
                [endpoint = refused->endpoint](const Item &item) { return item.endpoint.isSameIdentity(endpoint); });
    }
    proceed();
}

void Archiver::Private::stopWaiting(const std::function<bool(const Item &)> &which)
{
    for (qsizetype place = 0; place < batch.size(); ++place) {
        Item item = batch.at(place);
        if (item.state != State::Waiting || !which(item))
            continue;
        item.state = State::Stopped;
        set(item);
    }
}

void Archiver::Private::archived(const QUuid &id, const service::Archiving &archiving)
{
    Item item = items.value(id);
    item.state = State::Archived;
    item.already = archiving.already;
    item.changeRequest = archiving.changeRequest;
    item.error = {};
    remove({id});
    set(item);
    proceed();
}

/// Where that fails it is found left over later, and asked about: it does no harm.
void Archiver::Private::remove(const QList<QUuid> &ids)
{
    failed.removeIf([&ids](const auto &entry) { return ids.contains(entry.value()); });
    if (!ids.isEmpty())
        store.removePendingArchives(ids, q, [](const base::Done &) {});
}

bool Archiver::Private::isUnderWay(const QUuid &id) const
{
    const auto item = items.constFind(id);
    return item != items.constEnd() && !hasEnded(*item);
}

} // namespace runlatch::changerequests
