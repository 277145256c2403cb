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
    /// What a server holds, over all connections, for requests that are not complete: capacities of input buffers and
    /// bodies, and each head three times (its bytes, its lines, Beast's own copy). A byte more, and the largest of them
    /// is answered 503 until it fits. A body within its limit that comes alone is always taken: `mostHeldByOne()` is
    /// the least that this counts as. Not in it are complete requests, which are the handler's, and for each connection
    /// at most 64 KB that a socket has read ahead (with TLS as much again, not yet decrypted).
    qint64 unfinishedBytes = 256 * 1024 * 1024;
    int connections = 256; ///< when full, the one longest without a complete request is cut

    /// A chunked body is announced piece by piece, so its buffer is up to twice as large as what is in it.
    qint64 mostHeldByOne() const { return 2 * bodyBytes + 3 * headerBytes + 2 * (headerBytes + ReadSize); }
    static constexpr qint64 ReadSize = 64 * 1024; ///< what is read of a socket at a time
};

} // namespace runlatch::http
