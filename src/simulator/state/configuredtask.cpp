// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/configuredtask.h"

#include <algorithm>

namespace runlatch::simulator {

namespace {

template <typename T> std::optional<T> withId(const QList<T> &all, const QString &id)
{
    const auto found = std::find_if(all.begin(), all.end(), [&id](const T &one) { return one.id == id; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

template <typename T> void putById(QList<T> &all, const T &one)
{
    const auto found = std::find_if(all.begin(), all.end(), [&one](const T &other) { return other.id == one.id; });
    if (found == all.end())
        all.append(one);
    else
        *found = one;
}

template <typename T, typename Wanted> QList<T> filtered(const QList<T> &all, Wanted isWanted)
{
    QList<T> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), isWanted);
    return found;
}

} // namespace

QList<ConfiguredTask> ConfiguredTasks::of(const QString &organization) const
{
    return filtered(m_tasks, [&](const ConfiguredTask &task) { return task.organization == organization; });
}

std::optional<ConfiguredTask> ConfiguredTasks::task(const QString &id) const
{
    return withId(m_tasks, id);
}

std::optional<WorkspaceTask> ConfiguredTasks::workspaceTask(const QString &id) const
{
    return withId(m_attached, id);
}

QList<WorkspaceTask> ConfiguredTasks::attachedTo(const QString &workspaceId) const
{
    return filtered(m_attached, [&](const WorkspaceTask &attached) { return attached.workspaceId == workspaceId; });
}

QList<WorkspaceTask> ConfiguredTasks::attachmentsOf(const QString &taskId) const
{
    return filtered(m_attached, [&](const WorkspaceTask &attached) { return attached.taskId == taskId; });
}

bool ConfiguredTasks::isNameTaken(const ConfiguredTask &task) const
{
    return std::any_of(m_tasks.begin(), m_tasks.end(), [&task](const ConfiguredTask &other) {
        return other.id != task.id && other.organization == task.organization && other.name == task.name;
    });
}

void ConfiguredTasks::put(const ConfiguredTask &task)
{
    putById(m_tasks, task);
}

void ConfiguredTasks::put(const WorkspaceTask &attached)
{
    putById(m_attached, attached);
}

void ConfiguredTasks::setAttached(const QList<WorkspaceTask> &all)
{
    m_attached = all;
}

void ConfiguredTasks::removeTask(const QString &id)
{
    m_tasks.removeIf([&id](const ConfiguredTask &task) { return task.id == id; });
}

void ConfiguredTasks::removeAttached(const QString &id)
{
    m_attached.removeIf([&id](const WorkspaceTask &attached) { return attached.id == id; });
}

} // namespace runlatch::simulator
