// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "runtasks/taskorder.h"
#include "service/taskclient.h"

namespace runlatch::runtasks {

/// What is known before anything is sent: a review shows it.
struct Preparation
{
    std::optional<protocol::AttachedTask> existing = {}; ///< the task of that name; it is changed only with consent
    QList<TaskDifference> differences = {};              ///< of the existing one
    QList<base::Error> warnings = {}; ///< limits that the order exceeds, by the organization's entitlements (spec 8)
};

/// The warnings of an order. `tasks` are all of the organization, `existing` the one of the order's name.
QList<base::Error> warningsOf(const service::Entitlements &entitlements, const TaskOrder &order,
                              const QList<protocol::ServedTask> &tasks,
                              const std::optional<protocol::AttachedTask> &existing);

/// Reads what the organization has. Entitlements that are not told are no error: nothing is warned of then. Errors:
/// the faults of the order, and those of readTasks().
base::Call prepare(service::TaskClient &client, const TaskOrder &order, QObject *context,
                   base::Callback<Preparation> done);

struct SavedTask
{
    protocol::ServedTask task;
    bool isNew = false;
    bool wasFound = false; ///< no usable answer came, and the service was asked: it has the task
};

/// Creates the task, or changes the one of `existingId`. After an unknown outcome nothing is sent again: the service's
/// list is looked at once. An absent task stays unknown, because the service may still be verifying its URL. So does a
/// change of a key, which the service does not tell. Errors: those of service::TaskClient.
base::Call save(service::TaskClient &client, const TaskOrder &order, const QString &existingId, QObject *context,
                base::Callback<SavedTask> done);

} // namespace runlatch::runtasks
