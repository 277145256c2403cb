// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <chrono>

namespace runlatch::http {

/// The limits of a server for strangers. A request above a limit is refused before it costs more than the limit.
struct Limits
{
    qint64 headerBytes = 64 * 1024;     ///< request line, header and empty line: 431
    int headerLines = 100;              ///< 431
    qint64 bodyBytes = 8 * 1024 * 1024; ///< 413; at most MostBodyBytes
    // Times are absolute: sending byte by byte does not extend them.
    std::chrono::milliseconds header = std::chrono::seconds(10); ///< from the first byte to the empty line: 408
    /// From the empty line to the last byte: 408. It is for bodies of up to TimedBodyBytes, see bodyTime().
    std::chrono::milliseconds body = std::chrono::seconds(30);
    std::chrono::milliseconds idle = std::chrono::seconds(15); ///< between requests; the connection is then closed
    /// The memory of a server, over all connections, or of all servers of an UnfinishedBudget, for requests that are
    /// not complete: capacities of input buffers and bodies, and each head three times (its bytes, its lines, Beast's
    /// own copy). Above this limit, the largest requests are answered 503 until the rest fits. A single body within its
    /// limit is always accepted: the effective limit is at least `maxHeldByOne()`. Not counted are complete requests,
    /// which belong to the handler, and at most 64 KB for each connection that a socket has read ahead (with TLS as
    /// much again, not yet decrypted).
    qint64 unfinishedBytes = 256 * 1024 * 1024;
    int connections = 256; ///< when full, the connection that has been longest without a complete request is cut

    /// A chunked body grows piece by piece, so its buffer is up to twice as large as its content.
    qint64 maxHeldByOne() const { return 2 * bodyBytes + 3 * headerBytes + 2 * (headerBytes + ReadSize); }
    /// The time for a body. A server that takes larger ones gives more in proportion, 240 s for MostBodyBytes: a link
    /// that is just fast enough for 8 MB would never bring the largest body in the same time.
    std::chrono::milliseconds bodyTime() const { return body * std::max(bodyBytes, TimedBodyBytes) / TimedBodyBytes; }
    static constexpr qint64 TimedBodyBytes = 8 * 1024 * 1024;
    static constexpr qint64 MostBodyBytes = 64 * 1024 * 1024;
    /// The connections that the system keeps until a busy server accepts them: as many as a server has by default.
    static constexpr int Backlog = 256;
    static constexpr qint64 ReadSize = 64 * 1024; ///< the most bytes of one read of a socket
};

} // namespace runlatch::http
