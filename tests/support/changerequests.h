// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/utc.h"
#include "protocol/changerequest.h"

namespace runlatch::support {

/// Lends change requests as values. A reader of the wire is held to the texts in tests/service and tests/data instead.
inline protocol::ChangeRequest changeRequest(const QString &id, const QString &subject, const QString &message = {})
{
    protocol::ChangeRequest made;
    made.id = id;
    made.subject = subject;
    made.message = message;
    return made;
}

/// With the subject "About ID".
inline protocol::ChangeRequest changeRequest(const QString &id)
{
    return changeRequest(id, QStringLiteral("About ") + id);
}

/// The same, archived by user-1 on 20 November 2026 at 8:30 or at another time.
inline protocol::ChangeRequest archived(protocol::ChangeRequest changeRequest,
                                        const QDateTime &at = QDateTime(QDate(2026, 11, 20), QTime(8, 30), base::Utc))
{
    changeRequest.archived = protocol::Archived{QStringLiteral("user-1"), at};
    return changeRequest;
}

} // namespace runlatch::support
