// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "protocol/deliverykind.h"
#include "protocol/runtaskrequest.h"

namespace runlatch::protocol {

/// The key that every notification has, and no run task.
constexpr QLatin1StringView NotificationConfiguration("notification_configuration_id");

/// The texts of a notification that lists show (spec 2.8). A text that was null or absent is a null QString.
struct Notification
{
    QString trigger; ///< "run:completed"
    QString message; ///< of the event; of a change request its subject
    QString runId;
    QString workspaceName;
    QString organizationName;

    /// The test that is sent when a notification is set up. It must be answered 2xx (its documents).
    bool isVerification() const { return trigger == QLatin1StringView("verification"); }
};

/// Reads tolerantly what kindOfPayload() takes for a notification of this kind.
Notification notificationOf(const RunTaskRequest &payload, DeliveryKind kind);

/// The content of a notification of a created change request.
struct CreatedChangeRequest
{
    QString configurationId; ///< "nc-..."
    ChangeRequest changeRequest;
    QString url; ///< of its page
    QString createdBy;
    QString workspaceName;
    QString organizationName;
};

/// Compact UTF-8 JSON with the keys of spec 2.8, in its order.
QByteArray writeNotification(const CreatedChangeRequest &created);

} // namespace runlatch::protocol
