// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/runmodel.h"

#include "base/warpedclock.h"
#include "support/fakeclock.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using models::RunModel;
using protocol::Stage;
using simulator::Run;
using simulator::RunStatus;
using simulator::StageStatus;
using RunColumn = RunModel::Column;

/// Runs are rows that change in place, with their stage and the first deadline of its run tasks.
class tst_RunModel : public QObject
{
    Q_OBJECT

private slots:
    void showsTheStageUnderWay_data();
    void showsTheStageUnderWay();
    void showsTheFirstDeadline();
    void aDeadlineKeepsTheTaskClock();
    void anotherModelGoesOn();
    void tellsAllStages();
    void keepsTheLastThousandThatEnded();

private:
    static Run run(const QString &id, RunStatus status = RunStatus::Pending)
    {
        Run made{.id = id, .workspaceName = u"net\u202Eprod"_s, .status = status};
        made.stages = {{.stage = Stage::PrePlan}, {.stage = Stage::PostPlan}};
        return made;
    }
    static simulator::RunTask runTask(const QString &id, const QString &run,
                                      std::optional<std::chrono::milliseconds> left)
    {
        simulator::RunTask made;
        made.id = id;
        made.runId = run;
        simulator::RunTaskEvent event;
        event.type = left ? simulator::RunTaskEvent::Type::Answered : simulator::RunTaskEvent::Type::Finished;
        event.timeLeft = left;
        made.events.append(event);
        return made;
    }
    static QString text(const RunModel &model, int row, RunColumn column)
    {
        return model.index(row, static_cast<int>(column)).data().toString();
    }

    support::FakeClock m_clock;
};

void tst_RunModel::showsTheStageUnderWay_data()
{
    QTest::addColumn<RunStatus>("status");
    QTest::addColumn<StageStatus>("first");
    QTest::addColumn<StageStatus>("second");
    QTest::addColumn<bool>("hasEnded");
    QTest::addColumn<QString>("stage");
    QTest::addColumn<QString>("word");
    QTest::newRow("new") << RunStatus::Pending << StageStatus::Pending << StageStatus::Pending << false << u"pre_plan"_s
                         << u"Pending"_s;
    QTest::newRow("running") << RunStatus::PostPlanRunning << StageStatus::Passed << StageStatus::Running << false
                             << u"post_plan"_s << u"Running"_s;
    QTest::newRow("override") << RunStatus::PrePlanRunning << StageStatus::AwaitingOverride << StageStatus::Pending
                              << false << u"pre_plan"_s << u"Awaits an override"_s;
    QTest::newRow("stopped") << RunStatus::Errored << StageStatus::Failed << StageStatus::Pending << true
                             << u"pre_plan"_s << u"Errored"_s;
    QTest::newRow("done") << RunStatus::Applied << StageStatus::Passed << StageStatus::Passed << true << u"post_plan"_s
                          << u"Applied"_s;
    QTest::newRow("canceled") << RunStatus::Canceled << StageStatus::Passed << StageStatus::Canceled << true
                              << u"post_plan"_s << u"Canceled"_s;
}

void tst_RunModel::showsTheStageUnderWay()
{
    QFETCH(const RunStatus, status);
    QFETCH(const StageStatus, first);
    QFETCH(const StageStatus, second);
    QFETCH(const bool, hasEnded);
    QFETCH(const QString, stage);
    QFETCH(const QString, word);
    RunModel model(m_clock);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.update(run(u"run-1"_s));
    Run changed = run(u"run-1"_s, status);
    changed.stages[0].status = first;
    changed.stages[1].status = second;
    changed.hasEnded = hasEnded;
    model.update(changed);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(text(model, 0, RunColumn::Stage), stage);
    QCOMPARE(text(model, 0, RunColumn::Status), word);
    QVERIFY(!text(model, 0, RunColumn::Workspace).contains(QChar(0x202E))); // a name is a stranger's text
}

void tst_RunModel::showsTheFirstDeadline()
{
    RunModel model(m_clock);
    model.update(run(u"run-1"_s));
    model.update(run(u"run-2"_s)); // the newest is the first row
    model.update(runTask(u"taskrs-1"_s, u"run-1"_s, 10min));
    model.update(runTask(u"taskrs-2"_s, u"run-1"_s, 9min));
    model.update(runTask(u"taskrs-3"_s, u"run-none"_s, 1min));
    QCOMPARE(text(model, 1, RunColumn::Deadline), u"9:00"_s);
    QCOMPARE(text(model, 0, RunColumn::Deadline), QString());
    m_clock.advance(19s);
    QSignalSpy changes(&model, &RunModel::dataChanged);
    model.tick();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(text(model, 1, RunColumn::Deadline), u"8:41"_s);
    model.update(runTask(u"taskrs-2"_s, u"run-1"_s, {}));
    QCOMPARE(text(model, 1, RunColumn::Deadline), u"9:41"_s);
    Run ended = run(u"run-1"_s, RunStatus::Canceled);
    ended.hasEnded = true;
    model.update(ended);
    QVERIFY(!model.hasDeadline());
    QCOMPARE(text(model, 1, RunColumn::Deadline), QString());
}

void tst_RunModel::aDeadlineKeepsTheTaskClock()
{
    base::WarpedClock taskClock(m_clock, 60);
    RunModel model(taskClock);
    model.update(run(u"run-1"_s));
    model.update(runTask(u"taskrs-1"_s, u"run-1"_s, 10min));
    m_clock.advance(5s);
    QCOMPARE(text(model, 0, RunColumn::Deadline), u"5:00"_s);
    taskClock.setFactor(1);
    m_clock.advance(60s);
    QCOMPARE(text(model, 0, RunColumn::Deadline), u"4:00"_s);
}

/// The deadlines are by the clock of each model: what is left goes on.
void tst_RunModel::anotherModelGoesOn()
{
    RunModel before(m_clock);
    before.update(run(u"run-1"_s));
    before.update(run(u"run-2"_s));
    before.update(runTask(u"task-1"_s, u"run-1"_s, 60s));
    m_clock.advance(20s);
    support::FakeClock other;
    RunModel model(other);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.goOn(before.carried());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.at(0).id, u"run-2"_s);
    QCOMPARE(model.at(1).id, u"run-1"_s);
    QVERIFY(!model.timeLeft(0));
    QCOMPARE(model.timeLeft(1), std::optional<std::chrono::milliseconds>(40s));
    other.advance(10s);
    QCOMPARE(model.timeLeft(1), std::optional<std::chrono::milliseconds>(30s));
}

void tst_RunModel::tellsAllStages()
{
    Run told = run(u"run-1"_s);
    told.stages[0].status = StageStatus::Passed;
    told.stages[0].isOverridden = true;
    told.stages[1].status = StageStatus::Running;
    told.stages[1].warnings = 2;
    QCOMPARE(RunModel::stagesText(told), u"pre_plan: overridden, post_plan: running (2 warning(s))"_s);
    told.stages.clear();
    QVERIFY(RunModel::stagesText(told).contains(u"no stages"_s));
}

void tst_RunModel::keepsTheLastThousandThatEnded()
{
    RunModel model(m_clock);
    model.update(run(u"run-open"_s));
    for (int number = 0; number <= RunModel::MaxEnded; ++number) {
        Run ended = run(u"run-%1"_s.arg(number), RunStatus::Applied);
        ended.hasEnded = true;
        model.update(ended);
    }
    QCOMPARE(model.rowCount(), RunModel::MaxEnded + 1);
    QVERIFY(model.rowOf(u"run-open"_s) >= 0);
    QCOMPARE(model.rowOf(u"run-0"_s), -1);
}

RUNLATCH_TEST(tst_RunModel)
#include "tst_runmodel.moc"
