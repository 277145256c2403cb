// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "runtasks/attacher.h"

namespace runlatch::runtasks {

/// The workspaces that a task is attached to, as items that are detached.
QList<AttachmentItem> attachmentsOf(const protocol::AttachedTask &task);

/// Whether each workspace without an attachment is known to have none. An answer may not have all of them.
bool areTold(const protocol::AttachedTask &task, const QList<AttachmentItem> &items);

/// Deletes a run task that is not attached any more. After an unknown outcome the service is asked once:
/// "task.not-carried-out" if it still has the task, except after a timeout or 504. Errors: those of
/// service::TaskClient::remove().
base::Call removeTask(service::TaskClient &client, const service::Endpoint &endpoint, const protocol::ServedTask &task,
                      QObject *context, base::Callback<std::monostate> done);

/// Removes a run task from its organization: detaches it from all its workspaces, and deletes it when each is done. A
/// task that stays attached somewhere is not deleted.
class TaskRemoval final : public QObject
{
    Q_OBJECT
public:
    /// `client` must outlive this.
    explicit TaskRemoval(service::TaskClient &client, QObject *parent = nullptr);

    const Attacher &detaching() const { return m_attacher; } ///< its items and signals
    bool isRunning() const { return m_isRunning; }
    void start(const service::Endpoint &endpoint, const protocol::AttachedTask &task); ///< ignored while it runs
    /// Detaches from no further workspace. The task is not deleted then, unless its deletion was sent.
    void cancel();
    void abandon(); ///< waits for nothing more: the error has outcomeUnknown where a deletion was sent

signals:
    /// Ok if the task is gone. Errors: Conflict "task.still-attached" if a workspace still has it, or may have it;
    /// Cancelled; those of removeTask().
    void finished(const runlatch::base::Done &result);

private:
    void remove();
    void end(const base::Done &result);

    service::TaskClient &m_client;
    Attacher m_attacher;
    service::Endpoint m_endpoint;
    protocol::ServedTask m_task;
    base::Call m_deletion;
    bool m_isRunning = false;
    bool m_isCancelled = false;
};

} // namespace runlatch::runtasks
