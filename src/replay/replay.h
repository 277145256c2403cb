// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "replay/replaytally.h"
#include "replay/resender.h"

#include <QObject>

#include <map>

namespace runlatch::replay {

/// A request, and how often it is sent.
struct Batch
{
    static constexpr int MaxTimes = 10'000;
    static constexpr int MaxParallel = 200;
    /// Bytes of bodies that are under way together; a single one may have more.
    static constexpr qint64 MaxBytesUnderWay = 256LL * 1024 * 1024;

    Resending request;
    /// Each has an id and times of its own: the first one those of `request.fresh`, if they are there.
    bool isFresh = false;
    int times = 1;    ///< 1 to MaxTimes
    int parallel = 1; ///< at once, 1 to MaxParallel; fewer where they would be too many bytes
};

/// One of them has ended.
struct Sent
{
    int number = 0;          ///< in the order in which they were begun, from 1
    QByteArray taskResultId; ///< its fresh id; empty without one
    base::Result<http::Response> answer;
};

/// Sends a captured request many times, several of them at once. Lives in one thread.
class Replay final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    Replay(Resender &resender, base::Clock &clock, QObject *parent = nullptr);
    ~Replay() override; ///< cancels

    void start(const Batch &batch); ///< once
    /// Begins no more, and aborts what is under way: nothing is told of it any more, and it may have arrived.
    void cancel();

    const ReplayTally &tally() const { return m_tally; }
    int begun() const { return m_begun; }
    int underWay() const { return static_cast<int>(m_calls.size()); }
    std::chrono::milliseconds took() const { return m_took; } ///< of all, when they have ended

signals:
    void sent(const runlatch::replay::Sent &sent);
    void finished(); ///< all have ended

private:
    void fill();
    void begin();
    void take(int number, const QByteArray &id, const base::Result<http::Response> &answer);

    Resender &m_resender;
    base::Clock &m_clock;
    Batch m_batch;
    ReplayTally m_tally;
    std::map<int, base::Call> m_calls; ///< under way, by their number
    std::chrono::milliseconds m_startedAt{0};
    std::chrono::milliseconds m_took{0};
    int m_begun = 0;
    bool m_isFilling = false;
};

} // namespace runlatch::replay
