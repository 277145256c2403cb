// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "changerequests/archiver.h"
#include "service/answer.h"

#include <utility>

using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::service::Endpoint;

// One item on its way: it is sent, asked about, and ends.
namespace runlatch::changerequests {

namespace {

Error notCarriedOut(const Archiver::Item &item, const Error &error)
{
    Error known = error;
    known.rule = base::Rules::ArchiveNotCarriedOut;
    known.subject = item.pending.changeRequestId;
    known.outcomeUnknown = false;
    return known;
}

} // namespace

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
        failAndProceed(id, service::mayStillHappen(error) ? error : notCarriedOut(m_items.value(id), error));
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
