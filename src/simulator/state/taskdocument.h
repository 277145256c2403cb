// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "simulator/state/configuredtask.h"

#include <QJsonObject>

/// Configured tasks in the form of the service's reference and of its OpenAPI description: types `tasks` and
/// `workspace-tasks`.
namespace runlatch::simulator {

QJsonObject taskResource(const ConfiguredTask &task, const QList<WorkspaceTask> &attachments);
QJsonObject workspaceTaskResource(const WorkspaceTask &attached);

/// Takes the attributes that the `data` of a document has into a task; what it lacks stays. Of a task without an id,
/// which is new, name, URL and category are required. The key of an answer is always null, so null leaves the key as it
/// is; an empty one takes it away (the reference does not say how). Returns what is wrong with it, as the service
/// answers 422.
QList<base::ServiceError> takeTask(const QJsonObject &data, ConfiguredTask &task);
/// The same for a task at a workspace. One without an id, which is new, needs its enforcement level and its task. The
/// deprecated `stage` is taken where `stages` are not given, and post_plan where neither is.
QList<base::ServiceError> takeWorkspaceTask(const QJsonObject &data, WorkspaceTask &attached);

/// The 422 for one place of a document.
base::ServiceError invalidAttribute(const QString &detail, const QString &pointer);

} // namespace runlatch::simulator
