// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/changerequest.h"

#include "protocol/jsonapi.h"
#include "protocol/resourcereader.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr KnownKeys Attributes{"subject"_L1,     "message"_L1,    "archived-by"_L1,
                               "archived-at"_L1, "created-at"_L1, "updated-at"_L1};
constexpr KnownKeys Relationships{"workspace"_L1, "created-by"_L1, "archived-by-user"_L1};

QJsonValue timeOrNull(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(writeTime(time)) : QJsonValue();
}

QJsonObject relationship(const QString &type, const QString &id)
{
    if (id.isEmpty())
        return {{u"data"_s, QJsonValue()}};
    return {{u"data"_s, QJsonObject{{u"id"_s, id}, {u"type"_s, type}}}};
}

template <typename Reader> base::Result<ChangeRequest> changeRequestOf(Reader &reader, UnknownMembers unknown)
{
    ChangeRequest read;
    read.id = reader.id();
    read.subject = reader.text(u"/attributes/subject", Reader::Need::Required);
    read.message = reader.text(u"/attributes/message");
    read.createdAt = reader.time(u"/attributes/created-at");
    read.updatedAt = reader.time(u"/attributes/updated-at");
    read.createdBy = reader.text(u"/relationships/created-by/data/id");
    read.workspaceId = reader.text(u"/relationships/workspace/data/id");
    Archived archived{reader.text(u"/attributes/archived-by"), reader.time(u"/attributes/archived-at")};
    if (archived.by.isEmpty())
        archived.by = reader.text(u"/relationships/archived-by-user/data/id");
    if (!archived.by.isEmpty() || reader.isTold(u"/attributes/archived-at"))
        read.archived = archived;
    read.unknown = std::move(unknown);
    if (reader.error())
        return *reader.error();
    return read;
}

} // namespace

base::Result<ChangeRequest> readChangeRequest(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    return changeRequestOf(reader, unknownMembers(resource, Attributes, Relationships));
}

base::Result<ChangeRequest> readStrictChangeRequest(const json::StrictJson &resource)
{
    StrictResourceReader reader(resource);
    return changeRequestOf(reader, unknownMembers(resource, Attributes, Relationships));
}

QJsonObject writeChangeRequest(const ChangeRequest &changeRequest, ChangeRequestDialect dialect)
{
    const bool specification = dialect == ChangeRequestDialect::Specification;
    const Archived archived = changeRequest.archived.value_or(Archived{});
    QJsonObject attributes{
        {u"subject"_s, changeRequest.subject},
        {u"message"_s, changeRequest.message},
        {u"archived-at"_s, timeOrNull(archived.at)},
        {u"created-at"_s, timeOrNull(changeRequest.createdAt)},
    };
    QJsonObject relationships{{u"workspace"_s, relationship(u"workspaces"_s, changeRequest.workspaceId)}};
    if (specification) {
        attributes.insert("archived-by"_L1, archived.by.isEmpty() ? QJsonValue() : QJsonValue(archived.by));
        attributes.insert("updated-at"_L1, timeOrNull(changeRequest.updatedAt));
    } else {
        relationships.insert("created-by"_L1, relationship(u"users"_s, changeRequest.createdBy));
        relationships.insert("archived-by-user"_L1, relationship(u"users"_s, archived.by));
    }
    const QJsonObject resource{
        {u"id"_s, changeRequest.id},
        {u"type"_s, specification ? u"workspace_change_requests"_s : u"workspace-change-requests"_s},
        {u"attributes"_s, attributes},
        {u"relationships"_s, relationships},
    };
    return withUnknown(resource, changeRequest.unknown);
}

} // namespace runlatch::protocol
