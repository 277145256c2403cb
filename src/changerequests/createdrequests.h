// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/endpoint.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace runlatch::changerequests {

/// A bulk create that was sent, and the place where its change requests are, or may be.
struct CreatedRequests
{
    service::Endpoint endpoint; ///< without a token if an earlier run sent it
    QString organization;       ///< empty: not known
    QString subject;
    std::optional<int> targets; ///< nullopt: number not known
    QDateTime sentAt;           ///< UTC
};

} // namespace runlatch::changerequests
