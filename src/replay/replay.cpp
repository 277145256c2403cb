// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/replay.h"

#include <algorithm>
#include <utility>

namespace runlatch::replay {

namespace {

/// No more than so many bytes are under way, but always one request.
int parallelOf(const Course &course)
{
    const qint64 bytes = std::max<qint64>(course.request.head.size() + course.request.body.size(), 1);
    const qint64 most = std::clamp<qint64>(Course::MaxBytesUnderWay / bytes, 1, Course::MaxParallel);
    return static_cast<int>(std::clamp<qint64>(course.parallel, 1, most));
}

} // namespace

Replay::Replay(inspector::Resender &resender, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_resender(resender)
    , m_clock(clock)
{
}

Replay::~Replay()
{
    cancel();
}

void Replay::start(const Course &course)
{
    m_course = course;
    m_course.times = std::clamp(course.times, 1, Course::MaxTimes);
    m_course.parallel = parallelOf(course);
    m_startedAt = m_clock.monotonic();
    fill();
}

void Replay::cancel()
{
    m_course.times = 0;
    for (auto &[number, call] : m_calls)
        call.abort();
}

/// An answer that comes while more are begun begins no further ones.
void Replay::fill()
{
    if (std::exchange(m_isFilling, true))
        return;
    while (m_begun < m_course.times && underWay() < m_course.parallel)
        begin();
    m_isFilling = false;
}

void Replay::begin()
{
    const int number = ++m_begun;
    inspector::Resending request = m_course.request;
    if (m_course.isFresh && (number > 1 || !request.fresh))
        request.fresh = inspector::Freshness::made(m_clock.utc());
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
    if (m_tally.ended() == m_course.times)
        emit finished();
    else
        fill();
}

} // namespace runlatch::replay
