// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/foreignrequest.h"

namespace runlatch::interchange {

/// The requests that ngrok's local API lists (`/api/requests/http`), or one of them. Each has the bytes that arrived.
QList<QByteArray> ngrokRequests(const QByteArray &file);
/// Errors: Usage "import.broken", "import.missing", "import.value" (request.raw).
base::Result<ForeignRequest> readNgrokRequest(const QByteArray &request);

/// The requests that webhook.site's API lists (`/token/ID/requests`), or one of them. It keeps bodies as text.
QList<QByteArray> webhookSiteRequests(const QByteArray &file);
/// Errors: Usage "import.broken", "import.missing", "import.value" (url, content).
base::Result<ForeignRequest> readWebhookSiteRequest(const QByteArray &request);

} // namespace runlatch::interchange
