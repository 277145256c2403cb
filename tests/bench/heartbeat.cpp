// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "heartbeat.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

/// The time in milliseconds that this thread was busy so far; wall-clock time if the system does not tell.
double busyTime()
{
#ifdef Q_OS_UNIX
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
#else
    static QElapsedTimer timer;
    if (!timer.isValid())
        timer.start();
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
#endif
}

} // namespace

Heartbeat::Heartbeat()
{
    auto *timer = new QTimer(this);
    timer->setTimerType(Qt::PreciseTimer);
    timer->callOnTimeout(this, [this] { beat(); });
    timer->start(4ms);
    begin();
}

void Heartbeat::begin()
{
    m_last = busyTime();
    m_longest = 0;
}

void Heartbeat::beat()
{
    const double now = busyTime();
    m_longest = std::max(m_longest, now - m_last);
    m_last = now;
}

} // namespace runlatch::bench
