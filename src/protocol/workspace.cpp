// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/workspace.h"

#include "protocol/resourcereader.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

base::Result<Organization> readOrganization(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const QString id = reader.id();
    const QString name = reader.text(u"/attributes/name");
    const Organization read{.name = name.isEmpty() ? id : name,
                            .externalId = reader.text(u"/attributes/external-id"),
                            .unknown = unknownMembers(resource, {"name"_L1, "external-id"_L1})};
    if (reader.error())
        return *reader.error();
    return read;
}

base::Result<Workspace> readWorkspace(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const Workspace read{
        .id = reader.id(),
        .name = reader.text(u"/attributes/name", ResourceReader::Need::Required),
        .activeChangeRequests = reader.count(u"/attributes/unarchived-workspace-change-requests-count", -1),
        .organization = reader.text(u"/relationships/organization/data/id"),
        .unknown =
            unknownMembers(resource, {"name"_L1, "unarchived-workspace-change-requests-count"_L1}, {"organization"_L1}),
    };
    if (reader.error())
        return *reader.error();
    return read;
}

QJsonObject writeOrganization(const Organization &organization)
{
    QJsonObject attributes{{u"name"_s, organization.name}};
    if (!organization.externalId.isEmpty())
        attributes.insert("external-id"_L1, organization.externalId);
    return withUnknown({{u"id"_s, organization.name}, {u"type"_s, u"organizations"_s}, {u"attributes"_s, attributes}},
                       organization.unknown);
}

QJsonObject writeWorkspace(const Workspace &workspace, const QString &organization)
{
    QJsonObject attributes{{u"name"_s, workspace.name}};
    if (workspace.activeChangeRequests >= 0)
        attributes.insert("unarchived-workspace-change-requests-count"_L1, workspace.activeChangeRequests);
    const QJsonObject owner{{u"data"_s, QJsonObject{{u"id"_s, organization}, {u"type"_s, u"organizations"_s}}}};
    const QJsonObject resource{
        {u"id"_s, workspace.id},
        {u"type"_s, u"workspaces"_s},
        {u"attributes"_s, attributes},
        {u"relationships"_s, QJsonObject{{u"organization"_s, owner}}},
    };
    return withUnknown(resource, workspace.unknown);
}

} // namespace runlatch::protocol
