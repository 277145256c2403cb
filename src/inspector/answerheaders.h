// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QStringList>

namespace runlatch::inspector {

/// The headers of an endpoint's answer, from lines of "Name: value" as a person writes them; blank lines do not count.
/// Usage "endpoint.header" with the first line that has no colon or cannot be sent (EndpointAnswer says what can).
base::Result<http::Headers> readHeaderLines(const QStringList &lines);

/// The reverse of readHeaderLines().
QStringList writeHeaderLines(const http::Headers &headers);

} // namespace runlatch::inspector
