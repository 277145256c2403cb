// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/bulkaction.h"

#include "base/rules.h"
#include "protocol/resourcereader.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr auto BulkActionType = "explorer_bulk_actions"_L1;

/// Dashes and underscores are one: services write member names both ways.
bool isBulkAction(QString type)
{
    return type.replace(u'-', u'_').endsWith("bulk_actions"_L1);
}

} // namespace

base::Result<BulkAction> readBulkAction(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const QString type = reader.text(u"/type");
    if (reader.isTold(u"/type") && !isBulkAction(type))
        return base::Error{.kind = base::ErrorKind::Protocol, .rule = base::Rules::JsonType, .subject = u"/type"_s};
    const BulkAction read{
        .id = reader.id(),
        .organizationId = reader.text(u"/attributes/organization_id"),
        .actionType = reader.text(u"/attributes/action_type"),
        .subject = reader.text(u"/attributes/action_inputs/subject"),
        .message = reader.text(u"/attributes/action_inputs/message"),
        .createdBy = reader.text(u"/attributes/created_by/id"),
        .unknown =
            unknownMembers(resource, {"organization_id"_L1, "action_type"_L1, "action_inputs"_L1, "created_by"_L1}),
        .unknownInputs =
            membersBut(resource["attributes"_L1]["action_inputs"_L1].toObject(), {"subject"_L1, "message"_L1}),
    };
    if (reader.error())
        return *reader.error();
    return read;
}

QJsonObject writeBulkAction(const BulkAction &action)
{
    const QJsonObject inputs{{u"subject"_s, action.subject}, {u"message"_s, action.message}};
    const QJsonObject attributes{
        {u"organization_id"_s, action.organizationId},
        {u"action_type"_s, action.actionType},
        {u"action_inputs"_s, withMembers(inputs, action.unknownInputs)},
        {u"created_by"_s, QJsonObject{{u"id"_s, action.createdBy}, {u"type"_s, u"users"_s}}},
    };
    return withUnknown({{u"id"_s, action.id}, {u"type"_s, QString(BulkActionType)}, {u"attributes"_s, attributes}},
                       action.unknown);
}

} // namespace runlatch::protocol
