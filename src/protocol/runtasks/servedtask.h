// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/runtasks/taskplacement.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::protocol {

/// A placement as the service answers it (spec 4.12). Names are as written: there may be others than those of spec 2.4.
struct ServedPlacement
{
    static constexpr qsizetype MaxStages = 20; ///< further ones are not read; spec 2.4 names four
    QStringList stages = {};
    QString enforcementLevel = {}; ///< empty if it is not told

    /// Tells whether it is the same, whatever the order of its stages.
    bool isSame(const TaskPlacement &placement) const;
    friend bool operator==(const ServedPlacement &, const ServedPlacement &) = default;
};

/// A run task of an organization as the service answers it (spec 4.12). Its key is never told.
struct ServedTask
{
    QString id; ///< "task-..."
    QString name;
    QString url; ///< as written
    QString description = {};
    bool isEnabled = true;
    std::optional<ServedPlacement> global = {}; ///< set: it is called in all workspaces
    QStringList attachmentIds = {};             ///< "wstask-..."; of the workspaces that it is attached to
};

/// A run task at a workspace as the service answers it (spec 4.12). An older service tells a single `stage`.
struct ServedAttachment
{
    QString id; ///< "wstask-..."; empty where an answer had no document
    QString taskId;
    QString workspaceId;
    ServedPlacement placement = {};
};

/// A run task with its attachments, from one answer that includes them.
struct AttachedTask
{
    ServedTask task;
    QList<ServedAttachment> attachments = {};
    bool isWhole = true; ///< false: the answer does not include all attachments that the task names
    QHash<QString, QString> workspaceNames = {}; ///< by id, of those that are included

    /// The name of a workspace; empty if it is not included.
    QString workspaceName(const QString &id) const { return workspaceNames.value(id); }
};

/// Errors: Protocol "json.missing" and "json.type" with the pointer as subject.
base::Result<ServedTask> readServedTask(const QJsonObject &resource);
base::Result<ServedAttachment> readServedAttachment(const QJsonObject &resource);

/// Reads the task of a document, with what its `included` has. Errors: as above, with the pointer from the document.
base::Result<AttachedTask> readAttachedTask(const QJsonObject &document);

} // namespace runlatch::protocol
