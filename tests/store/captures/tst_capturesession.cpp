// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "store/captures/capturesession.h"
#include "support/suite.h"

#include <QTest>

using namespace runlatch;
using namespace runlatch::store;
using namespace std::chrono_literals;
using protocol::DeadlineRule;
using protocol::TaskState;
using protocol::TaskStatus;

namespace {

const QDateTime Delivered(QDate(2026, 11, 21), QTime(10, 0), base::Utc);

CaptureRow begun(DeadlineRule rule)
{
    CaptureRow row;
    row.receivedAt = Delivered;
    beginSession(row, {.rule = rule, .idle = 10min, .total = 25min}, Delivered);
    return row;
}

} // namespace

/// The session of a run task is in its row, so it goes on after a restart, by the rule with which it began.
class tst_CaptureSession : public QObject
{
    Q_OBJECT
private slots:
    void theStrictRuleHasOneDeadline();
    void progressMovesTheDeadlineUpToTheLastMoment();
    void theStateIsReadBack_data();
    void theStateIsReadBack();
    void withoutADeadlineItIsPending();
};

void tst_CaptureSession::theStrictRuleHasOneDeadline()
{
    CaptureRow row = begun(DeadlineRule::Strict);
    QCOMPARE(row.deadline, Delivered.addSecs(600));
    QVERIFY(!row.lastMoment.isValid());
    QCOMPARE(row.idleLimit, 0ms);
    QCOMPARE(sessionOf(row).limits().rule, DeadlineRule::Strict);
    continueSession(row, TaskStatus::Running, Delivered.addSecs(300));
    QCOMPARE(row.deadline, Delivered.addSecs(600));
    const protocol::TaskClocks clocks = clocksOf(row);
    QVERIFY(!clocks.update.isValid());
    QCOMPARE(clocks.final, Delivered.addSecs(600));
    QCOMPARE(clocks.limit(), protocol::PassedLimit::Final);
}

void tst_CaptureSession::progressMovesTheDeadlineUpToTheLastMoment()
{
    CaptureRow row = begun(DeadlineRule::Progress);
    QCOMPARE(row.deadline, Delivered.addSecs(600));
    QCOMPARE(row.lastMoment, Delivered.addSecs(1500));
    QCOMPARE(row.idleLimit, 10min);
    QCOMPARE(sessionOf(row).limits().rule, DeadlineRule::Progress);
    continueSession(row, TaskStatus::Running, Delivered.addSecs(540));
    QCOMPARE(row.deadline, Delivered.addSecs(540 + 600));
    QCOMPARE(clocksOf(row).update, Delivered.addSecs(540 + 600));
    QCOMPARE(clocksOf(row).final, Delivered.addSecs(1500));
    QCOMPARE(clocksOf(row).next(), row.deadline);
    QCOMPARE(clocksOf(row).limit(), protocol::PassedLimit::Progress);
    continueSession(row, TaskStatus::Running, Delivered.addSecs(1080));
    QCOMPARE(row.deadline, Delivered.addSecs(1500)); // the last moment
    continueSession(row, TaskStatus::Running, Delivered.addSecs(1500));
    QCOMPARE(row.deadline, Delivered.addSecs(1500)); // it was over
    QVERIFY(!clocksOf(row).update.isValid());        // no update helps any more
    QCOMPARE(clocksOf(row).limit(), protocol::PassedLimit::Total);
}

void tst_CaptureSession::theStateIsReadBack_data()
{
    QTest::addColumn<TaskState>("state");
    for (const auto state : {TaskState::Awaiting, TaskState::Running, TaskState::Passed, TaskState::Failed})
        QTest::newRow(qPrintable(protocol::taskStateName(state))) << state;
}

void tst_CaptureSession::theStateIsReadBack()
{
    QFETCH(TaskState, state);
    for (const auto rule : {DeadlineRule::Strict, DeadlineRule::Progress}) {
        CaptureRow row = begun(rule);
        row.state = state;
        QCOMPARE(sessionOf(row).state(), state);
    }
}

void tst_CaptureSession::withoutADeadlineItIsPending()
{
    CaptureRow row; // answered otherwise than by 200
    row.receivedAt = Delivered;
    QCOMPARE(sessionOf(row).state(), TaskState::Pending);
    continueSession(row, TaskStatus::Running, Delivered);
    QVERIFY(!row.deadline.isValid());
    QVERIFY(!clocksOf(row).isValid());
    QCOMPARE(clocksOf(row).limit(), protocol::PassedLimit::None);
}

RUNLATCH_TEST(tst_CaptureSession)
#include "tst_capturesession.moc"
