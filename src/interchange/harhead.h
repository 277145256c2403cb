// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/result.h"
#include "http/message.h"
#include "interchange/foreign/jsonmembers.h"

#include <QList>
#include <QUrl>

namespace runlatch::interchange {

bool isOfTls(QStringView scheme); ///< "https" or "wss"

/// The address of a request in a HAR, which was read with "url". Errors: "import.no-http" for one of another protocol,
/// such as data: and blob:, which browsers record beside their requests; "import.value", "import.too-large"; subject =
/// "url". A WebSocket begins as a request of HTTP.
base::Result<QUrl> harAddress(const JsonMembers &request);

/// The request without its body: its target has the escapes as `url` spells them, and a Host comes of `:authority` or
/// of `url` if there is none. `source` was read with "method", "url" and "headers". Appends to `lost` the headers that
/// cannot stand in a request: "import.header-lost", "import.headers-lost". The pseudo headers of HTTP/2 are no loss.
/// Errors: "import.value" with subject "method", "import.too-large" with subject "headers".
base::Result<http::Request> readHarHead(const JsonMembers &source, const QUrl &url, QList<base::Error> &lost);

} // namespace runlatch::interchange
