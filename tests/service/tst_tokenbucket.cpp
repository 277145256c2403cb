// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/tokenbucket.h"

#include "support/fakeclock.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace std::chrono_literals;

namespace runlatch::service {

/// Requests stay under the announced rate, first come, first served.
class tst_TokenBucket : public QObject
{
    Q_OBJECT
private slots:
    void keepsUnderTheLimit_data();
    void keepsUnderTheLimit();
    void almostAllOfTheLimitIsUsed();
    void aSixthGoesAtOnce();
    void tellsHowLongItTakes();
    void anAnnouncementHoldsForThoseWhoWait();
    void whoGaveUpTakesNothing();
    void whoComesFirstGoesFirst();
    void whatWasNotUsedIsNotSavedForLater();
    void restsWhenNobodyIsHeldBack();

private:
    using Times = QList<std::chrono::milliseconds>;
    /// The times at which each of `count` calls was sent, if all came at once.
    static Times timesOf(TokenBucket &bucket, support::FakeClock &clock, int count);
    static qsizetype maxWithin(std::chrono::milliseconds window, const Times &times);
};

tst_TokenBucket::Times tst_TokenBucket::timesOf(TokenBucket &bucket, support::FakeClock &clock, int count)
{
    QObject context;
    Times times;
    for (int call = 0; call < count; ++call)
        bucket.take(&context, [&] { times.append(clock.monotonic()); });
    clock.advance(10min);
    return times;
}

qsizetype tst_TokenBucket::maxWithin(std::chrono::milliseconds window, const Times &times)
{
    qsizetype most = 0;
    for (const auto first : times) {
        const auto within = [=](std::chrono::milliseconds time) { return time >= first && time < first + window; };
        most = std::max<qsizetype>(most, std::count_if(times.begin(), times.end(), within));
    }
    return most;
}

void tst_TokenBucket::keepsUnderTheLimit_data()
{
    QTest::addColumn<int>("announced"); // 0: no limit is announced
    QTest::addColumn<int>("limit");
    QTest::newRow("before it is announced") << 0 << 30;
    QTest::newRow("the same") << 30 << 30;
    QTest::newRow("less") << 5 << 5;
    QTest::newRow("least") << 1 << 1;
    QTest::newRow("more") << 200 << 200;
}

void tst_TokenBucket::keepsUnderTheLimit()
{
    QFETCH(int, announced);
    QFETCH(int, limit);
    support::FakeClock clock;
    TokenBucket bucket(clock);
    if (announced > 0)
        bucket.announce(announced);
    const Times times = timesOf(bucket, clock, 100);
    QCOMPARE(times.size(), 100);
    QVERIFY(maxWithin(TokenBucket::Window, times) <= limit);
    const double steady = 100.0 / (limit * 20 / 21.0); // the seconds that all calls would take if none went at once
    QVERIFY(std::chrono::duration<double>(times.last() - times.first()).count() <= steady + 0.1);
}

void tst_TokenBucket::almostAllOfTheLimitIsUsed()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    const Times times = timesOf(bucket, clock, 300); // at least 10 seconds at 30 a second
    QCOMPARE(times.size(), 300);
    QVERIFY(10 / std::chrono::duration<double>(times.last() - times.first()).count() >= 0.95);
}

void tst_TokenBucket::aSixthGoesAtOnce()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    const Times times = timesOf(bucket, clock, 12);
    QCOMPARE(std::count(times.begin(), times.end(), times.first()), 5);
    QCOMPARE(times.at(5) - times.first(), 35ms);
    QCOMPARE(times.at(6) - times.first(), 70ms);
}

void tst_TokenBucket::tellsHowLongItTakes()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    QObject context;
    for (int call = 1; call <= 5; ++call)
        QCOMPARE(bucket.take(&context, [] {}), 0ms);
    QCOMPARE(bucket.take(&context, [] {}), 35ms);
    for (int call = 7; call <= 30; ++call)
        bucket.take(&context, [] {});
    QCOMPARE(bucket.take(&context, [] {}), TokenBucket::Window); // when the first call is a Window ago
}

void tst_TokenBucket::anAnnouncementHoldsForThoseWhoWait()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    QObject context;
    int gone = 0;
    for (int call = 0; call < 40; ++call)
        bucket.take(&context, [&] { ++gone; });
    QCOMPARE(gone, 5);
    bucket.announce(3);
    clock.advance(TokenBucket::Window - 1ms);
    QCOMPARE(gone, 5); // more went already than the limit allows
    clock.advance(3s);
    QCOMPARE(gone, 5 + 9); // one each 350 ms
}

void tst_TokenBucket::whoGaveUpTakesNothing()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    bucket.announce(3);
    QObject context;
    bool isGone = false;
    bucket.take(&context, [] {});
    {
        QObject impatient;
        bucket.take(&impatient, [] { QFAIL("it is dead"); });
    }
    bucket.take(&context, [&] { isGone = true; });
    clock.advance(349ms);
    QVERIFY(!isGone);
    clock.advance(1ms);
    QVERIFY(isGone);
}

void tst_TokenBucket::whoComesFirstGoesFirst()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    bucket.announce(3);
    QObject context;
    QList<int> order;
    for (int call = 0; call < 5; ++call)
        bucket.take(&context, [&order, call] { order.append(call); });
    clock.advance(10s);
    QCOMPARE(order, (QList<int>{0, 1, 2, 3, 4}));
}

void tst_TokenBucket::whatWasNotUsedIsNotSavedForLater()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    clock.advance(1h);
    QVERIFY(maxWithin(TokenBucket::Window, timesOf(bucket, clock, 100)) <= 30);
}

void tst_TokenBucket::restsWhenNobodyIsHeldBack()
{
    support::FakeClock clock;
    TokenBucket bucket(clock);
    QObject context;
    QVERIFY(bucket.isRested());
    for (int call = 0; call < 6; ++call)
        bucket.take(&context, [] {});
    clock.advance(35ms); // the sixth call goes
    QVERIFY(!bucket.isRested());
    clock.advance(TokenBucket::Window - 1ms);
    QVERIFY(!bucket.isRested());
    clock.advance(1ms);
    QVERIFY(bucket.isRested());
}

RUNLATCH_TEST(tst_TokenBucket)

} // namespace runlatch::service

#include "tst_tokenbucket.moc"
