// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/systemclock.h"
#include "support/suite.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace runlatch::base;
using namespace std::chrono_literals;

/// The system's clock calls in order, never early, in the context's thread, and never after the context died.
class tst_SystemClock : public QObject
{
    Q_OBJECT

private slots:
    void utc();
    void monotonic();
    void callsInOrder();
    void neverEarly();
    void pastTimes();
    void notAfterDeath();
    void inTheThreadOfTheContext();

private:
    SystemClock m_clock;
};

void tst_SystemClock::utc()
{
    QCOMPARE(m_clock.utc().timeSpec(), Qt::UTC);
    QVERIFY(qAbs(m_clock.utc().msecsTo(QDateTime::currentDateTimeUtc())) < 5000);
}

void tst_SystemClock::monotonic()
{
    auto before = m_clock.monotonic();
    for (int round = 0; round < 10'000; ++round) {
        const auto now = m_clock.monotonic();
        QVERIFY(now >= before);
        before = now;
    }
}

void tst_SystemClock::callsInOrder()
{
    QObject context;
    QList<int> order;
    const auto now = m_clock.monotonic();
    m_clock.callAt(now + 60ms, &context, [&] { order.append(3); });
    m_clock.callAt(now + 10ms, &context, [&] { order.append(1); });
    m_clock.callAfter(30ms, &context, [&] { order.append(2); });
    QVERIFY(order.isEmpty());
    QTRY_COMPARE(order, (QList<int>{1, 2, 3}));
}

void tst_SystemClock::neverEarly()
{
    QObject context;
    const auto due = m_clock.monotonic() + 1100ms; // longer than one round of the clock's timer
    std::chrono::milliseconds called{};
    m_clock.callAt(due, &context, [&] { called = m_clock.monotonic(); });
    QTRY_VERIFY(called != 0ms);
    QVERIFY(called >= due);
}

void tst_SystemClock::pastTimes()
{
    QObject context;
    int calls = 0;
    m_clock.callAt(m_clock.monotonic() - 1h, &context, [&] { ++calls; });
    QCOMPARE(calls, 0); // the clock never calls inside callAt
    QTRY_COMPARE(calls, 1);
}

void tst_SystemClock::notAfterDeath()
{
    auto context = std::make_unique<QObject>();
    bool late = false;
    bool called = false;
    const auto due = m_clock.monotonic() + 10ms;
    m_clock.callAt(due, context.get(), [&] { called = true; });
    m_clock.callAt(due + 20ms, this, [&] { late = true; });
    context.reset();
    QTRY_VERIFY(late);
    QVERIFY(!called);
}

void tst_SystemClock::inTheThreadOfTheContext()
{
    QThread thread;
    QObject context;
    context.moveToThread(&thread);
    thread.start();
    std::atomic<QThread *> seen = nullptr;
    const auto look = [&] { seen = QThread::currentThread(); };
    QMetaObject::invokeMethod(&context, [&] { m_clock.callAfter(5ms, &context, look); });
    QTRY_COMPARE(seen.load(), &thread);
    thread.quit();
    QVERIFY(thread.wait());
}

RUNLATCH_TEST(tst_SystemClock)
#include "tst_systemclock.moc"
