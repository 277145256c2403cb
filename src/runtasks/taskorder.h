// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtasks/servedtask.h"
#include "protocol/runtasks/tasksetup.h"
#include "service/endpoint.h"

#include <QStringList>

namespace runlatch::runtasks {

/// What a person wants to be set up: a run task of an organization, and where it is attached. It carries its endpoint
/// from the moment of consent, and the key in memory.
struct TaskOrder
{
    service::Endpoint endpoint;
    QString organization;
    protocol::TaskSetup setup = {};
    protocol::TaskPlacement placement = {}; ///< at the workspaces
    QStringList workspaceIds = {};          ///< each once; empty: none is wanted
};

/// A difference between an existing task and the one that is wanted. Texts are as the service has them or would have
/// them.
struct TaskDifference
{
    enum class Part {
        Url,
        Description,
        Key, ///< the service does not tell the key, so a given one always counts as different; no texts
        Enabled,
        Global,
    };
    Part part = Part::Url;
    QString before = {};
    QString after = {};

    friend bool operator==(const TaskDifference &, const TaskDifference &) = default;
};

/// The machine-readable name of a part: "url", "hmac-key".
QString partName(TaskDifference::Part part);

/// The differences that the setup would remove, in the order of the parts. What it does not set is not compared.
QList<TaskDifference> differencesOf(const protocol::ServedTask &task, const protocol::TaskSetup &setup);

/// A placement as text: "pre_plan, post_plan; advisory".
QString placementText(const protocol::ServedPlacement &placement);

} // namespace runlatch::runtasks
