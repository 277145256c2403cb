// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtasks/servedtask.h"

#include "base/rules.h"
#include "protocol/resourcereader.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

/// Reads a placement from the attributes of an attachment, or from those of a global configuration.
ServedPlacement placementOf(const QJsonObject &from)
{
    ServedPlacement placement{.enforcementLevel = from["enforcement-level"_L1].toString()};
    const QJsonArray stages = from["stages"_L1].toArray();
    for (const QJsonValue stage : stages) {
        if (placement.stages.size() == ServedPlacement::MaxStages)
            break;
        if (const QString name = stage.toString(); !name.isEmpty() && !placement.stages.contains(name))
            placement.stages.append(name);
    }
    if (const QString single = from["stage"_L1].toString(); placement.stages.isEmpty() && !single.isEmpty())
        placement.stages.append(single);
    return placement;
}

std::optional<ServedPlacement> globalOf(const QJsonObject &attributes)
{
    const QJsonObject global = attributes["global-configuration"_L1].toObject();
    return global["enabled"_L1].toBool() ? std::optional(placementOf(global)) : std::nullopt;
}

QStringList attachmentIdsOf(const QJsonObject &resource)
{
    QStringList ids;
    const QJsonArray told = resource["relationships"_L1]["workspace-tasks"_L1]["data"_L1].toArray();
    for (const QJsonValue one : told) {
        if (const QString id = one["id"_L1].toString(); !id.isEmpty())
            ids.append(id);
    }
    return ids;
}

void takeIncluded(const QJsonObject &resource, AttachedTask &task)
{
    if (resource["type"_L1] == "workspaces"_L1) {
        task.workspaceNames.insert(resource["id"_L1].toString(), resource["attributes"_L1]["name"_L1].toString());
        return;
    }
    if (resource["type"_L1] != "workspace-tasks"_L1)
        return;
    const auto attachment = readServedAttachment(resource);
    if (attachment && (attachment->taskId.isEmpty() || attachment->taskId == task.task.id))
        task.attachments.append(*attachment);
}

} // namespace

bool ServedPlacement::isSame(const TaskPlacement &placement) const
{
    QSet<QString> wanted;
    for (const Stage stage : placement.stages)
        wanted.insert(stageName(stage));
    return wanted == QSet<QString>(stages.begin(), stages.end())
        && enforcementLevel == enforcementLevelName(placement.enforcementLevel);
}

base::Result<ServedTask> readServedTask(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const QJsonObject attributes = resource["attributes"_L1].toObject();
    const ServedTask read{
        .id = reader.id(),
        .name = reader.text(u"/attributes/name", ResourceReader::Need::Required),
        .url = reader.text(u"/attributes/url"),
        .description = reader.text(u"/attributes/description"),
        .isEnabled = attributes["enabled"_L1].toBool(true),
        .global = globalOf(attributes),
        .attachmentIds = attachmentIdsOf(resource),
    };
    if (reader.error())
        return *reader.error();
    return read;
}

base::Result<ServedAttachment> readServedAttachment(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const ServedAttachment read{
        .id = reader.id(),
        .taskId = reader.text(u"/relationships/task/data/id"),
        .workspaceId = reader.text(u"/relationships/workspace/data/id"),
        .placement = placementOf(resource["attributes"_L1].toObject()),
    };
    if (reader.error())
        return *reader.error();
    return read;
}

base::Result<AttachedTask> readAttachedTask(const QJsonObject &document)
{
    const QJsonValue data = document["data"_L1];
    if (!data.isObject())
        return base::Error{.kind = base::ErrorKind::Protocol,
                           .rule = data.isUndefined() ? base::Rules::JsonMissing : base::Rules::JsonType,
                           .subject = u"/data"_s};
    const auto task = readServedTask(data.toObject());
    if (!task) {
        base::Error error = task.error();
        error.subject.prepend("/data"_L1);
        return error;
    }
    AttachedTask read{.task = *task};
    const QJsonArray included = document["included"_L1].toArray();
    for (const QJsonValue one : included)
        takeIncluded(one.toObject(), read);
    QSet<QString> ids;
    for (const ServedAttachment &attachment : std::as_const(read.attachments)) {
        if (!attachment.workspaceId.isEmpty())
            ids.insert(attachment.id);
    }
    read.isWhole = std::all_of(task->attachmentIds.begin(), task->attachmentIds.end(),
                               [&ids](const QString &id) { return ids.contains(id); });
    return read;
}

} // namespace runlatch::protocol
