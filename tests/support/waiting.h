// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>

namespace runlatch::support {

/// The time that a test waits for what it expects. What must not come is looked for after something that comes behind
/// it, never after a turn of the event loop alone. Qt's QTRY_ macros and qWaitFor() handle events, and then sleep for
/// 10 or 50 ms even if something comes. This class handles events as they come, and checks the expectation often.
class Patience
{
public:
    /// Lasts for @p time, and for two minutes at least: a correct test does not fail because the machine is busy.
    /// At least @p pause lies between two checks.
    explicit Patience(std::chrono::milliseconds time, std::chrono::milliseconds pause = std::chrono::milliseconds(2))
        : m_deadline(std::max(time, Least))
        , m_pause(pause)
    {
    }

    /// Handles events during the pause, or for four times as long as the last check took. False when the time is over,
    /// or when the test has failed already.
    bool lasts();

private:
    static constexpr std::chrono::milliseconds Least{120'000};

    const QDeadlineTimer m_deadline;
    const std::chrono::milliseconds m_pause;
    QElapsedTimer m_look;
};

/// Tells whether @p isThere() became true in time. Handles events as they come, and checks every five milliseconds at
/// most, so that a condition may press keys.
template <typename Condition> bool waitFor(Condition isThere, int milliseconds = 30'000)
{
    Patience patience{std::chrono::milliseconds(milliseconds), std::chrono::milliseconds(5)};
    bool isMet = isThere();
    while (!isMet && patience.lasts())
        isMet = isThere();
    return isMet;
}

} // namespace runlatch::support

// Qt has no other way to change how its QTRY_ macros wait. The time is a number of milliseconds in older versions of
// Qt, and written like 5s in newer ones.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    {                                                                                                                  \
        runlatch::support::Patience qt_test_patience([&] {                                                             \
            using namespace std::chrono_literals;                                                                      \
            return std::chrono::milliseconds(timeout);                                                                 \
        }());                                                                                                          \
        while (!(expr) && qt_test_patience.lasts()) { }                                                                \
    }
