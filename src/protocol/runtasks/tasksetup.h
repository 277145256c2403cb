// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/runtasks/taskplacement.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <optional>

namespace runlatch::protocol {

/// A run task as it is to be set up in an organization (spec 4.12). A member that is not set is not sent: the service
/// then takes its default, or leaves the task as it is.
struct TaskSetup
{
    /// Whether it is called in all workspaces of the organization, and where.
    struct Global
    {
        bool isEnabled = false;
        TaskPlacement placement = {}; ///< counts if it is enabled
    };

    QString name; ///< once in an organization
    QUrl url;     ///< where its requests go; the service tries it when it is new or changed
    std::optional<QString> description = {};
    std::optional<QByteArray> hmacKey = {}; ///< a secret, UTF-8; the service never tells it
    std::optional<bool> isEnabled = {};
    std::optional<Global> global = {};

    static constexpr qsizetype MaxName = 90;         ///< characters; not documented
    static constexpr qsizetype MaxDescription = 300; ///< characters, as in the service's reference
    static constexpr qsizetype MaxUrl = 2000;        ///< characters
};

/// Whether a text can be the name of a run task: letters of ASCII, digits, "-" and "_"; at most TaskSetup::MaxName.
bool canBeTaskName(QStringView text);

/// The fault of a setup that is not sent: Usage "task.name", "task.url" (also one with a user name or a password),
/// "task.description", "task.key" (it is no UTF-8), "task.stages" (called in all workspaces, at no stage).
std::optional<base::Error> faultOf(const TaskSetup &setup);

/// The document that creates the task, or changes it. It has the key in clear.
QByteArray writeTaskSetup(const TaskSetup &setup);

/// The document that attaches a task to a workspace, or without a task's id changes an attachment. A single stage is
/// also written as `stage`, which older services read.
QByteArray writeAttachment(const QString &taskId, const TaskPlacement &placement);

} // namespace runlatch::protocol
