// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/exploredworkspace.h"
#include "protocol/workspace.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

namespace runlatch::simulator {

/// A project, which holds the workspaces of one area: those whose names begin alike.
struct Project
{
    QString id; ///< "prj-..."
    QString name;
    int workspaces = 0;
};

/// The project of a workspace; `workspaces` is 1.
Project projectOf(const protocol::Workspace &workspace, const QString &organization);
/// The projects of an organization's workspaces, in the order of their names.
QList<Project> projectsOf(const QList<protocol::Workspace> &workspaces, const QString &organization);
/// Type `projects`, in the form of the service's reference.
QJsonObject projectResource(const Project &project, const QString &organization);

/// The explorer's data of a workspace: every documented field, made up from the workspace's id. The data are the same
/// each time and do not contradict each other (there are as many modules as `module_count` says).
protocol::ExploredWorkspace workspaceFacts(const protocol::Workspace &workspace, const QString &organization,
                                           const QDateTime &now);

} // namespace runlatch::simulator
