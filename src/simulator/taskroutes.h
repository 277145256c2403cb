// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "simulator/apioperation.h"
#include "simulator/state/configuredtask.h"
#include "simulator/state/resources.h"

namespace runlatch::simulator {

/// The run tasks of the API: set up in an organization, attached to workspaces. As in the service's documents, a task
/// is verified when it is created and when its URL or key changes, and refused unless the answer is exactly 200; a task
/// that is attached is not deleted (409). What the documents do not say is marked in the source.
class TaskRoutes
{
public:
    /// All must outlive this.
    TaskRoutes(const Resources &resources, ConfiguredTasks &tasks, base::Clock &clock);

    http::Response list(ApiQuestion &question);
    http::Response create(ApiQuestion &question);
    http::Response show(ApiQuestion &question);
    http::Response update(ApiQuestion &question);
    http::Response remove(ApiQuestion &question);
    http::Response attachmentsOf(ApiQuestion &question);
    http::Response listAttached(ApiQuestion &question);
    http::Response attach(ApiQuestion &question);
    http::Response showAttached(ApiQuestion &question);
    http::Response updateAttached(ApiQuestion &question);
    http::Response detach(ApiQuestion &question);

private:
    QJsonObject written(const ConfiguredTask &task) const;
    http::Response withIncluded(const http::Response &response, const QList<ConfiguredTask> &tasks,
                                const ApiQuestion &question) const;
    http::Response save(ConfiguredTask task, int status);
    http::Response verifyFirst(ApiQuestion &question, const ConfiguredTask &task, int status);
    std::optional<WorkspaceTask> attachedAt(const ApiQuestion &question) const;
    QList<base::ServiceError> faultsOf(const WorkspaceTask &attached, const QString &organization) const;

    const Resources &m_resources;
    ConfiguredTasks &m_tasks;
    base::Clock &m_clock;
};

} // namespace runlatch::simulator
