// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"

#include <QTimer>

#include <algorithm>

#if defined(Q_OS_WIN)
#include <qt_windows.h>
#else
#include <time.h> // NOLINT(modernize-deprecated-headers): clock_gettime() is POSIX's
#endif

using namespace std::chrono_literals;

namespace runlatch::base {

QDateTime SystemClock::utc() const
{
    return QDateTime::currentDateTimeUtc();
}

std::chrono::milliseconds SystemClock::monotonic() const
{
#if defined(Q_OS_WIN)
    return std::chrono::milliseconds(static_cast<qint64>(GetTickCount64())); // counts sleep
#else
#if defined(Q_OS_LINUX)
    constexpr clockid_t counter = CLOCK_BOOTTIME; // CLOCK_MONOTONIC stands still while the machine sleeps
#else
    constexpr clockid_t counter = CLOCK_MONOTONIC; // macOS: counts sleep
#endif
    timespec now{};
    clock_gettime(counter, &now);
    return std::chrono::milliseconds(static_cast<qint64>(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000);
#endif
}

void SystemClock::callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function)
{
    // A timer stops while the machine sleeps; short rounds notice within a second that it woke up late.
    const auto wait = std::clamp(time - monotonic(), 0ms, 1000ms);
    auto round = [time, context, function = std::move(function)]() mutable {
        SystemClock clock; // captures no `this`, which may die before the context
        if (clock.monotonic() >= time)
            function();
        else
            clock.callAt(time, context, std::move(function));
    };
    QTimer::singleShot(wait, Qt::PreciseTimer, context, std::move(round));
}

} // namespace runlatch::base
