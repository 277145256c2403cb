// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreignrequest.h"

namespace runlatch::interchange {

/// The requests that ngrok's local API lists (`/api/requests/http`), or one of them. Each has the bytes that arrived.
QList<QByteArray> ngrokRequests(const QByteArray &file);
/// Errors: "import.broken", "import.missing", "import.value" (request.raw), and those of foreignEntry().
base::Result<HarEntry> readNgrokRequest(const QByteArray &request, const QDateTime &fileTime);

/// The requests that webhook.site's API lists (`/token/ID/requests`), or one of them. It keeps bodies as text.
QList<QByteArray> webhookSiteRequests(const QByteArray &file);
/// Errors: "import.broken", "import.value" (url, content), and those of foreignEntry().
base::Result<HarEntry> readWebhookSiteRequest(const QByteArray &request, const QDateTime &fileTime);

} // namespace runlatch::interchange
