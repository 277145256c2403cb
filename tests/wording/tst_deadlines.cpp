// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/deadlines.h"

#include "base/utc.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::TaskClocks;
using runlatch::protocol::Urgency;

namespace runlatch::wording {

namespace {

const QDateTime Begun(QDate(2026, 11, 21), QTime(14, 0), base::Utc);

TaskClocks strict()
{
    return {.begun = Begun, .final = Begun.addSecs(600)};
}

TaskClocks progress()
{
    return {.begun = Begun, .update = Begun.addSecs(600), .final = Begun.addSecs(3600), .idle = 10min};
}

TaskClocks lastUpdate()
{
    return {.begun = Begun, .final = Begun.addSecs(3600), .idle = 10min};
}

} // namespace

/// Both clocks of a run task are told, and what changes at 2:00 and at 0:30 has words.
class tst_Deadlines : public QObject
{
    Q_OBJECT
private slots:
    void changesAtTwoMinutesAndAtThirtySeconds_data();
    void changesAtTwoMinutesAndAtThirtySeconds();
    void tellsBothClocks_data();
    void tellsBothClocks();
    void saysWhatWouldHaveBeenNeeded_data();
    void saysWhatWouldHaveBeenNeeded();
    void withoutADeadlineNothingIsSaid();
};

void tst_Deadlines::changesAtTwoMinutesAndAtThirtySeconds_data()
{
    QTest::addColumn<std::chrono::milliseconds>("left");
    QTest::addColumn<Urgency>("urgency");
    QTest::addColumn<std::chrono::milliseconds>("change");
    using Left = std::chrono::milliseconds;
    QTest::newRow("10:00") << Left(10min) << Urgency::Calm << Left(8min);
    QTest::newRow("above 2:00") << Left(120'001ms) << Urgency::Calm << Left(1ms);
    QTest::newRow("2:00") << Left(2min) << Urgency::Soon << Left(90s);
    QTest::newRow("above 0:30") << Left(30'001ms) << Urgency::Soon << Left(1ms);
    QTest::newRow("0:30") << Left(30s) << Urgency::Last << Left(30s);
    QTest::newRow("the last moment") << Left(1ms) << Urgency::Last << Left(1ms);
    QTest::newRow("0:00") << Left(0ms) << Urgency::Over << Left(0ms);
    QTest::newRow("long ago") << Left(-24h) << Urgency::Over << Left(0ms);
}

void tst_Deadlines::changesAtTwoMinutesAndAtThirtySeconds()
{
    QFETCH(const std::chrono::milliseconds, left);
    QTEST(protocol::urgencyOf(left), "urgency");
    QTEST(protocol::untilNextUrgency(left), "change");
    QCOMPARE(protocol::untilNextSecond(58'000ms), 1000ms);
    QCOMPARE(protocol::untilNextSecond(57'001ms), 1ms);
    QCOMPARE(protocol::untilNextSecond(1ms), 1ms);
}

void tst_Deadlines::tellsBothClocks_data()
{
    QTest::addColumn<bool>("isStrict");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("due");
    QTest::newRow("strict") << true << 0 << u"10:00"_s << u"Deadline in 10:00"_s
                            << u"The final result is due in 10:00, at 14:10:00."_s;
    QTest::newRow("soon") << true << 482 << u"1:58"_s << u"Soon over: 1:58"_s
                          << u"The final result is due in 1:58, at 14:10:00."_s;
    QTest::newRow("progress") << false << 0 << u"10:00 · 60:00"_s << u"Deadline in 10:00 · 60:00"_s
                              << u"The next update is due in 10:00, at 14:10:00. "
                                 "The final result is due in 60:00, at 15:00:00."_s;
    QTest::newRow("almost") << false << 571 << u"0:29 · 50:29"_s << u"Almost over: 0:29 · 50:29"_s
                            << u"The next update is due in 0:29, at 14:10:00. "
                               "The final result is due in 50:29, at 15:00:00."_s;
    QTest::newRow("over") << true << 600 << u"0:00"_s << u"Deadline passed at 14:10:00"_s
                          << u"The final result is due in 0:00, at 14:10:00."_s;
}

void tst_Deadlines::tellsBothClocks()
{
    QFETCH(const bool, isStrict);
    QFETCH(const int, seconds);
    const TaskClocks clocks = isStrict ? strict() : progress();
    const QDateTime now = Begun.addSecs(seconds);
    QTEST(timeLeft(clocks, now), "left");
    QTEST(urgency(clocks, now), "words");
    QTEST(whatIsDue(clocks, now), "due");
}

void tst_Deadlines::saysWhatWouldHaveBeenNeeded_data()
{
    QTest::addColumn<TaskClocks>("clocks");
    QTest::addColumn<QString>("words");
    QTest::newRow("strict")
        << strict() << u"The deadline passed at 14:10:00: the final result was needed within 10 min of the request."_s;
    QTest::newRow("progress")
        << progress()
        << u"The deadline passed at 14:10:00: “running” was needed at least every 10 min, and the "
           "final result within 60 min of the request."_s;
    QTest::newRow("a late delivery") << TaskClocks{.begun = Begun.addSecs(700), .final = Begun.addSecs(600)}
                                     << u"The deadline passed at 14:10:00, before this request arrived."_s;
    QTest::newRow("total") << lastUpdate()
                           << u"The deadline passed at 15:00:00: the final result was needed within 60 min of the "
                              "request, whatever was sent before."_s;
}

void tst_Deadlines::saysWhatWouldHaveBeenNeeded()
{
    QFETCH(const TaskClocks, clocks);
    QTEST(lapse(clocks), "words");
}

void tst_Deadlines::withoutADeadlineNothingIsSaid()
{
    QCOMPARE(timeLeft({}, Begun), QString());
    QCOMPARE(whatIsDue({}, Begun), QString());
    QCOMPARE(lapse({}), QString());
}

RUNLATCH_TEST(tst_Deadlines)

} // namespace runlatch::wording

#include "tst_deadlines.moc"
