// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/gate.h"

#include <algorithm>

namespace runlatch::http {

bool announcesBody(const Request &head)
{
    const QByteArray length = headerValue(head.headers, "Content-Length"); // digits only: the parser checked
    return std::any_of(length.begin(), length.end(), [](char digit) { return digit != '0'; })
        || !headerValue(head.headers, "Transfer-Encoding").isNull();
}

} // namespace runlatch::http
