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
    return attributes.value(attributeOfField(field)).toVariant().toString();
}

base::Result<ExploredWorkspace> readExploredWorkspace(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    ExploredWorkspace read{
        .id = reader.id(),
        .name = reader.text(u"/attributes/workspace-name"),
        .attributes = resource["attributes"_L1].toObject(),
        .unknown = unknownMembers(resource, {}),
    };
    read.unknown.attributes = {};
    if (!read.id.startsWith("ws-"_L1)) {
        if (const QString external = reader.text(u"/attributes/external-id"); !external.isEmpty())
            read.id = external;
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
