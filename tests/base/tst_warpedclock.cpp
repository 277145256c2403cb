// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/warpedclock.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace runlatch;

/// A warped clock runs as many times as fast as it is told, and calls when its own time has come.
class tst_WarpedClock : public QObject
{
    Q_OBJECT

private slots:
    void runsFaster();
    void callsInItsOwnTime_data();
    void callsInItsOwnTime();
};

void tst_WarpedClock::runsFaster()
{
    support::FakeClock real;
    real.advance(5min); // the time that passed before is not warped
    const base::WarpedClock clock(real, 60);
    QCOMPARE(clock.monotonic(), real.monotonic());
    QCOMPARE(clock.utc(), real.utc());
    const auto began = clock.monotonic();
    const QDateTime start = clock.utc();
    real.advance(10s);
    QCOMPARE(clock.monotonic() - began, 10min);
    QCOMPARE(clock.utc(), start.addSecs(600));
}

void tst_WarpedClock::callsInItsOwnTime_data()
{
    QTest::addColumn<int>("factor");
    QTest::addColumn<std::chrono::milliseconds>("wait");
    QTest::addColumn<std::chrono::milliseconds>("real");
    QTest::newRow("as it is") << 1 << 10'000ms << 10'000ms;
    QTest::newRow("sixty") << 60 << 600'000ms << 10'000ms;
    QTest::newRow("rounded up") << 60 << 61ms << 2ms;
    QTest::newRow("most") << base::WarpedClock::MaxFactor << std::chrono::milliseconds(1h) << 1000ms;
}

void tst_WarpedClock::callsInItsOwnTime()
{
    QFETCH(int, factor);
    QFETCH(std::chrono::milliseconds, wait);
    QFETCH(std::chrono::milliseconds, real);
    support::FakeClock underlying;
    base::WarpedClock clock(underlying, factor);
    const auto due = clock.monotonic() + wait;
    bool isCalled = false;
    clock.callAfter(wait, this, [&isCalled] { isCalled = true; });
    underlying.advance(real - 1ms);
    QVERIFY(!isCalled);
    underlying.advance(1ms);
    QVERIFY(isCalled);
    QVERIFY(clock.monotonic() >= due);
}

RUNLATCH_TEST(tst_WarpedClock)
#include "tst_warpedclock.moc"
