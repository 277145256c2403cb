// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/runstatus.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// In the order of RunStatus.
constexpr QStringView RunStatusNames[] = {
    u"pending",           u"pre_plan_running", u"planning", u"post_plan_running", u"planned_and_finished",
    u"pre_apply_running", u"applying",         u"applied",  u"errored",           u"canceled"};
static_assert(std::size(RunStatusNames) == static_cast<std::size_t>(RunStatus::Canceled) + 1);

/// In the order of StageStatus.
constexpr QStringView StageStatusNames[] = {u"pending",           u"running", u"passed",   u"failed",
                                            u"awaiting_override", u"errored", u"canceled", u"unreachable"};
static_assert(std::size(StageStatusNames) == static_cast<std::size_t>(StageStatus::Unreachable) + 1);

template <typename T> std::optional<T> statusOfName(std::span<const QStringView> names, QStringView name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<T>(found - names.begin()));
}

} // namespace

QString runStatusName(RunStatus status)
{
    return RunStatusNames[static_cast<std::size_t>(status)].toString();
}

std::optional<RunStatus> runStatusOfName(QStringView name)
{
    return statusOfName<RunStatus>(RunStatusNames, name);
}

std::span<const QStringView> runStatusNames()
{
    return RunStatusNames;
}

RunStatus brokenOff(RunStatus status)
{
    const bool isEnd = status == RunStatus::PlannedAndFinished || status >= RunStatus::Applied;
    return isEnd ? status : RunStatus::Errored;
}

QString stageStatusName(StageStatus status)
{
    return StageStatusNames[static_cast<std::size_t>(status)].toString();
}

std::optional<StageStatus> stageStatusOfName(QStringView name)
{
    return statusOfName<StageStatus>(StageStatusNames, name);
}

bool isUnderWay(StageStatus status)
{
    return status == StageStatus::Running || status == StageStatus::AwaitingOverride;
}

StageStatus endOfStage(const QList<protocol::TaskState> &mandatory)
{
    using protocol::TaskState;
    if (mandatory.contains(TaskState::Failed))
        return StageStatus::Failed;
    if (mandatory.contains(TaskState::Unreachable))
        return StageStatus::Unreachable;
    return mandatory.count(TaskState::Passed) == mandatory.size() ? StageStatus::Passed : StageStatus::Errored;
}

const TaskStage *Run::stageOf(const QString &taskResult) const
{
    const auto found = std::find_if(stages.cbegin(), stages.cend(), [&taskResult](const TaskStage &stage) {
        return stage.taskResults.contains(taskResult);
    });
    return found == stages.cend() ? nullptr : &*found;
}

const TaskStage *Run::stageUnderWay() const
{
    const auto found =
        std::find_if(stages.cbegin(), stages.cend(), [](const TaskStage &stage) { return isUnderWay(stage.status); });
    return found == stages.cend() ? nullptr : &*found;
}

void Run::breakOff()
{
    hasEnded = true;
    status = brokenOff(status);
    for (TaskStage &stage : stages) {
        if (isUnderWay(stage.status))
            stage.status = StageStatus::Errored;
    }
}

QString stageIdOf(const QString &runId, protocol::Stage stage)
{
    // The run's own id, whose last letter makes room for the stage.
    const QString ofRun = runId.section(u'-', 1);
    return "ts-"_L1 + ofRun.chopped(std::min<qsizetype>(ofRun.size(), 1))
        + QString::number(static_cast<int>(stage) + 1);
}

} // namespace runlatch::simulator
