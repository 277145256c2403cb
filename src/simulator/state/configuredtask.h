// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtasks/tasksetup.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::simulator {

using protocol::TaskPlacement;

/// A run task as an organization has set it up.
struct ConfiguredTask
{
    QString id; ///< "task-..."
    QString organization;
    QString name; ///< letters of ASCII, digits, "-" and "_"; at most MaxName; once in an organization
    QUrl url;     ///< where its requests go; http or https
    QString description = {};
    QByteArray hmacKey = {}; ///< a secret: the API never tells it; empty: none
    bool isEnabled = true;
    std::optional<TaskPlacement> global = {}; ///< set: it is called in all workspaces
    QDateTime createdAt = {};                 ///< UTC
    QDateTime updatedAt = {};                 ///< UTC

    static constexpr qsizetype MaxName = protocol::TaskSetup::MaxName;
    static constexpr qsizetype MaxDescription = protocol::TaskSetup::MaxDescription;
    static constexpr qsizetype MaxKey = 1024; ///< bytes
    static constexpr qsizetype MaxUrl = protocol::TaskSetup::MaxUrl;
    static constexpr qsizetype MaxEncodedUrl = 9 * MaxUrl; ///< characters; "%E2%9C%93" is one

    friend bool operator==(const ConfiguredTask &, const ConfiguredTask &) = default;
};

/// A configured task at a workspace.
struct WorkspaceTask
{
    QString id; ///< "wstask-..."
    QString workspaceId;
    QString taskId;
    TaskPlacement placement;
    QDateTime createdAt = {}; ///< UTC
    QDateTime updatedAt = {}; ///< UTC

    friend bool operator==(const WorkspaceTask &, const WorkspaceTask &) = default;
};

/// The configured tasks of all organizations, and where they are attached. A task is attached to a workspace once.
class ConfiguredTasks
{
public:
    static constexpr qsizetype MaxTasks = 1000; ///< without a bound the holder of a token could go on for ever
    static constexpr qsizetype MaxAttached = 10'000;

    const QList<ConfiguredTask> &all() const { return m_tasks; }
    const QList<WorkspaceTask> &attached() const { return m_attached; }
    QList<ConfiguredTask> of(const QString &organization) const; ///< in the order of their creation
    std::optional<ConfiguredTask> task(const QString &id) const;
    std::optional<WorkspaceTask> workspaceTask(const QString &id) const;
    QList<WorkspaceTask> attachedTo(const QString &workspaceId) const;
    QList<WorkspaceTask> attachmentsOf(const QString &taskId) const;
    /// Tells whether another task of the organization has the name.
    bool isNameTaken(const ConfiguredTask &task) const;
    bool hasRoomForTask() const { return m_tasks.size() < MaxTasks; }
    bool hasRoomForAttached() const { return m_attached.size() < MaxAttached; }

    void put(const ConfiguredTask &task); ///< replaces the one of its id, or adds it
    void put(const WorkspaceTask &attached);
    void setAttached(const QList<WorkspaceTask> &all); ///< replaces all; their ids differ
    void removeTask(const QString &id);
    void removeAttached(const QString &id);

private:
    QList<ConfiguredTask> m_tasks;
    QList<WorkspaceTask> m_attached;
};

} // namespace runlatch::simulator
