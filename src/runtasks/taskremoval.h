// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "runtasks/attacher.h"

namespace runlatch::runtasks {

/// The workspaces that a task is attached to, as items that are detached. `only` are the ids of those that are wanted;
/// empty: all.
QList<AttachmentItem> attachmentsOf(const protocol::AttachedTask &task, const QStringList &only = {});

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
    void cancel(); ///< detaches from no further workspace, and does not delete the task

signals:
    /// Ok if the task is gone. Errors: Conflict "task.still-attached" if a workspace still has it; those of
    /// service::TaskClient::remove(); "task.not-carried-out" if the service was asked and still has it.
    void finished(const runlatch::base::Done &result);

private:
    void remove();
    void lookFor(const base::Error &unknown);
    void end(const base::Done &result);

    service::TaskClient &m_client;
    Attacher m_attacher;
    service::Endpoint m_endpoint;
    protocol::ServedTask m_task;
    bool m_isRunning = false;
};

} // namespace runlatch::runtasks
