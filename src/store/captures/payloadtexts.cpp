// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/payloadtexts.h"

#include "protocol/notification.h"

namespace runlatch::store {

void takePayloadTexts(const protocol::RunTaskRequest &payload, protocol::DeliveryKind kind, CaptureRow &row)
{
    row.runId = payload.runId;
    row.enforcementLevel = payload.taskResultEnforcementLevel;
    if (protocol::isNotification(kind)) {
        const protocol::Notification notification = protocol::notificationOf(payload, kind);
        row.stage = notification.trigger;
        row.workspaceName = notification.workspaceName;
        row.organizationName = notification.organizationName;
        row.runMessage = notification.message;
        return;
    }
    row.stage = payload.stage;
    row.workspaceName = payload.workspaceName;
    row.organizationName = payload.organizationName;
    row.runMessage = payload.runMessage;
}

} // namespace runlatch::store
