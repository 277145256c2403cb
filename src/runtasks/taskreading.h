// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/taskclient.h"

namespace runlatch::runtasks {

/// Run tasks of an organization that are read; further ones are not looked at.
constexpr qsizetype MaxTasks = 5000;

/// Reads all run tasks of an organization. Errors: those of service::TaskClient::tasks().
base::Call readTasks(service::TaskClient &client, const service::Endpoint &endpoint, const QString &organization,
                     QObject *context, base::Callback<QList<protocol::ServedTask>> done);

/// The task of a name; nullopt if there is none.
std::optional<protocol::ServedTask> taskNamed(const QList<protocol::ServedTask> &tasks, const QString &name);

/// Finds a run task by its name, and reads it with its attachments. Error: NotFound "task.unknown"; else as above.
base::Call findTask(service::TaskClient &client, const service::Endpoint &endpoint, const QString &organization,
                    const QString &name, QObject *context, base::Callback<protocol::AttachedTask> done);

} // namespace runlatch::runtasks
