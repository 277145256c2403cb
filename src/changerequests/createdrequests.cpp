// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/createdrequests.h"

namespace runlatch::changerequests {

namespace {

constexpr qint64 ClockDifference = 600; // seconds that the service's clock may be behind ours

} // namespace

bool CreatedRequests::mayInclude(const protocol::ChangeRequest &changeRequest) const
{
    const QDateTime since = sentAt.addSecs(-ClockDifference);
    return changeRequest.subject == subject
        && (!since.isValid() || !changeRequest.createdAt.isValid() || changeRequest.createdAt >= since);
}

} // namespace runlatch::changerequests
