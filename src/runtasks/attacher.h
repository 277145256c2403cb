// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/taskclient.h"

#include <QList>
#include <QObject>

namespace runlatch::runtasks {

/// One workspace that a run task is attached to, or detached from, and its progress.
struct AttachmentItem
{
    enum class State {
        Waiting,
        Sending,
        Asking, ///< asks the service for the outcome
        Attached,
        Changed, ///< it was attached with other stages or another level before
        Detached,
        Already, ///< nothing was sent: it was so before
        Failed,  ///< see `error`; with outcomeUnknown it may have been carried out
        Stopped, ///< not sent, because of cancel() or a refused token
    };
    QString workspaceId;
    QString workspaceName = {};                                ///< empty if it is not known
    std::optional<protocol::ServedAttachment> attachment = {}; ///< before, then as the service answered it
    State state = State::Waiting;
    /// The error of Failed and Stopped; "task.other-placement" where the service attached it otherwise than asked.
    base::Error error = {};

    bool isDone() const;
    bool hasEnded() const { return isDone() || state == State::Failed || state == State::Stopped; }
};

/// Gives each item the attachment of its workspace, if there is one. Takes time in proportion to the items and the
/// attachments, of which the service may tell any number.
void takeAttachments(QList<AttachmentItem> &items, const QList<protocol::ServedAttachment> &attachments);

/// Attaches a run task to workspaces, or detaches it, a few at a time and with one result each. A failure does not stop
/// the others, a 401 does. An outcome that is not known is looked up once in the workspace's list, and nothing is sent
/// again: "task.not-carried-out" if the list shows no change, except after a timeout or 504.
class Attacher final : public QObject
{
    Q_OBJECT
public:
    using Item = AttachmentItem;
    struct Order
    {
        service::Endpoint endpoint;
        QString taskId;
        std::optional<protocol::TaskPlacement> placement = {}; ///< nullopt: the task is detached
    };
    static constexpr int MaxUnderWay = 4;

    /// `client` must outlive this.
    explicit Attacher(service::TaskClient &client, QObject *parent = nullptr);

    /// Begins. `attachment` of an item is what the service has now. Ignored while it runs.
    void start(const Order &order, const QList<Item> &items);
    void cancel(); ///< stops those that were not sent
    /// Waits for nothing more: those under way are Failed with outcomeUnknown, the others are stopped.
    void abandon();
    bool isRunning() const { return m_isRunning; }
    const QList<Item> &items() const { return m_items; }

signals:
    void changed(int index); ///< of items()
    void finished();         ///< each item has ended; never before start() returned

private:
    using State = Item::State;

    void proceed();
    void send(qsizetype index);
    void attach(qsizetype index);
    void detach(qsizetype index);
    void take(qsizetype index, State done, const base::Result<protocol::ServedAttachment> &answer);
    void fail(qsizetype index, const base::Error &error);
    void askAfter(qsizetype index, const base::Error &error);
    void judge(qsizetype index, const base::Error &error,
               const base::Result<protocol::Page<protocol::ServedAttachment>> &page);
    void set(qsizetype index, State state, const base::Error &error = {});
    void stopWaiting();

    service::TaskClient &m_client;
    Order m_order;
    QList<Item> m_items;
    QList<base::Call> m_calls; ///< of each item that is under way
    int m_underWay = 0;
    bool m_isRunning = false;
};

} // namespace runlatch::runtasks
