// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/registration.h"

#include "base/rules.h"
#include "runtasks/taskreading.h"

#include <QSet>

using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::AttachedTask;
using runlatch::protocol::EnforcementLevel;
using runlatch::protocol::ServedTask;

namespace runlatch::runtasks {

namespace {

Error warning(base::Rule rule, const QString &subject)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = subject};
}

bool wantsMandatory(const TaskOrder &order)
{
    const auto &global = order.setup.global;
    return (!order.workspaceIds.isEmpty() && order.placement.enforcementLevel == EnforcementLevel::Mandatory)
        || (global && global->isEnabled && global->placement.enforcementLevel == EnforcementLevel::Mandatory);
}

/// The number of workspaces that the task has afterwards; 0 if none is added.
qsizetype workspacesAfter(const TaskOrder &order, const std::optional<AttachedTask> &existing)
{
    QSet<QString> ids;
    qsizetype before = 0;
    if (existing) {
        for (const protocol::ServedAttachment &attachment : existing->attachments)
            ids.insert(attachment.workspaceId);
        before = ids.size();
    }
    ids.unite(QSet<QString>(order.workspaceIds.begin(), order.workspaceIds.end()));
    return ids.size() > before ? ids.size() : 0;
}

/// Reads entitlements, tasks and the existing task, one after the other.
class Preparing final : public base::Operation<Preparation>
{
public:
    Preparing(service::TaskClient &client, const TaskOrder &order, QObject *context, base::Callback<Preparation> done)
        : Operation(&client, context, std::move(done))
        , m_client(client)
        , m_order(order)
    {
        if (const auto fault = protocol::faultOf(order.setup))
            finishLater(*fault);
        else
            readTasks(client, order.endpoint, order.organization, this,
                      [this](const Result<QList<ServedTask>> &tasks) { takeTasks(tasks); });
    }

private:
    void takeTasks(const Result<QList<ServedTask>> &tasks)
    {
        if (!tasks) {
            finish(tasks.error());
            return;
        }
        m_tasks = *tasks;
        const auto existing = taskNamed(m_tasks, m_order.setup.name);
        if (!existing) {
            askForLimits();
            return;
        }
        m_client.task(m_order.endpoint, existing->id, this, [this](const Result<AttachedTask> &task) {
            if (!task) {
                finish(task.error());
                return;
            }
            m_preparation.existing = *task;
            m_preparation.differences = differencesOf(task->task, m_order.setup);
            askForLimits();
        });
    }

    void askForLimits()
    {
        m_client.entitlements(
            m_order.endpoint, m_order.organization, this, [this](const Result<service::Entitlements> &told) {
                if (told)
                    m_preparation.warnings = warningsOf(*told, m_order, m_tasks, m_preparation.existing);
                finish(m_preparation);
            });
    }

    service::TaskClient &m_client;
    const TaskOrder m_order;
    QList<ServedTask> m_tasks;
    Preparation m_preparation;
};

/// Saves the task, and looks for it where no usable answer came.
class Saving final : public base::Operation<SavedTask>
{
public:
    Saving(service::TaskClient &client, const TaskOrder &order, const QString &existingId, QObject *context,
           base::Callback<SavedTask> done)
        : Operation(&client, context, std::move(done))
        , m_client(client)
        , m_order(order)
        , m_existingId(existingId)
    {
        const auto saved = [this](const Result<ServedTask> &task) { takeSaved(task); };
        if (existingId.isEmpty())
            client.create(order.endpoint, order.organization, order.setup, this, saved);
        else
            client.update(order.endpoint, existingId, order.setup, this, saved);
    }

private:
    void takeSaved(const Result<ServedTask> &task)
    {
        if (task)
            finish(SavedTask{.task = *task, .isNew = m_existingId.isEmpty()});
        else if (!task.error().outcomeUnknown)
            finish(task.error());
        else
            lookFor(task.error());
    }

    void lookFor(const Error &unknown)
    {
        const auto judge = [this, unknown](const std::optional<ServedTask> &task) {
            if (task && differencesOf(*task, m_order.setup).isEmpty())
                finish(SavedTask{.task = *task, .isNew = m_existingId.isEmpty(), .wasFound = true});
            else
                finish(unknown);
        };
        if (!m_existingId.isEmpty()) {
            m_client.task(m_order.endpoint, m_existingId, this, [judge](const Result<AttachedTask> &task) {
                judge(task ? std::optional(task->task) : std::nullopt);
            });
            return;
        }
        m_order.setup.hmacKey.reset(); // a task of this name was not there before, so its key is this one
        readTasks(m_client, m_order.endpoint, m_order.organization, this,
                  [judge, name = m_order.setup.name](const Result<QList<ServedTask>> &tasks) {
                      judge(tasks ? taskNamed(*tasks, name) : std::nullopt);
                  });
    }

    service::TaskClient &m_client;
    TaskOrder m_order;
    const QString m_existingId;
};

} // namespace

QList<Error> warningsOf(const service::Entitlements &entitlements, const TaskOrder &order,
                        const QList<ServedTask> &tasks, const std::optional<AttachedTask> &existing)
{
    QList<Error> warnings;
    const qsizetype others = tasks.size() - (existing ? 1 : 0);
    const auto isReached = [](const std::optional<int> &limit, qsizetype count) { return limit && count >= *limit; };
    if (!existing && isReached(entitlements.runTasks, others))
        warnings.append(warning(base::Rules::TaskLimit, QString::number(*entitlements.runTasks)));
    if (isReached(entitlements.runTaskWorkspaces, workspacesAfter(order, existing) - 1))
        warnings.append(warning(base::Rules::TaskWorkspaceLimit, QString::number(*entitlements.runTaskWorkspaces)));
    if (wantsMandatory(order) && isReached(entitlements.mandatoryRunTasks, others))
        warnings.append(warning(base::Rules::TaskMandatoryLimit, QString::number(*entitlements.mandatoryRunTasks)));
    if (order.setup.global && order.setup.global->isEnabled && !entitlements.hasGlobalRunTasks)
        warnings.append(warning(base::Rules::TaskNoGlobal, order.organization));
    return warnings;
}

base::Call prepare(service::TaskClient &client, const TaskOrder &order, QObject *context,
                   base::Callback<Preparation> done)
{
    return base::Call(new Preparing(client, order, context, std::move(done)));
}

base::Call save(service::TaskClient &client, const TaskOrder &order, const QString &existingId, QObject *context,
                base::Callback<SavedTask> done)
{
    return base::Call(new Saving(client, order, existingId, context, std::move(done)));
}

} // namespace runlatch::runtasks
