// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/wakewatch.h"

#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace std::chrono_literals;

namespace runlatch::base {

namespace {

/// A clock whose calls come as late as the test says.
class LateClock final : public Clock
{
public:
    QDateTime utc() const override { return {}; }
    std::chrono::milliseconds monotonic() const override { return m_now; }
    void callAt(std::chrono::milliseconds time, QObject *, std::function<void()> function) override
    {
        m_due = time;
        m_call = std::move(function);
    }
    void wakeAfter(std::chrono::milliseconds late)
    {
        m_now = m_due + late;
        const auto call = std::exchange(m_call, nullptr);
        call();
    }

private:
    std::chrono::milliseconds m_now{1000};
    std::chrono::milliseconds m_due{0};
    std::function<void()> m_call;
};

} // namespace

/// Sleep of the machine is told from the lateness of a busy one.
class tst_WakeWatch : public QObject
{
    Q_OBJECT
private slots:
    void tellsSleepFromWork();
};

void tst_WakeWatch::tellsSleepFromWork()
{
    LateClock clock;
    const WakeWatch watch(clock);
    QSignalSpy woke(&watch, &WakeWatch::woke);
    clock.wakeAfter(0ms);
    clock.wakeAfter(9'999ms);
    QCOMPARE(woke.count(), 0);
    clock.wakeAfter(10s);
    QCOMPARE(woke.count(), 1);
    clock.wakeAfter(1s);
    QCOMPARE(woke.count(), 1);
    clock.wakeAfter(8h);
    QCOMPARE(woke.count(), 2);
}

RUNLATCH_TEST(tst_WakeWatch)

} // namespace runlatch::base

#include "tst_wakewatch.moc"
