// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <chrono>

namespace runlatch::http {

/// What a server takes from strangers; a request over one is refused before it costs more than the limit.
struct Limits
{
    qint64 headerBytes = 64 * 1024;     ///< request line, header and empty line: 431
    int headerLines = 100;              ///< 431
    qint64 bodyBytes = 8 * 1024 * 1024; ///< 413
    // Times are absolute: a drip of bytes does not win more.
    std::chrono::milliseconds header = std::chrono::seconds(10); ///< from the first byte to the empty line: 408
    std::chrono::milliseconds body = std::chrono::seconds(30);   ///< from the empty line to the last byte: 408
    std::chrono::milliseconds idle = std::chrono::seconds(15);   ///< between requests: closed
    int connections = 256; ///< when full, the one longest without a complete request is cut
};

} // namespace runlatch::http
