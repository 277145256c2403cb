// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>

namespace runlatch::support {

/// How long a test waits for what it expects. Qt's QTRY_ macros and qWaitFor() handle events, then sleep through 10 or
/// 50 ms whatever comes; here events are handled as they come, and the expectation is looked at often.
class Patience
{
public:
    explicit Patience(int milliseconds)
        : m_deadline(milliseconds)
    {
    }

    /// Handles events for two milliseconds, or for four times as long as the look at the expectation took. False when
    /// the time is over, or when the test has failed already.
    bool lasts();

private:
    const QDeadlineTimer m_deadline;
    QElapsedTimer m_look;
};

/// Whether @p isThere() came true in time. Looks every ten milliseconds, so that a condition may press keys.
template <typename Condition> bool waitFor(Condition isThere, int milliseconds = 10'000)
{
    return QTest::qWaitFor(isThere, milliseconds);
}

} // namespace runlatch::support

// Qt has no other way to say how its QTRY_ macros wait. They wait for ten seconds at least: a test that is right does
// not fail because the machine is busy.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    {                                                                                                                  \
        runlatch::support::Patience qt_test_patience(qMax(timeout, 10'000));                                           \
        while (!(expr) && qt_test_patience.lasts()) { }                                                                \
    }
