// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/createdrequests.h"

namespace runlatch::changerequests {

bool CreatedRequests::mayInclude(const protocol::ChangeRequest &changeRequest) const
{
    const QDateTime since = sentAt.addSecs(-std::chrono::seconds(ClockDifference).count());
    return changeRequest.subject == subject
        && (!since.isValid() || !changeRequest.createdAt.isValid() || changeRequest.createdAt >= since);
}

} // namespace runlatch::changerequests
