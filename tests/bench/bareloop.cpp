// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "bareloop.h"

#include "cpuclock.h"
#include "requesttable.h"

#include <QTemporaryDir>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

constexpr int RowsOfACommit = 64;
constexpr auto LoopWarmUp = 200ms;
constexpr auto LoopTime = 1000ms;

} // namespace

std::optional<Measured> bareLoop(const QByteArray &bytes)
{
    using Clock = std::chrono::steady_clock;
    const QTemporaryDir folder;
    RequestTable table(folder.filePath(u"requests.sqlite"_s));
    for (const auto end = Clock::now() + LoopWarmUp; Clock::now() < end;) {
        if (!table.commit(bytes, RowsOfACommit))
            return std::nullopt;
    }
    const double cpu = threadCpu();
    const auto begin = Clock::now();
    double rows = 0;
    while (Clock::now() < begin + LoopTime) {
        if (!table.commit(bytes, RowsOfACommit))
            return std::nullopt;
        rows += RowsOfACommit;
    }
    const std::chrono::duration<double> took = Clock::now() - begin;
    return Measured(rows / took.count(), (threadCpu() - cpu) * 1e6 / rows);
}

} // namespace runlatch::bench
