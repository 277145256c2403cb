// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>
#include <QThread>

#include <memory>

using namespace runlatch::support;
using namespace std::chrono_literals;

/// The clock of the tests moves only when it is told to, and calls in the order of time.
class tst_FakeClock : public QObject
{
    Q_OBJECT

private slots:
    void movesOnlyWhenTold();
    void callsInOrderOfTime();
    void exactlyOnTime();
    void callsThatMakeCalls();
    void notAfterDeath();
    void inTheThreadOfTheContext();
};

void tst_FakeClock::movesOnlyWhenTold()
{
    FakeClock clock;
    const auto start = clock.monotonic();
    const QDateTime utc = clock.utc();
    clock.advance(10min);
    QCOMPARE(clock.monotonic() - start, 10min);
    QCOMPARE(utc.msecsTo(clock.utc()), 600'000);
}

void tst_FakeClock::callsInOrderOfTime()
{
    FakeClock clock;
    QList<int> order;
    clock.callAfter(3s, this, [&] { order.append(3); });
    clock.callAfter(1s, this, [&] { order.append(1); });
    clock.callAfter(1s, this, [&] { order.append(2); });
    clock.advance(1h);
    QCOMPARE(order, (QList<int>{1, 2, 3}));
    QCOMPARE(clock.waiting(), 0);
}

void tst_FakeClock::exactlyOnTime()
{
    FakeClock clock;
    const auto due = clock.monotonic() + 10min;
    std::chrono::milliseconds called{};
    clock.callAt(due, this, [&] { called = clock.monotonic(); });
    clock.advance(10min - 1ms);
    QCOMPARE(called, 0ms);
    QCOMPARE(clock.waiting(), 1);
    clock.advance(1ms);
    QCOMPARE(called, due);
}

void tst_FakeClock::callsThatMakeCalls()
{
    FakeClock clock;
    int ticks = 0;
    std::function<void()> tick = [&] {
        ++ticks;
        clock.callAfter(1s, this, tick);
    };
    clock.callAfter(1s, this, tick);
    clock.advance(5s);
    QCOMPARE(ticks, 5);
}

void tst_FakeClock::notAfterDeath()
{
    FakeClock clock;
    bool called = false;
    auto context = std::make_unique<QObject>();
    clock.callAfter(1s, context.get(), [&] { called = true; });
    context.reset();
    clock.advance(1h);
    QVERIFY(!called);
}

void tst_FakeClock::inTheThreadOfTheContext()
{
    FakeClock clock;
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    thread.start();
    const QThread *called = nullptr;
    QMetaObject::invokeMethod(
        &context, [&] { clock.callAfter(1s, &context, [&] { called = QThread::currentThread(); }); },
        Qt::BlockingQueuedConnection);
    clock.advance(1s);
    QCOMPARE(called, &thread);
    thread.quit();
    QVERIFY(thread.wait());
}

RUNLATCH_TEST(tst_FakeClock)
#include "tst_fakeclock.moc"
