// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/shiftedclock.h"

#include "base/utc.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>
#include <QTimeZone>

using namespace std::chrono_literals;
using namespace runlatch;

/// A shifted clock shows another calendar and keeps real deadlines.
class tst_ShiftedClock : public QObject
{
    Q_OBJECT

private slots:
    void startsWhereItIsTold_data();
    void startsWhereItIsTold();
    void keepsRealDeadlines();
};

void tst_ShiftedClock::startsWhereItIsTold_data()
{
    QTest::addColumn<QDateTime>("start");
    QTest::newRow("UTC") << QDateTime(QDate(2026, 1, 1), QTime(0, 0), base::Utc);
    QTest::newRow("another zone") << QDateTime(QDate(2026, 1, 1), QTime(2, 0), QTimeZone(7200));
}

void tst_ShiftedClock::startsWhereItIsTold()
{
    QFETCH(QDateTime, start);
    support::FakeClock real;
    real.advance(5min); // the time that passed before does not count
    const base::ShiftedClock clock(real, start);
    QCOMPARE(clock.utc(), QDateTime(QDate(2026, 1, 1), QTime(0, 0), base::Utc));
    QCOMPARE(clock.utc().timeSpec(), Qt::UTC);
    real.advance(1500ms);
    QCOMPARE(clock.utc(), QDateTime(QDate(2026, 1, 1), QTime(0, 0, 1, 500), base::Utc));
}

void tst_ShiftedClock::keepsRealDeadlines()
{
    support::FakeClock real;
    base::ShiftedClock clock(real, QDateTime(QDate(1999, 1, 1), QTime(0, 0), base::Utc));
    QCOMPARE(clock.monotonic(), real.monotonic());
    bool isCalled = false;
    clock.callAfter(10s, this, [&isCalled] { isCalled = true; });
    QCOMPARE(real.waiting(), 1);
    real.advance(10s - 1ms);
    QVERIFY(!isCalled);
    real.advance(1ms);
    QVERIFY(isCalled);
}

RUNLATCH_TEST(tst_ShiftedClock)
#include "tst_shiftedclock.moc"
