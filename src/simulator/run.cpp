// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/run.h"

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
constexpr QLatin1StringView StageStatusNames[] = {"pending"_L1,  "running"_L1,           "passed"_L1,
                                                  "failed"_L1,   "awaiting_override"_L1, "errored"_L1,
                                                  "canceled"_L1, "unreachable"_L1};
static_assert(std::size(StageStatusNames) == static_cast<std::size_t>(StageStatus::Unreachable) + 1);

} // namespace

QString runStatusName(RunStatus status)
{
    return RunStatusNames[static_cast<std::size_t>(status)].toString();
}

std::span<const QStringView> runStatusNames()
{
    return RunStatusNames;
}

QString stageStatusName(StageStatus status)
{
    return StageStatusNames[static_cast<std::size_t>(status)];
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

} // namespace runlatch::simulator
