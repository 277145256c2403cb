// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiver.h"

#include "base/operation.h"
#include "base/undotime.h"

#include <algorithm>
#include <utility>

using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::service::Endpoint;
using runlatch::store::PendingArchive;

namespace runlatch::changerequests {

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

} // namespace runlatch::changerequests
