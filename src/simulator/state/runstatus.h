// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"

#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QStringList>

#include <optional>
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
QString runStatusName(RunStatus status); ///< "pre_plan_running"
std::optional<RunStatus> runStatusOfName(QStringView name);
std::span<const QStringView> runStatusNames(); ///< all of them, in the order above
/// The status of a run that ends because the service stops: Errored, unless it has come to its end. An applied run has:
/// after it only post_apply may still run.
RunStatus brokenOff(RunStatus status);

/// The state of a stage at which run tasks are called.
enum class StageStatus { Pending, Running, Passed, Failed, AwaitingOverride, Errored, Canceled, Unreachable };
QString stageStatusName(StageStatus status); ///< "awaiting_override"
std::optional<StageStatus> stageStatusOfName(QStringView name);
/// Tells whether its run tasks are under way, or it waits to be overridden.
bool isUnderWay(StageStatus status);
/// The end of a stage by the ends of its mandatory run tasks, in any order: Passed if all passed or there is none,
/// otherwise the first of Failed, Unreachable and Errored that is among them.
StageStatus endOfStage(const QList<protocol::TaskState> &mandatory);

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
    QString workspaceId = {};
    QString message = {};
    QDateTime createdAt = {}; ///< UTC

    static constexpr qsizetype MaxMessage = 4000; ///< characters, of a run that the API starts or the state keeps

    const TaskStage *stageOf(const QString &taskResult) const; ///< null if the run task belongs to another run
    /// The stage that is under way; null if there is none.
    const TaskStage *stageUnderWay() const;
    /// Ends it because the service stopped, as brokenOff() says; the stage under way is Errored.
    void breakOff();
};

/// The id of a stage of a run: the same for all its run tasks.
QString stageIdOf(const QString &runId, protocol::Stage stage);

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::Run)
