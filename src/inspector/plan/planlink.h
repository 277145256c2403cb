// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/captures/capture.h"

#include <QUrl>

namespace runlatch::inspector {

/// The address of a request's plan, and the request's token, with which it is fetched. Both are secrets of the request.
struct PlanLink
{
    QUrl url;
    QByteArray token;
};

/// Reads them out of a capture; takes time with its body. Errors: Usage "fetch.no-link" (missing, not http or https,
/// with user information, above 8,000 characters), "fetch.refused-address" (written as one of http::isRefusedHost),
/// "fetch.no-token", "reply.token-removed", "reply.token-locked", "reply.token-replaced".
base::Result<PlanLink> planLinkOf(const store::Capture &capture);

/// Tells whether requests of this row's stage have a link to a plan.
bool mayHavePlan(const store::CaptureRow &row);
/// Tells whether a plan may be fetched for it although nobody asks: its signature is valid.
bool mayFetchUnasked(const store::CaptureRow &row);
/// The time after which the request's token is not accepted any more, as far as its row tells; UTC.
QDateTime tokenEndOf(const store::CaptureRow &row);

} // namespace runlatch::inspector
