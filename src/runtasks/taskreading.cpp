// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/taskreading.h"

#include "base/rules.h"
#include "service/pagewalk.h"

#include <algorithm>

using runlatch::base::Error;
using runlatch::base::Result;
using runlatch::protocol::ServedTask;

namespace runlatch::runtasks {

namespace {

/// Reads the list page by page. A list that changes while it is read is read once more from its start.
class TaskReading final : public base::Operation<QList<ServedTask>>
{
public:
    TaskReading(service::TaskClient &client, const service::Endpoint &endpoint, const QString &organization,
                QObject *context, base::Callback<QList<ServedTask>> done)
        : Operation(&client, context, std::move(done))
        , m_client(client)
        , m_endpoint(endpoint)
        , m_organization(organization)
    {
        ask();
    }

private:
    void ask()
    {
        m_walk.ask();
        m_client.tasks(m_endpoint, m_organization, {.number = m_walk.awaited(), .size = service::PageWalk::Size}, this,
                       [this](const Result<protocol::Page<ServedTask>> &page) {
                           if (page)
                               take(*page);
                           else if (m_walk.takeRefusal(page.error()))
                               finish(m_tasks);
                           else
                               finish(page.error());
                       });
    }

    void take(const protocol::Page<ServedTask> &page)
    {
        m_walk.take(service::PageWalk::seen(page));
        for (const ServedTask &task : page.items) {
            if (!m_ids.contains(task.id)) {
                m_ids.insert(task.id);
                m_tasks.append(task);
            }
        }
        if (m_tasks.size() >= MaxTasks) {
            m_tasks.resize(MaxTasks);
            finish(m_tasks);
        } else if (!m_walk.isAtEnd()) {
            ask();
        } else if (m_walk.wantsAnotherRound()) {
            m_walk.startAgain();
            m_tasks.clear();
            m_ids.clear();
            ask();
        } else {
            finish(m_tasks);
        }
    }

    service::TaskClient &m_client;
    const service::Endpoint m_endpoint;
    const QString m_organization;
    service::PageWalk m_walk;
    QSet<QString> m_ids;
    QList<ServedTask> m_tasks;
};

} // namespace

base::Call readTasks(service::TaskClient &client, const service::Endpoint &endpoint, const QString &organization,
                     QObject *context, base::Callback<QList<ServedTask>> done)
{
    return base::Call(new TaskReading(client, endpoint, organization, context, std::move(done)));
}

std::optional<ServedTask> taskNamed(const QList<ServedTask> &tasks, const QString &name)
{
    const auto found =
        std::find_if(tasks.begin(), tasks.end(), [&name](const ServedTask &task) { return task.name == name; });
    return found == tasks.end() ? std::nullopt : std::optional(*found);
}

base::Call findTask(service::TaskClient &client, const service::Endpoint &endpoint, const QString &organization,
                    const QString &name, QObject *context, base::Callback<protocol::AttachedTask> done)
{
    auto *operation = new base::Operation<protocol::AttachedTask>(&client, context, std::move(done));
    const auto read = [&client, endpoint, name, operation](const Result<QList<ServedTask>> &tasks) {
        const auto task = tasks ? taskNamed(*tasks, name) : std::nullopt;
        if (task)
            client.task(endpoint, task->id, operation, operation->finishing());
        else if (tasks)
            operation->finish(
                Error{.kind = base::ErrorKind::NotFound, .rule = base::Rules::TaskUnknown, .subject = name});
        else
            operation->finish(tasks.error());
    };
    readTasks(client, endpoint, organization, operation, read);
    return base::Call(operation);
}

} // namespace runlatch::runtasks
