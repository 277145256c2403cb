// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/endpoint.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace runlatch::changerequests {

/// What a bulk create was sent for, and where its change requests are, or may be.
struct CreatedRequests
{
    service::Endpoint endpoint; ///< without a token where it was sent by an earlier run
    QString organization;       ///< empty: not known
    QString subject;
    std::optional<int> targets; ///< nothing: not known how many
    QDateTime sentAt;           ///< UTC
};

} // namespace runlatch::changerequests
