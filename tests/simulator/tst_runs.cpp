// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runs.h"

#include "base/rules.h"
#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::EnforcementLevel;
using protocol::Stage;
using simulator::AttachedTask;
using simulator::FaultKind;
using simulator::Integrator;
using simulator::Run;
using simulator::RunOptions;
using simulator::RunOrder;
using simulator::RunStatus;
using simulator::Simulation;
using simulator::StageStatus;

namespace {

const QList<Stage> AllStages{Stage::PrePlan, Stage::PostPlan, Stage::PreApply, Stage::PostApply};

/// A run against an integrator, with the states that were told of it.
struct RunUnderTest : QObject
{
    explicit RunUnderTest(const QList<int> &answers = {200})
        : integrator(simulation.clock, answers)
    {
        connect(&simulation.engine, &simulator::Engine::runChanged, this, [this](const Run &changed) {
            run = changed;
            if (const QString status = simulator::runStatusName(run.status);
                statuses.value(statuses.size() - 1) != status)
                statuses.append(status);
        });
    }

    AttachedTask attached(const QList<Stage> &stages, EnforcementLevel level = EnforcementLevel::Mandatory) const
    {
        AttachedTask task{.task = {}, .stages = stages};
        task.task.target = integrator.url();
        task.task.enforcementLevel = level;
        task.task.retries = 0;
        return task;
    }
    void start(const RunOptions &options)
    {
        const auto started = simulation.engine.startRun(options);
        QVERIFY(started);
        id = *started;
        QVERIFY(statuses.isEmpty()); // the id is known before anything is told
    }
    bool isCalled(int times)
    {
        return support::waitFor([this, times] {
            return integrator.requests.size() == times && simulation.runTask.state == protocol::TaskState::Awaiting;
        });
    }
    int callBack(const QByteArray &status)
    {
        const QByteArray body =
            QByteArray(R"({"data":{"type":"task-results","attributes":{"status":"@","message":"m"}}})")
                .replace('@', status);
        return simulation
            .send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token()), Simulation::jsonApi()}, body)
            .status;
    }
    base::Done order(RunOrder::Kind kind, Stage stage = Stage::PostPlan, const simulator::OwnFaults &faults = {})
    {
        return simulation.engine.orderRun({.kind = kind, .run = id, .stage = stage, .faults = faults});
    }
    bool hasEnded()
    {
        return support::waitFor([this] { return run.hasEnded; });
    }

    Simulation simulation;
    Integrator integrator;
    QString id;
    Run run;
    QStringList statuses;
};

} // namespace

/// A run calls its run tasks at their stages, and goes on or ends as they say.
class tst_Runs : public QObject
{
    Q_OBJECT

private slots:
    void goesThroughAllStages();
    void endsAfterPostPlanIfItIsSpeculative();
    void skipsStagesWithoutRunTasks();
    void aMandatoryFailureStopsIt_data();
    void aMandatoryFailureStopsIt();
    void anAdvisoryFailureWarns();
    void aFailureAfterApplyStopsNothing();
    void waitsForAllRunTasksOfAStage();
    void aStageEndsInAnyOrderAlike();
    void isOverridden();
    void isCanceled();
    void holdsAStage();
    void aStageThatIsLetGoEarlyKeepsItsFaults();
    void addsFaultsToTheRunTaskUnderWay();
    void refusesWhatCannotBe();
    void endsWithTheSimulator();
    void whatIsAppliedStaysApplied();
    void forgetsTheOldestThatEnded();
};

void tst_Runs::goesThroughAllStages()
{
    RunUnderTest test;
    test.start(
        {.workspaceName = u"net-prod"_s, .message = u"Widen the subnets"_s, .tasks = {test.attached(AllStages)}});
    QStringList stages;
    for (int called = 1; called <= 4; ++called) {
        QVERIFY(test.isCalled(called));
        stages += test.integrator.text("stage");
        QCOMPARE(test.integrator.text("run_message"), u"Widen the subnets"_s);
        QCOMPARE(test.callBack("passed"), 200);
    }
    QCOMPARE(stages, QStringList({u"pre_plan"_s, u"post_plan"_s, u"pre_apply"_s, u"post_apply"_s}));
    QVERIFY(test.hasEnded());
    QCOMPARE(test.statuses,
             QStringList({u"pre_plan_running"_s, u"planning"_s, u"post_plan_running"_s, u"pre_apply_running"_s,
                          u"applying"_s, u"applied"_s}));
    for (const char *key : {"run_id", "run_app_url", "run_created_at", "run_created_by", "workspace_id",
                            "workspace_name", "vcs_commit_url", "vcs_branch"}) {
        QSet<QString> values;
        for (const http::Request &request : std::as_const(test.integrator.requests))
            values.insert(Simulation::object(request.body).value(QLatin1StringView(key)).toString());
        QVERIFY2(values.size() == 1 && !values.contains(QString()), key);
    }
    QCOMPARE(test.integrator.text("run_id"), test.id);
    QCOMPARE(test.integrator.text("workspace_name"), u"net-prod"_s);
    QCOMPARE(test.run.stages.size(), 4);
    for (const simulator::TaskStage &stage : std::as_const(test.run.stages))
        QVERIFY(stage.status == StageStatus::Passed && stage.taskResults.size() == 1);
}

void tst_Runs::endsAfterPostPlanIfItIsSpeculative()
{
    RunUnderTest test;
    test.start({.speculative = true, .tasks = {test.attached(AllStages)}});
    for (int called = 1; called <= 2; ++called) {
        QVERIFY(test.isCalled(called));
        QVERIFY(test.integrator.payload()[u"is_speculative"].toBool());
        QCOMPARE(test.callBack("passed"), 200);
    }
    QVERIFY(test.hasEnded());
    QCOMPARE(test.run.status, RunStatus::PlannedAndFinished);
    QCOMPARE(test.integrator.requests.size(), 2);
    QCOMPARE(test.run.stages.size(), 2);
}

void tst_Runs::skipsStagesWithoutRunTasks()
{
    RunUnderTest test;
    test.start({.tasks = {test.attached({Stage::PreApply})}});
    QVERIFY(test.isCalled(1));
    QCOMPARE(test.integrator.text("stage"), u"pre_apply"_s);
    QCOMPARE(test.callBack("passed"), 200);
    QVERIFY(test.hasEnded());
    QCOMPARE(test.statuses, QStringList({u"planning"_s, u"pre_apply_running"_s, u"applying"_s, u"applied"_s}));
    RunUnderTest without;
    without.start({});
    QVERIFY(without.hasEnded());
    QCOMPARE(without.run.status, RunStatus::Applied);
}

void tst_Runs::aMandatoryFailureStopsIt_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<QByteArray>("callback"); // empty: the deadline passes
    QTest::addColumn<QString>("stage");
    QTest::newRow("failed") << 200 << "failed"_ba << u"failed"_s;
    QTest::newRow("no callback") << 200 << QByteArray() << u"errored"_s;
    QTest::newRow("not answered 200") << 500 << QByteArray() << u"unreachable"_s;
}

void tst_Runs::aMandatoryFailureStopsIt()
{
    QFETCH(int, answer);
    QFETCH(QByteArray, callback);
    RunUnderTest test({answer});
    test.start({.tasks = {test.attached(AllStages)}});
    if (answer == 200)
        QVERIFY(test.isCalled(1));
    if (!callback.isEmpty())
        QCOMPARE(test.callBack(callback), 200);
    else if (answer == 200)
        test.simulation.clock.advance(11min);
    QVERIFY(test.hasEnded());
    QCOMPARE(test.run.status, RunStatus::Errored);
    QTEST(simulator::stageStatusName(test.run.stages.constFirst().status), "stage");
    QCOMPARE(test.run.stages.at(1).status, StageStatus::Pending);
    QCOMPARE(test.integrator.requests.size(), 1);
}

void tst_Runs::anAdvisoryFailureWarns()
{
    RunUnderTest test;
    test.start({.speculative = true, .tasks = {test.attached({Stage::PostPlan}, EnforcementLevel::Advisory)}});
    QVERIFY(test.isCalled(1));
    QCOMPARE(test.callBack("failed"), 200);
    QVERIFY(test.hasEnded());
    QCOMPARE(test.run.status, RunStatus::PlannedAndFinished);
    QCOMPARE(test.run.stages.constFirst().status, StageStatus::Passed);
    QCOMPARE(test.run.stages.constFirst().warnings, 1);
}

void tst_Runs::aFailureAfterApplyStopsNothing()
{
    RunUnderTest test;
    test.start({.tasks = {test.attached({Stage::PostApply})}});
    QVERIFY(test.isCalled(1));
    QCOMPARE(test.run.status, RunStatus::Applied);
    QVERIFY(!test.run.hasEnded);
    QCOMPARE(test.callBack("failed"), 200);
    QVERIFY(test.hasEnded());
    QCOMPARE(test.run.status, RunStatus::Applied);
    QCOMPARE(test.run.stages.constFirst().status, StageStatus::Failed);
}

void tst_Runs::waitsForAllRunTasksOfAStage()
{
    RunUnderTest test;
    const Integrator other(test.simulation.clock);
    AttachedTask second = test.attached({Stage::PrePlan});
    second.task.target = other.url();
    test.start({.tasks = {test.attached({Stage::PrePlan}), second}});
    QTRY_COMPARE(other.requests.size(), 1);
    QTRY_COMPARE(test.integrator.requests.size(), 1);
    QCOMPARE(test.run.stages.constFirst().taskResults.size(), 2);
    QCOMPARE(test.callBack("passed"), 200);
    QTRY_COMPARE(test.simulation.runTask.state, protocol::TaskState::Passed);
    QVERIFY(!test.run.hasEnded);
    QVERIFY(test.run.stageOf(other.text("task_result_id")));
    const QByteArray body = R"({"data":{"type":"task-results","attributes":{"status":"failed","message":"m"}}})";
    const http::Response answer = test.simulation.send(
        "PATCH", other.callback(), {Simulation::bearer(other.token()), Simulation::jsonApi()}, body);
    QCOMPARE(answer.status, 200);
    QVERIFY(test.hasEnded());
    QCOMPARE(test.run.status, RunStatus::Errored);
}

void tst_Runs::aStageEndsInAnyOrderAlike()
{
    using protocol::TaskState;
    QList<TaskState> states{TaskState::Passed, TaskState::Failed, TaskState::Errored, TaskState::Unreachable};
    const QList<StageStatus> ends{StageStatus::Failed, StageStatus::Unreachable, StageStatus::Errored,
                                  StageStatus::Passed};
    for (int order = 0; order < 2; ++order) {
        QList<TaskState> left = states;
        QList<StageStatus> told;
        for (const TaskState gone :
             {TaskState::Failed, TaskState::Unreachable, TaskState::Errored, TaskState::Passed}) {
            told.append(simulator::endOfStage(left));
            left.removeOne(gone);
        }
        QCOMPARE(told, ends);
        std::reverse(states.begin(), states.end());
    }
    QCOMPARE(simulator::endOfStage({}), StageStatus::Passed);
}

void tst_Runs::isOverridden()
{
    RunUnderTest test;
    test.start({.speculative = true, .tasks = {test.attached({Stage::PostPlan})}, .isOverridable = true});
    QVERIFY(test.isCalled(1));
    QCOMPARE(test.order(RunOrder::Kind::Override).error().kind, base::ErrorKind::Conflict);
    QCOMPARE(test.callBack("failed"), 200);
    QTRY_COMPARE(test.run.stages.constFirst().status, StageStatus::AwaitingOverride);
    QVERIFY(!test.run.hasEnded);
    QVERIFY(test.order(RunOrder::Kind::Override));
    QVERIFY(test.hasEnded());
    QCOMPARE(test.run.status, RunStatus::PlannedAndFinished);
    QVERIFY(test.run.stages.constFirst().isOverridden);
}

void tst_Runs::isCanceled()
{
    RunUnderTest test;
    test.start({.tasks = {test.attached(AllStages)}});
    QVERIFY(test.isCalled(1));
    QVERIFY(test.order(RunOrder::Kind::Cancel));
    QVERIFY(test.run.hasEnded);
    QCOMPARE(test.run.status, RunStatus::Canceled);
    QCOMPARE(test.run.stages.constFirst().status, StageStatus::Canceled);
    QCOMPARE(test.simulation.runTask.events.constLast().error.rule, base::Rules::RunCanceled);
    QCOMPARE(test.order(RunOrder::Kind::Cancel).error().kind, base::ErrorKind::Conflict);
    QVERIFY(test.callBack("passed") >= 400);
    QCOMPARE(test.integrator.requests.size(), 1);
}

void tst_Runs::holdsAStage()
{
    RunUnderTest test;
    test.start({.speculative = true, .tasks = {test.attached(AllStages)}, .heldStages = {Stage::PostPlan}});
    QVERIFY(test.isCalled(1));
    QCOMPARE(test.callBack("passed"), 200);
    QTRY_COMPARE(test.run.status, RunStatus::PostPlanRunning);
    QCOMPARE(test.run.stages.at(1).status, StageStatus::Pending);
    QCOMPARE(test.integrator.requests.size(), 1);
    simulator::OwnFaults faults;
    faults.delivery.append({.kind = FaultKind::Repeated});
    QVERIFY(test.order(RunOrder::Kind::Deliver, Stage::PostPlan, faults));
    QVERIFY(test.isCalled(3)); // the stage is delivered twice
    QCOMPARE(test.order(RunOrder::Kind::Deliver).error().kind, base::ErrorKind::Conflict);
    QCOMPARE(test.callBack("passed"), 200);
    QVERIFY(test.hasEnded());
}

void tst_Runs::aStageThatIsLetGoEarlyKeepsItsFaults()
{
    RunUnderTest test;
    test.start({.speculative = true, .tasks = {test.attached(AllStages)}, .heldStages = {Stage::PostPlan}});
    simulator::OwnFaults faults;
    faults.delivery.append({.kind = FaultKind::Repeated});
    QVERIFY(test.order(RunOrder::Kind::Deliver, Stage::PostPlan, faults)); // before pre_plan was called
    QVERIFY(test.isCalled(1));
    QCOMPARE(test.callBack("passed"), 200);
    QVERIFY(test.isCalled(3)); // only post_plan is delivered twice
    QCOMPARE(test.integrator.text("stage"), u"post_plan"_s);
    QCOMPARE(test.callBack("passed"), 200);
    QVERIFY(test.hasEnded());
    QCOMPARE(test.integrator.requests.size(), 3);
}

void tst_Runs::addsFaultsToTheRunTaskUnderWay()
{
    RunUnderTest test;
    test.start({.speculative = true, .tasks = {test.attached({Stage::PrePlan})}});
    QVERIFY(test.isCalled(1));
    simulator::OwnFaults faults;
    faults.callback = {{.kind = FaultKind::Status, .number = 503}, {.kind = FaultKind::Status, .number = 429}};
    QVERIFY(test.order(RunOrder::Kind::AddFaults, Stage::PrePlan, faults));
    QCOMPARE(test.callBack("passed"), 503);
    QCOMPARE(test.callBack("passed"), 429);
    QCOMPARE(test.callBack("passed"), 200);
    QVERIFY(test.hasEnded());
}

void tst_Runs::refusesWhatCannotBe()
{
    RunUnderTest test;
    AttachedTask nowhere = test.attached(AllStages);
    nowhere.task.target = QUrl(u"ftp://example.com"_s);
    const auto started = test.simulation.engine.startRun({.tasks = {nowhere}});
    QCOMPARE(started.error().rule, base::Rules::TargetUrl);
    test.id = u"run-unknown"_s;
    QCOMPARE(test.order(RunOrder::Kind::Cancel).error().kind, base::ErrorKind::NotFound);
}

void tst_Runs::endsWithTheSimulator()
{
    RunUnderTest test;
    test.start({.tasks = {test.attached(AllStages)}});
    QVERIFY(test.isCalled(1));
    test.simulation.engine.stop([] {});
    QVERIFY(test.run.hasEnded);
    QCOMPARE(test.run.status, RunStatus::Errored);
    QCOMPARE(test.run.stages.constFirst().status, StageStatus::Errored);
    QCOMPARE(test.run.stages.at(1).status, StageStatus::Pending);
    QCOMPARE(test.simulation.engine.startRun({}).error().rule, base::Rules::SimulatorStopped);
}

void tst_Runs::whatIsAppliedStaysApplied()
{
    RunUnderTest test;
    test.start({.tasks = {test.attached({Stage::PostApply})}});
    QVERIFY(test.isCalled(1));
    test.simulation.engine.stop([] {});
    QVERIFY(test.run.hasEnded);
    QCOMPARE(test.run.status, RunStatus::Applied);
    QCOMPARE(test.run.stages.constFirst().status, StageStatus::Errored);
}

void tst_Runs::forgetsTheOldestThatEnded()
{
    RunUnderTest test;
    QStringList ids;
    for (qsizetype count = 0; count <= simulator::Runs::MaxEnded; ++count)
        ids.append(*test.simulation.engine.startRun({})); // without run tasks each ends by itself
    QVERIFY(support::waitFor([&] { return test.run.id == ids.constLast() && test.run.hasEnded; }));
    test.id = ids.constFirst();
    QCOMPARE(test.order(RunOrder::Kind::Cancel).error().kind, base::ErrorKind::NotFound);
    test.id = ids.at(1);
    QCOMPARE(test.order(RunOrder::Kind::Cancel).error().kind, base::ErrorKind::Conflict); // known, and over
}

RUNLATCH_TEST(tst_Runs)
#include "tst_runs.moc"
