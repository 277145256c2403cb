// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>

namespace runlatch::support {

/// The time that a test waits for what it expects. Qt's QTRY_ macros and qWaitFor() handle events, and then sleep for
/// 10 or 50 ms even if something comes. This class handles events as they come, and checks the expectation often.
class Patience
{
public:
    explicit Patience(int milliseconds)
        : m_deadline(milliseconds)
    {
    }

    /// Handles events for two milliseconds, or for four times as long as the last check took. False when the time is
    /// over, or when the test has failed already.
    bool lasts();

private:
    const QDeadlineTimer m_deadline;
    QElapsedTimer m_look;
};

/// Tells whether @p isThere() became true in time. Checks every ten milliseconds, so that a condition may press keys.
template <typename Condition> bool waitFor(Condition isThere, int milliseconds = 10'000)
{
    return QTest::qWaitFor(isThere, milliseconds);
}

} // namespace runlatch::support

// Qt has no other way to change how its QTRY_ macros wait. They wait for ten seconds at least: a correct test does not
// fail because the machine is busy.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    {                                                                                                                  \
        runlatch::support::Patience qt_test_patience(qMax(timeout, 10'000));                                           \
        while (!(expr) && qt_test_patience.lasts()) { }                                                                \
    }
