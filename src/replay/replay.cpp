// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/replay.h"

#include <algorithm>
#include <utility>

namespace runlatch::replay {

namespace {

/// No more than so many bytes are under way, but always one request.
int parallelOf(const Batch &batch)
{
    const qint64 bytes = std::max<qint64>(batch.request.head.size() + batch.request.body.size(), 1);
    const qint64 most = std::clamp<qint64>(Batch::MaxBytesUnderWay / bytes, 1, Batch::MaxParallel);
    return static_cast<int>(std::clamp<qint64>(batch.parallel, 1, most));
}

} // namespace

Replay::Replay(Resender &resender, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_resender(resender)
    , m_clock(clock)
{
}

Replay::~Replay()
{
    cancel();
}

void Replay::start(const Batch &batch)
{
    m_batch = batch;
    m_batch.times = std::clamp(batch.times, 1, Batch::MaxTimes);
    m_batch.parallel = parallelOf(batch);
    m_startedAt = m_clock.monotonic();
    fill();
}

void Replay::cancel()
{
    m_batch.times = 0;
    for (auto &[number, call] : m_calls)
        call.abort();
}

/// An answer that comes while more are begun begins no further ones.
void Replay::fill()
{
    if (std::exchange(m_isFilling, true))
        return;
    while (m_begun < m_batch.times && underWay() < m_batch.parallel)
        begin();
    m_isFilling = false;
}

void Replay::begin()
{
    const int number = ++m_begun;
    Resending request = m_batch.request;
    if (m_batch.isFresh && (number > 1 || !request.fresh))
        request.fresh = Freshness::made(m_clock.utc());
    const QByteArray id = request.fresh ? request.fresh->taskResultId : QByteArray();
    m_calls[number] = m_resender.send(
        request, this, [this, number, id](const base::Result<http::Response> &answer) { take(number, id, answer); });
}

void Replay::take(int number, const QByteArray &id, const base::Result<http::Response> &answer)
{
    m_calls.erase(number);
    m_tally.add(answer);
    m_took = m_clock.monotonic() - m_startedAt;
    emit sent({number, id, answer});
    if (m_tally.ended() == m_batch.times)
        emit finished();
    else
        fill();
}

} // namespace runlatch::replay
