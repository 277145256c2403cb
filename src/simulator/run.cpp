// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/run.h"

#include <algorithm>

namespace runlatch::simulator {

QList<AttachedTask> attachedTasks(const ConfiguredTasks &tasks, const QString &organization, const QString &workspaceId)
{
    const QList<WorkspaceTask> ofWorkspace = tasks.attachedTo(workspaceId);
    QList<AttachedTask> called;
    for (const ConfiguredTask &task : tasks.of(organization)) {
        const auto attached = std::find_if(ofWorkspace.cbegin(), ofWorkspace.cend(),
                                           [&task](const WorkspaceTask &one) { return one.taskId == task.id; });
        const auto placement = attached == ofWorkspace.cend() ? task.global : std::optional(attached->placement);
        if (!task.isEnabled || !placement)
            continue;
        AttachedTask one{.task = {}, .stages = placement->stages};
        one.task.target = task.url;
        one.task.hmacKey = task.hmacKey;
        one.task.enforcementLevel = placement->enforcementLevel;
        called.append(one);
    }
    return called;
}

} // namespace runlatch::simulator
