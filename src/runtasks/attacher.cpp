// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/attacher.h"

#include "base/rules.h"
#include "service/answer.h"

#include <QHash>

#include <algorithm>

using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::ServedAttachment;

namespace runlatch::runtasks {

bool AttachmentItem::isDone() const
{
    return state == State::Attached || state == State::Changed || state == State::Detached || state == State::Already;
}

void takeAttachments(QList<AttachmentItem> &items, const QList<ServedAttachment> &attachments)
{
    QHash<QString, const ServedAttachment *> ofWorkspace;
    for (const ServedAttachment &attachment : attachments)
        ofWorkspace.insert(attachment.workspaceId, &attachment);
    for (AttachmentItem &item : items) {
        if (const ServedAttachment *attachment = ofWorkspace.value(item.workspaceId))
            item.attachment = *attachment;
    }
}

Attacher::Attacher(service::TaskClient &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void Attacher::start(const Order &order, const QList<Item> &items)
{
    if (m_isRunning)
        return;
    m_order = order;
    m_items = items;
    m_calls = QList<base::Call>(items.size());
    m_isRunning = true;
    QMetaObject::invokeMethod(
        this, [this] { proceed(); }, Qt::QueuedConnection);
}

void Attacher::cancel()
{
    if (!m_isRunning)
        return;
    stopWaiting();
    QMetaObject::invokeMethod(
        this, [this] { proceed(); }, Qt::QueuedConnection);
}

void Attacher::abandon()
{
    if (!m_isRunning)
        return;
    for (qsizetype index = 0; index < m_items.size(); ++index) {
        if (m_items.at(index).state != State::Sending && m_items.at(index).state != State::Asking)
            continue;
        m_calls[index].abort();
        --m_underWay;
        set(index, State::Failed,
            {.kind = base::ErrorKind::Cancelled, .subject = m_items.at(index).workspaceId, .outcomeUnknown = true});
    }
    cancel();
}

void Attacher::stopWaiting()
{
    for (qsizetype index = 0; index < m_items.size(); ++index) {
        if (m_items.at(index).state == State::Waiting)
            set(index, State::Stopped,
                {.kind = base::ErrorKind::Cancelled,
                 .rule = base::Rules::TaskStopped,
                 .subject = m_items.at(index).workspaceId});
    }
}

void Attacher::proceed()
{
    if (!m_isRunning)
        return;
    for (qsizetype index = 0; index < m_items.size() && m_underWay < MaxUnderWay; ++index) {
        if (m_items.at(index).state == State::Waiting)
            send(index);
    }
    const bool hasEnded = std::all_of(m_items.begin(), m_items.end(), [](const Item &item) { return item.hasEnded(); });
    if (!hasEnded)
        return;
    m_isRunning = false;
    emit finished();
}

void Attacher::send(qsizetype index)
{
    const auto &attachment = m_items.at(index).attachment;
    const bool isSo =
        m_order.placement ? attachment && attachment->placement.isSame(*m_order.placement) : !attachment.has_value();
    if (isSo) {
        set(index, State::Already);
        return;
    }
    ++m_underWay;
    set(index, State::Sending);
    if (m_items.at(index).state != State::Sending)
        return; // a slot abandoned it
    if (m_order.placement)
        attach(index);
    else
        detach(index);
}

void Attacher::attach(qsizetype index)
{
    const Item item = m_items.at(index);
    const State done = item.attachment ? State::Changed : State::Attached;
    const auto answered = [this, index, done](const Result<ServedAttachment> &answer) { take(index, done, answer); };
    if (item.attachment)
        m_calls[index] = m_client.updateAttachment(m_order.endpoint, item.workspaceId, item.attachment->id,
                                                   *m_order.placement, this, answered);
    else
        m_calls[index] =
            m_client.attach(m_order.endpoint, item.workspaceId, m_order.taskId, *m_order.placement, this, answered);
}

void Attacher::detach(qsizetype index)
{
    const Item item = m_items.at(index);
    const auto answered = [this, index](const base::Done &answer) {
        if (!answer) {
            fail(index, answer.error());
            return;
        }
        m_items[index].attachment.reset();
        --m_underWay;
        set(index, State::Detached);
        proceed();
    };
    m_calls[index] = m_client.detach(m_order.endpoint, item.workspaceId, item.attachment->id, this, answered);
}

void Attacher::take(qsizetype index, State done, const Result<ServedAttachment> &answer)
{
    if (!answer) {
        fail(index, answer.error());
        return;
    }
    const bool isTold = !answer->id.isEmpty();
    if (isTold)
        m_items[index].attachment = *answer;
    Error note;
    if (isTold && !answer->placement.isSame(*m_order.placement))
        note = {.kind = base::ErrorKind::Protocol,
                .rule = base::Rules::TaskOtherPlacement,
                .subject = m_items.at(index).workspaceId};
    --m_underWay;
    set(index, done, note);
    proceed();
}

void Attacher::fail(qsizetype index, const Error &error)
{
    if (error.outcomeUnknown && m_items.at(index).state == State::Sending) {
        askAfter(index, error);
        return;
    }
    --m_underWay;
    set(index, State::Failed, error);
    if (error.kind == base::ErrorKind::Unauthorized)
        stopWaiting();
    proceed();
}

void Attacher::askAfter(qsizetype index, const Error &error)
{
    set(index, State::Asking);
    m_calls[index] = m_client.attachments(
        m_order.endpoint, m_items.at(index).workspaceId, {.size = 100}, this,
        [this, index, error](const Result<protocol::Page<ServedAttachment>> &page) { judge(index, error, page); });
}

/// Judges the outcome by the run tasks that the workspace has now.
void Attacher::judge(qsizetype index, const Error &error, const Result<protocol::Page<ServedAttachment>> &page)
{
    if (!page) {
        fail(index, error);
        return;
    }
    const auto found = std::find_if(page->items.begin(), page->items.end(),
                                    [this](const ServedAttachment &one) { return one.taskId == m_order.taskId; });
    const bool isThere = found != page->items.end();
    const bool isKnown = isThere || (protocol::isWholeList(page->pagination) && page->unreadable.isEmpty());
    const bool isDone = m_order.placement ? isThere && found->placement.isSame(*m_order.placement) : !isThere;
    if (isKnown && isDone && m_order.placement) {
        take(index, m_items.at(index).attachment ? State::Changed : State::Attached, *found);
        return;
    }
    if (isKnown && isDone) {
        m_items[index].attachment.reset();
        --m_underWay;
        set(index, State::Detached);
        proceed();
        return;
    }
    Error known = error;
    if (isKnown && !service::mayStillHappen(error)) {
        known.rule = base::Rules::TaskNotCarriedOut;
        known.outcomeUnknown = false;
    }
    fail(index, known);
}

void Attacher::set(qsizetype index, State state, const Error &error)
{
    m_items[index].state = state;
    m_items[index].error = error;
    emit changed(static_cast<int>(index));
}

} // namespace runlatch::runtasks
