// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/notification.h"

#include "json/orderedjson.h"
#include "protocol/jsonapi.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

QString textIn(const QJsonObject &object, QLatin1StringView key)
{
    return object[key].toString(QString());
}

/// The documents have one event in each notification, and say that there may be more one day.
Notification ofRun(const RunTaskRequest &payload)
{
    const QJsonObject event = payload.unknown["notifications"_L1].toArray().at(0).toObject();
    return {.trigger = textIn(event, "trigger"_L1),
            .message = textIn(event, "message"_L1),
            .runId = payload.runId,
            .workspaceName = payload.workspaceName,
            .organizationName = payload.organizationName};
}

Notification ofWorkspace(const RunTaskRequest &payload)
{
    const QJsonObject details = payload.unknown["details"_L1].toObject();
    return {.trigger = textIn(payload.unknown, "trigger"_L1),
            .message = textIn(payload.unknown, "message"_L1),
            .runId = {},
            .workspaceName = textIn(details, "workspace_name"_L1),
            .organizationName = textIn(details, "organization_name"_L1)};
}

Notification ofChangeRequest(const RunTaskRequest &payload)
{
    return {.trigger = deliveryForm(DeliveryKind::ChangeRequestNotification).trigger,
            .message = textIn(payload.unknown, "change_request_subject"_L1),
            .runId = {},
            .workspaceName = payload.workspaceName,
            .organizationName = payload.organizationName};
}

} // namespace

Notification notificationOf(const RunTaskRequest &payload, DeliveryKind kind)
{
    switch (kind) {
    case DeliveryKind::RunNotification: return ofRun(payload);
    case DeliveryKind::WorkspaceNotification: return ofWorkspace(payload);
    case DeliveryKind::ChangeRequestNotification: return ofChangeRequest(payload);
    case DeliveryKind::RunTask:
    case DeliveryKind::BetaRunTask: break;
    }
    return {};
}

QByteArray writeNotification(const CreatedChangeRequest &created)
{
    const ChangeRequest &changeRequest = created.changeRequest;
    json::OrderedJson json;
    json.add(u"payload_version", u"1"_s).add(NotificationConfiguration.toString(), created.configurationId);
    json.add(u"change_request_url", created.url).add(u"change_request_subject", changeRequest.subject);
    json.add(u"change_request_message", changeRequest.message);
    json.add(u"change_request_created_at", writeTime(changeRequest.createdAt));
    json.add(u"change_request_created_by", created.createdBy).add(u"workspace_id", changeRequest.workspaceId);
    json.add(u"workspace_name", created.workspaceName).add(u"organization_name", created.organizationName);
    return json.toJson();
}

} // namespace runlatch::protocol
