// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::http {

/// Tells whether a web page in a browser sent the request. A browser can reach a loopback port for any page it shows,
/// and adds `Origin` or `Sec-Fetch-Site` to the page's requests; no page can remove them. The service and its tools
/// send neither. Therefore any `Origin` counts, and any `Sec-Fetch-Site` but "none" (a person typed the address). Each
/// of several header lines of one name counts.
///
/// `allowsOwnReading`: GET and HEAD may also come from a page that this very server showed ("same-origin").
bool isOfWebPage(const Request &request, bool allowsOwnReading);

} // namespace runlatch::http
