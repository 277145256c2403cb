// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/exploredworkspace.h"

#include "protocol/explorerfield.h"
#include "protocol/resourcereader.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

QString ExploredWorkspace::text(QStringView field) const
{
    const QJsonValue documented = attributes.value(attributeOfField(field));
    return (documented.isUndefined() ? attributes.value(field) : documented).toVariant().toString();
}

base::Result<ExploredWorkspace> readExploredWorkspace(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    ExploredWorkspace read{
        .id = {},
        .name = reader.text(u"/attributes/workspace-name"),
        .attributes = resource["attributes"_L1].toObject(),
        .unknown = unknownMembers(resource, {}),
    };
    read.unknown.attributes = {};
    if (read.name.isEmpty()) // some servers write the names of the fields
        read.name = reader.text(u"/attributes/workspace_name");
    const bool isNamedAlone = !reader.isTold(u"/id") && !read.name.isEmpty();
    if (!isNamedAlone)
        read.id = reader.id();
    if (!read.id.startsWith("ws-"_L1)) {
        for (const QStringView place : {u"/attributes/external-id", u"/attributes/external_id"}) {
            if (const QString external = reader.text(place); !external.isEmpty())
                read.id = external;
        }
    }
    if (reader.error())
        return *reader.error();
    return read;
}

QJsonObject writeExploredWorkspace(const ExploredWorkspace &workspace)
{
    QJsonObject attributes = workspace.attributes;
    if (!workspace.name.isEmpty())
        attributes.insert("workspace-name"_L1, workspace.name);
    return withUnknown({{u"id"_s, workspace.id}, {u"type"_s, u"visibility-workspace"_s}, {u"attributes"_s, attributes}},
                       workspace.unknown);
}

} // namespace runlatch::protocol
