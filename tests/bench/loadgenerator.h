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
    int connections = 16; ///< kept alive, each with one request under way
    QByteArray request;   ///< whole, head and body; the same one each time
    std::chrono::milliseconds warmUp{200};
    std::chrono::milliseconds time{1000};
};

struct LoadResult
{
    double perSecond = 0; ///< answers with status 200 in the measured time
    double waited = 0;    ///< the part of it in which the generator had nothing to do: near 0, it was the bottleneck
    qint64 answered = 0;  ///< in all, warm-up included
};

/// Asks a server on 127.0.0.1 as fast as it answers, in the calling thread, which needs no event loop of Qt. It is
/// made of sockets and nothing else, so that it costs less than any server that it can be used on.
/// Null, with a line on standard error, when an answer was not 200 or a connection broke.
std::optional<LoadResult> generate(const Load &load, quint16 port);

} // namespace runlatch::bench
