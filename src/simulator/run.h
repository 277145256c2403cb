// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <QMetaType>

#include <span>

namespace runlatch::simulator {

/// The progress of a run. The names are the service's own. During post_apply a run is Applied already.
enum class RunStatus {
    Pending,
    PrePlanRunning,
    Planning,
    PostPlanRunning,
    PlannedAndFinished, ///< a speculative run at its end
    PreApplyRunning,
    Applying,
    Applied,
    Errored,
    Canceled,
};
QString runStatusName(RunStatus status);       ///< "pre_plan_running"
std::span<const QStringView> runStatusNames(); ///< all of them, in the order above

/// The state of a stage at which run tasks are called.
enum class StageStatus { Pending, Running, Passed, Failed, AwaitingOverride, Errored, Canceled, Unreachable };
QString stageStatusName(StageStatus status); ///< "awaiting_override"
/// The end of a stage by the ends of its mandatory run tasks, in any order: Passed if all passed or there is none,
/// otherwise the first of Failed, Unreachable and Errored that is among them.
StageStatus endOfStage(const QList<protocol::TaskState> &mandatory);

/// A run task that is attached to a run. Its stage, its workspace, its message and whether the run is speculative are
/// those of the run.
struct AttachedTask
{
    RunTaskOptions task;           ///< with target, key and enforcement level
    QList<protocol::Stage> stages; ///< at which it is called
};

/// A run to start.
struct RunOptions
{
    QString workspaceName = {}; ///< empty: one of the simulator's
    QString message = {};       ///< empty: a made-up one
    bool speculative = false;   ///< it ends after post_plan
    QList<AttachedTask> tasks = {};
    QList<protocol::Stage> heldStages = {}; ///< each begins only when RunOrder::Deliver says so
    /// A stage with a mandatory run task that did not pass waits for RunOrder::Override; else the run is Errored.
    bool isOverridable = false;
};

/// One stage of a run. Its run tasks are called at once, and it ends with the last of them.
struct TaskStage
{
    protocol::Stage stage = protocol::Stage::PostPlan;
    StageStatus status = StageStatus::Pending;
    QStringList taskResults = {}; ///< ids of its run tasks, as in RunTask
    int warnings = 0;             ///< advisory run tasks that did not pass
    bool isOverridden = false;
};

/// The present state of a run.
struct Run
{
    QString id; ///< "run-..."
    QString workspaceName = {};
    bool speculative = false;
    RunStatus status = RunStatus::Pending;
    QList<TaskStage> stages = {}; ///< those that have run tasks, in the order of the run
    bool hasEnded = false;

    const TaskStage *stageOf(const QString &taskResult) const; ///< null if the run task belongs to another run
};

/// An order to a run under way.
struct RunOrder
{
    enum class Kind {
        Deliver,   ///< begin the held stage `stage`; its run tasks have `faults`
        AddFaults, ///< the run tasks under way have `faults` behind theirs; without any, those of the next stage
        Override,  ///< go on although a mandatory run task did not pass
        Cancel,    ///< end now, with all run tasks
    };
    Kind kind = Kind::Cancel;
    QString run = {}; ///< its id
    protocol::Stage stage = protocol::Stage::PostPlan;
    OwnFaults faults = {};
};

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::Run)
