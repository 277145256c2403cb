// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>

namespace runlatch::support {

/// The time that a test waits for what it expects. Qt's QTRY_ macros and qWaitFor() handle events, and then sleep for
/// 10 or 50 ms even if something comes. This class handles events as they come, and checks the expectation often.
class Patience
{
public:
    /// Lasts for @p time, and for thirty seconds at least: a correct test does not fail because the machine is busy.
    explicit Patience(std::chrono::milliseconds time)
        : m_deadline(std::max(time, Least))
    {
    }

    /// Handles events for two milliseconds, or for four times as long as the last check took. False when the time is
    /// over, or when the test has failed already.
    bool lasts();

private:
    static constexpr std::chrono::milliseconds Least{30'000};

    const QDeadlineTimer m_deadline;
    QElapsedTimer m_look;
};

/// Tells whether @p isThere() became true in time. Checks every ten milliseconds, so that a condition may press keys.
template <typename Condition> bool waitFor(Condition isThere, int milliseconds = 30'000)
{
    return QTest::qWaitFor(isThere, std::max(milliseconds, 30'000));
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
