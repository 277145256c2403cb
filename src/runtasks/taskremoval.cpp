// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/taskremoval.h"

#include "base/rules.h"

#include <algorithm>

using runlatch::base::Error;
using runlatch::base::Result;

namespace runlatch::runtasks {

QList<AttachmentItem> attachmentsOf(const protocol::AttachedTask &task, const QStringList &only)
{
    QList<AttachmentItem> items;
    for (const protocol::ServedAttachment &attachment : task.attachments) {
        const QString &id = attachment.workspaceId;
        if (only.isEmpty() || only.contains(id))
            items.append({.workspaceId = id, .workspaceName = task.workspaceName(id), .attachment = attachment});
    }
    return items;
}

TaskRemoval::TaskRemoval(service::TaskClient &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_attacher(client)
{
    connect(&m_attacher, &Attacher::finished, this, &TaskRemoval::remove);
}

void TaskRemoval::start(const service::Endpoint &endpoint, const protocol::AttachedTask &task)
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_endpoint = endpoint;
    m_task = task.task;
    m_attacher.start({.endpoint = endpoint, .taskId = task.task.id}, attachmentsOf(task));
}

void TaskRemoval::cancel()
{
    m_attacher.cancel();
}

void TaskRemoval::remove()
{
    const QList<AttachmentItem> &items = m_attacher.items();
    if (!std::all_of(items.begin(), items.end(), [](const AttachmentItem &item) { return item.isDone(); })) {
        end(Error{.kind = base::ErrorKind::Conflict,
                  .rule = base::Rules::TaskStillAttached,
                  .subject = m_task.name});
        return;
    }
    m_client.remove(m_endpoint, m_task.id, m_task.name, this, [this](const base::Done &removed) {
        if (!removed && removed.error().outcomeUnknown)
            lookFor(removed.error());
        else
            end(removed);
    });
}

void TaskRemoval::lookFor(const Error &unknown)
{
    m_client.task(m_endpoint, m_task.id, this, [this, unknown](const Result<protocol::AttachedTask> &task) {
        if (!task && task.error().http == 404) {
            end(std::monostate());
            return;
        }
        Error error = unknown;
        if (task && unknown.kind != base::ErrorKind::Timeout && unknown.http != 504) {
            error.rule = base::Rules::TaskNotCarriedOut;
            error.outcomeUnknown = false;
        }
        end(error);
    });
}

void TaskRemoval::end(const base::Done &result)
{
    m_isRunning = false;
    emit finished(result);
}

} // namespace runlatch::runtasks
