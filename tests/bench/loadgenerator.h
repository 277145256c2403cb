// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <chrono>
#include <memory>
#include <optional>

namespace runlatch::bench {

struct Load
{
    int connections = 16; ///< connections that are kept alive, each with one request under way
    QByteArray request;   ///< the complete request, head and body; the same one each time
    int perSecond = 0;    ///< requests a second over all connections; 0: as fast as they are answered
    std::chrono::milliseconds warmUp{200};
    std::chrono::milliseconds time{1000};
};

struct LoadResult
{
    double perSecond = 0; ///< answers with status 200 in the measured time
    /// The part of the time in which the generator was idle; near 0 the generator was the bottleneck.
    double waited = 0;
    qint64 answered = 0; ///< all answers, warm-up included
    double cpu = 0;      ///< seconds of the processor that the generator used, warm-up included; 0: not measured
};

/// Sends requests to a server on 127.0.0.1. It runs in the calling thread, without an event loop
/// of Qt, and uses only sockets, so it costs less than any server under test. Null, with a line on standard error, if
/// an answer was not 200 or a connection broke.
std::optional<LoadResult> generate(const Load &load, quint16 port);

} // namespace runlatch::bench
