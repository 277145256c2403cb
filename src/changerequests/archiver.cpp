// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiver.h"

#include "base/operation.h"
#include "base/rules.h"
#include "base/undotime.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::service::Endpoint;
using runlatch::store::PendingArchive;

namespace runlatch::changerequests {

namespace {

/// A timeout or a 504: the service may still be working on the request, so an active request proves nothing.
bool mayStillHappen(const Error &error)
{
    return error.kind == ErrorKind::Timeout || error.http == 504;
}

Error notCarriedOut(const Archiver::Item &item, const Error &error)
{
    Error known = error;
    known.rule = base::Rules::ArchiveNotCarriedOut;
    known.subject = item.pending.changeRequestId;
    known.outcomeUnknown = false;
    return known;
}

} // namespace

Archiver::Archiver(service::Client &client, store::WorkStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_store(store)
    , m_clock(clock)
{
}

void Archiver::archive(const Endpoint &endpoint, const ChangeRequest &changeRequest, const QString &workspace)
{
    beginWaiting(newItem(endpoint, changeRequest, workspace));
}

void Archiver::undo()
{
    if (!m_waiting.isEmpty())
        undo(QUuid(m_waiting.last().id));
}

void Archiver::undo(const QUuid &id)
{
    if (!takeWaiting(id))
        return;
    Item item = m_items.value(id);
    if (item.pending.sent) { // an earlier try may have archived it, and its outcome is still unknown
        fail(id, {.kind = base::ErrorKind::Cancelled, .subject = item.pending.subject, .outcomeUnknown = true});
    } else {
        item.state = State::Undone;
        remove({id});
        set(item);
    }
    emit waitingChanged();
}

void Archiver::send()
{
    for (Waiting &one : m_waiting)
        one.sendAt = {};
    sendDue();
}

/// The order is that of the list, because timers that end together may come in any order.
void Archiver::sendDue()
{
    bool isAny = false;
    while (!m_waiting.isEmpty() && m_waiting.first().sendAt <= m_clock.monotonic()) {
        isAny = true;
        sendItem(m_waiting.takeFirst().id);
    }
    if (isAny)
        emit waitingChanged();
}

bool Archiver::takeWaiting(const QUuid &id)
{
    return m_waiting.removeIf([&id](const Waiting &one) { return one.id == id; }) > 0;
}

QList<Archiver::Item> Archiver::waiting() const
{
    QList<Item> items;
    for (const Waiting &one : m_waiting)
        items.append(m_items.value(one.id));
    return items;
}

std::chrono::milliseconds Archiver::timeLeft() const
{
    using std::chrono::milliseconds;
    return m_waiting.isEmpty() ? milliseconds(0)
                               : std::max(milliseconds(0), m_waiting.first().sendAt - m_clock.monotonic());
}

void Archiver::archiveAll(const Endpoint &endpoint, const QList<ToArchive> &changeRequests)
{
    QList<Item> items;
    QSet<QString> seen;
    for (const auto &[changeRequest, workspace] : changeRequests) {
        if (seen.contains(changeRequest.id))
            continue;
        seen.insert(changeRequest.id);
        items.append(newItem(endpoint, changeRequest, workspace));
        if (!changeRequest.isArchived())
            continue;
        items.last().state = State::Archived;
        items.last().already = true;
        items.last().changeRequest = changeRequest;
    }
    beginBatch(items);
}

void Archiver::archiveLeftOver(const Endpoint &endpoint, const QList<PendingArchive> &leftOver)
{
    QList<Item> items;
    for (PendingArchive pending : leftOver) {
        if (pending.service != endpoint.base || m_items.isUnderWay(pending.id))
            continue;
        pending.connection = endpoint.connection;
        items.append({.pending = pending, .endpoint = endpoint});
    }
    beginBatch(items);
}

void Archiver::tryAgain(const Endpoint &endpoint)
{
    if (m_isRunning)
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
        begin(items);
}

void Archiver::tryAgain(const Item &failed, const Endpoint &endpoint)
{
    if (failed.state != State::Failed || !failed.endpoint.isSameConnection(endpoint))
        return;
    Item item = failed;
    item.endpoint = endpoint;
    item.state = State::Waiting;
    item.error = {};
    keep(item);
    sendItem(item.pending.id);
}

/// Items that an earlier try may have archived stay in the store until their outcome is known.
void Archiver::cancel()
{
    QList<QUuid> unsent;
    for (const Item &item : batch()) {
        if (item.state == State::Waiting && !item.pending.sent)
            unsent.append(item.pending.id);
    }
    stopWaiting([](const Item &) { return true; });
    remove(unsent);
    proceed();
}

QList<Archiver::Item> Archiver::openItems() const
{
    return m_items.open();
}

QList<Archiver::Item> Archiver::batch() const
{
    return m_items.batch();
}

void Archiver::settle(const QUuid &id, const Endpoint &endpoint)
{
    if (!isUnknown(id))
        return;
    Item item = m_items.value(id);
    if (item.endpoint.isSameConnection(endpoint))
        item.endpoint = endpoint;
    item.state = State::Asking;
    set(item);
    ask(id,
        [this, id, error = item.error](const ChangeRequest &) { fail(id, notCarriedOut(m_items.value(id), error)); });
}

bool Archiver::isUnknown(const QUuid &id) const
{
    return m_items.isUnknown(id);
}

void Archiver::leftOver(const Endpoint &endpoint, const QSet<QUuid> &others, QObject *context,
                        base::Callback<QList<PendingArchive>> done)
{
    const auto answer = base::whileAlive(context, std::move(done));
    m_store.pendingArchives(this, [=, this, base = endpoint.base](const Result<QList<PendingArchive>> &found) {
        if (!found) {
            answer(found);
            return;
        }
        QList<PendingArchive> left = *found;
        left.removeIf([this, &base, &others](const PendingArchive &pending) {
            const bool isOther = pending.connection && others.contains(*pending.connection);
            return isOther || pending.service != base || m_items.isUnderWay(pending.id);
        });
        answer(left);
    });
}

void Archiver::forget(const QList<QUuid> &ids)
{
    QList<QUuid> ended = ids;
    ended.removeIf([this](const QUuid &id) { return m_items.isUnderWay(id); });
    for (const QUuid &id : std::as_const(ended))
        m_items.forget(id);
    remove(ended);
}

bool Archiver::isBusy() const
{
    return m_isRunning || m_items.isAnyUnderWay();
}

Archiver::Item Archiver::newItem(const service::Endpoint &endpoint, const ChangeRequest &changeRequest,
                                 const QString &workspace) const
{
    const QUuid failedBefore = m_items.failedBefore(endpoint, changeRequest.id);
    return {.pending = {.id = failedBefore.isNull() ? QUuid::createUuid() : failedBefore,
                        .service = endpoint.base,
                        .connection = endpoint.connection,
                        .changeRequestId = changeRequest.id,
                        .subject = changeRequest.subject,
                        .workspace = workspace,
                        .askedAt = m_clock.utc(),
                        .sent = m_items.isUnknown(failedBefore)},
            .endpoint = endpoint};
}

void Archiver::beginWaiting(const Item &item)
{
    m_waiting.append({item.pending.id, m_clock.monotonic() + base::UndoTime});
    m_clock.callAt(m_waiting.last().sendAt, this, [this] { sendDue(); });
    keep(item);
    emit waitingChanged();
}

/// Saves an item that is to be sent. The store works in order, so an undo or a send before its answer is stored after
/// this. If a waiting item cannot be saved, it fails at once and does not seem to wait for seven seconds.
void Archiver::keep(const Item &item)
{
    m_items.putAside(item);
    m_store.savePendingArchives({item.pending}, this, [this, id = item.pending.id](const base::Done &kept) {
        if (kept || !takeWaiting(id))
            return;
        Error error = kept.error();
        error.outcomeUnknown = m_items.value(id).pending.sent; // sent in an earlier try
        fail(id, error);
        emit waitingChanged();
        emit storeFailed(kept.error());
    });
    emit changed(item);
}

void Archiver::beginBatch(const QList<Item> &toBegin)
{
    if (m_isRunning || toBegin.isEmpty())
        return;
    m_items.beginBatch(toBegin);
    begin(toBegin);
}

/// Saves all items before any of them is sent.
void Archiver::begin(const QList<Item> &toBegin)
{
    m_isRunning = true;
    m_isKept = false;
    QList<PendingArchive> pending;
    for (const Item &item : toBegin) {
        m_items.put(item);
        if (!item.hasEnded())
            pending.append(item.pending);
    }
    m_store.savePendingArchives(pending, this, [this](const base::Done &kept) {
        m_isKept = true;
        if (!kept)
            failWaiting(kept.error());
        proceed();
    });
    for (const Item &item : toBegin)
        emit changed(item);
    emit batchChanged();
}

void Archiver::failWaiting(const Error &error)
{
    const QList<Item> &batch = m_items.batch();
    for (qsizetype place = 0; place < batch.size(); ++place) {
        const Item item = batch.at(place);
        Error known = error;
        known.outcomeUnknown = item.pending.sent; // sent in an earlier try
        if (!item.hasEnded())
            fail(item.pending.id, known);
    }
    emit storeFailed(error);
}

/// Starts items up to the limit, and ends the batch when all have ended.
void Archiver::proceed()
{
    if (!m_isRunning || !m_isKept)
        return;
    const QList<Item> &batch = m_items.batch();
    const auto count = [&batch](auto matches) { return std::count_if(batch.cbegin(), batch.cend(), matches); };
    const auto isUnderWay = [](const Item &item) { return item.state != State::Waiting && !item.hasEnded(); };
    for (qsizetype place = 0; place < batch.size(); ++place) {
        if (batch.at(place).state != State::Waiting)
            continue;
        if (count(isUnderWay) >= MaxUnderWay)
            return;
        sendItem(QUuid(batch.at(place).pending.id));
    }
    if (!m_isRunning || count([](const Item &item) { return item.hasEnded(); }) < batch.size())
        return;
    m_isRunning = false;
    emit batchChanged();
    emit batchFinished();
}

/// Marks the item as sent on disk before it is sent. An item that was sent before is asked about first.
void Archiver::sendItem(const QUuid &id)
{
    Item item = m_items.value(id);
    const bool mayHaveBeenSent = item.pending.sent;
    item.state = mayHaveBeenSent ? State::Asking : State::Sending;
    item.pending.sent = true;
    set(item);
    if (mayHaveBeenSent) {
        ask(id, [this, id](const ChangeRequest &) { sendKept(id); });
        return;
    }
    m_store.savePendingArchives({item.pending}, this, [this, id](const base::Done &kept) {
        if (kept) {
            sendKept(id);
            return;
        }
        emit storeFailed(kept.error());
        failAndProceed(id, kept.error());
    });
}

void Archiver::sendKept(const QUuid &id)
{
    Item item = m_items.value(id);
    if (item.state == State::Asking) {
        item.state = State::Sending;
        set(item);
    }
    m_client.archive(item.endpoint, item.pending.changeRequestId, this,
                     [this, id](const Result<service::Archiving> &archiving) {
                         if (archiving)
                             archived(id, *archiving);
                         else if (archiving.error().outcomeUnknown)
                             askAfter(id, archiving.error());
                         else
                             failAndProceed(id, archiving.error());
                     });
}

/// Asks the service once by itself; later questions come through settle().
void Archiver::askAfter(const QUuid &id, const Error &error)
{
    Item item = m_items.value(id);
    item.state = State::Asking;
    set(item);
    const auto active = [this, id, error](const ChangeRequest &) {
        failAndProceed(id, mayStillHappen(error) ? error : notCarriedOut(m_items.value(id), error));
    };
    ask(id, active, error);
}

/// Asks the service for the request's state. `active` is called if the request is still active. `before` is the error
/// that stays if the question fails; a 401 replaces it, because it stops other items.
void Archiver::ask(const QUuid &id, std::function<void(const ChangeRequest &)> active,
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
        error.outcomeUnknown = true; // it was unknown before, and no answer came
        failAndProceed(id, error);
    };
    const Item item = m_items.value(id);
    m_client.show(item.endpoint, item.pending.changeRequestId, this, answered);
}

void Archiver::set(const Item &item)
{
    const bool isOfBatch = m_items.isOfBatch(item.pending.id);
    m_items.update(item);
    emit changed(item);
    if (isOfBatch)
        emit batchChanged();
}

void Archiver::fail(const QUuid &id, const Error &error)
{
    Item item = m_items.value(id);
    const bool mayHaveBeenSent = std::exchange(item.pending.sent, error.outcomeUnknown);
    item.state = State::Failed;
    item.error = error;
    m_items.noteFailed(item);
    // If this cannot be saved, the service is asked before the next try, which is harmless.
    if (mayHaveBeenSent && !error.outcomeUnknown)
        m_store.savePendingArchives({item.pending}, this, [](const base::Done &) {});
    set(item);
}

/// Stops the waiting items of the same identity after a 401, because each of them would get a 401 too.
void Archiver::failAndProceed(const QUuid &id, const Error &error)
{
    fail(id, error);
    if (error.kind == ErrorKind::Unauthorized && m_items.isOfBatch(id)) {
        const Endpoint refused = m_items.value(id).endpoint;
        stopWaiting([&refused](const Item &item) { return item.endpoint.isSameIdentity(refused); });
    }
    proceed();
}

void Archiver::stopWaiting(const std::function<bool(const Item &)> &which)
{
    const QList<Item> &batch = m_items.batch();
    for (qsizetype place = 0; place < batch.size(); ++place) {
        Item item = batch.at(place);
        if (item.state != State::Waiting || !which(item))
            continue;
        item.state = State::Stopped;
        set(item);
    }
}

void Archiver::archived(const QUuid &id, const service::Archiving &archiving)
{
    Item item = m_items.value(id);
    item.state = State::Archived;
    item.already = archiving.already;
    item.changeRequest = archiving.changeRequest;
    item.error = {};
    remove({id});
    set(item);
    proceed();
}

/// If the items cannot be removed, leftOver() finds them at the next start, which is harmless.
void Archiver::remove(const QList<QUuid> &ids)
{
    m_items.forgetFailed(ids);
    if (!ids.isEmpty())
        m_store.removePendingArchives(ids, this, [](const base::Done &) {});
}

} // namespace runlatch::changerequests
