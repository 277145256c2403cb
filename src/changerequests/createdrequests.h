// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "service/endpoint.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

namespace runlatch::changerequests {

/// A bulk create that was sent, and the place where its change requests are, or may be.
struct CreatedRequests
{
    /// The service's clock may be behind ours by this.
    static constexpr std::chrono::minutes ClockDifference{10};

    service::Endpoint endpoint; ///< without a token if an earlier run sent it
    QString organization;       ///< empty: not known
    QString subject;
    std::optional<int> targets; ///< nullopt: number not known
    QDateTime sentAt;           ///< UTC

    /// Tells whether the change request is one of these, as far as its subject and its time tell. The service names no
    /// bulk create in a change request. An unknown time counts.
    bool mayInclude(const protocol::ChangeRequest &changeRequest) const;
};

} // namespace runlatch::changerequests
