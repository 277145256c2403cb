// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"

namespace runlatch::http {

/// Whether a web page in a browser sent it. A browser can reach a loopback port for any page it shows, and writes
/// `Origin` or `Sec-Fetch-Site` into what the page asks for; no page can take them out. The service and its tools write
/// neither. So any `Origin` counts, and any `Sec-Fetch-Site` but "none" (a person typed the address); of several lines
/// each one.
///
/// `allowsOwnReading`: GET and HEAD may also be of a page that this very server showed ("same-origin").
bool isOfWebPage(const Request &request, bool allowsOwnReading);

} // namespace runlatch::http
