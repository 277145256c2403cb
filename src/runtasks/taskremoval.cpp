// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/taskremoval.h"

#include "base/rules.h"
#include "service/answer.h"

#include <algorithm>

using runlatch::base::Error;
using runlatch::base::Result;

namespace runlatch::runtasks {

QList<AttachmentItem> attachmentsOf(const protocol::AttachedTask &task)
{
    QList<AttachmentItem> items;
    for (const protocol::ServedAttachment &attachment : task.attachments) {
        const QString &id = attachment.workspaceId;
        items.append({.workspaceId = id, .workspaceName = task.workspaceName(id), .attachment = attachment});
    }
    return items;
}

bool areTold(const protocol::AttachedTask &task, const QList<AttachmentItem> &items)
{
    return task.isWhole || std::all_of(items.begin(), items.end(), [](const AttachmentItem &item) {
               return item.attachment.has_value();
           });
}

base::Call removeTask(service::TaskClient &client, const service::Endpoint &endpoint, const protocol::ServedTask &task,
                      QObject *context, base::Callback<std::monostate> done)
{
    auto *operation = new base::Operation<std::monostate>(&client, context, std::move(done));
    const auto lookFor = [&client, endpoint, id = task.id, operation](const Error &unknown) {
        client.task(endpoint, id, operation, [operation, unknown](const Result<protocol::AttachedTask> &found) {
            Error error = unknown;
            if (found && !service::mayStillHappen(unknown)) {
                error.rule = base::Rules::TaskNotCarriedOut;
                error.outcomeUnknown = false;
            }
            const bool isGone = !found && found.error().http == 404;
            operation->finish(isGone ? base::Done(std::monostate()) : base::Done(error));
        });
    };
    client.remove(endpoint, task.id, task.name, operation, [operation, lookFor](const base::Done &removed) {
        if (!removed && removed.error().outcomeUnknown)
            lookFor(removed.error());
        else
            operation->finish(removed);
    });
    return base::Call(operation);
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
    m_isCancelled = false;
    m_endpoint = endpoint;
    m_task = task.task;
    m_attacher.start({.endpoint = endpoint, .taskId = task.task.id}, attachmentsOf(task));
}

void TaskRemoval::cancel()
{
    m_isCancelled = true;
    m_attacher.cancel();
}

void TaskRemoval::abandon()
{
    cancel();
    m_attacher.abandon();
    if (!m_deletion.isRunning())
        return;
    m_deletion.abort();
    end(Error{.kind = base::ErrorKind::Cancelled, .subject = m_task.name, .outcomeUnknown = true});
}

void TaskRemoval::remove()
{
    const QList<AttachmentItem> &items = m_attacher.items();
    if (!std::all_of(items.begin(), items.end(), [](const AttachmentItem &item) { return item.isDone(); })) {
        end(Error{.kind = base::ErrorKind::Conflict, .rule = base::Rules::TaskStillAttached, .subject = m_task.name});
        return;
    }
    if (m_isCancelled) {
        end(Error{.kind = base::ErrorKind::Cancelled, .rule = base::Rules::TaskStopped, .subject = m_task.name});
        return;
    }
    m_deletion = removeTask(m_client, m_endpoint, m_task, this, [this](const base::Done &removed) { end(removed); });
}

void TaskRemoval::end(const base::Done &result)
{
    m_isRunning = false;
    emit finished(result);
}

} // namespace runlatch::runtasks
