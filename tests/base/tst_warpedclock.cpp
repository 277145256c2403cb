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
    void changesItsFactor_data();
    void changesItsFactor();
    void forgetsWhatIsDone();
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

void tst_WarpedClock::changesItsFactor_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<std::chrono::milliseconds>("left"); // of the real time, ten seconds after the start
    QTest::newRow("faster") << 1 << 59 << 10'000ms;
    QTest::newRow("slower") << 30 << 1 << 300'000ms;
    QTest::newRow("twice the same") << 10 << 10 << 50'000ms;
}

/// The time that has passed stays, and ten minutes end by the new factor, once.
void tst_WarpedClock::changesItsFactor()
{
    QFETCH(int, before);
    QFETCH(int, after);
    QFETCH(std::chrono::milliseconds, left);
    support::FakeClock real;
    base::WarpedClock clock(real, before);
    const auto began = clock.monotonic();
    const QDateTime start = clock.utc();
    int calls = 0;
    clock.callAfter(10min, this, [&calls] { ++calls; });
    real.advance(10s);
    clock.setFactor(after);
    QCOMPARE(clock.factor(), after);
    QCOMPARE(clock.monotonic() - began, before * 10s);
    QCOMPARE(clock.utc(), start.addSecs(before * 10));
    real.advance(left - 1ms);
    QCOMPARE(calls, 0);
    real.advance(1ms);
    QCOMPARE(calls, 1);
    QCOMPARE(clock.monotonic() - began, 10min);
    real.advance(1h);
    QCOMPARE(calls, 1);
}

/// A change arms only what is still to be called, and no context that has died.
void tst_WarpedClock::forgetsWhatIsDone()
{
    support::FakeClock real;
    base::WarpedClock clock(real, 60);
    {
        QObject dies;
        for (int call = 0; call < 1000; ++call)
            clock.callAfter(1h, &dies, [] { QFAIL("its context is dead"); });
    }
    int calls = 0;
    for (int call = 0; call < 1000; ++call)
        clock.callAfter(1s, this, [&calls] { ++calls; });
    real.advance(1s);
    QCOMPARE(calls, 1000);
    const int before = real.waiting();
    clock.setFactor(1);
    QCOMPARE(real.waiting(), before);
    real.advance(2h);
    QCOMPARE(calls, 1000);
}

RUNLATCH_TEST(tst_WarpedClock)
#include "tst_warpedclock.moc"
