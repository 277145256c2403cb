// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/runtext.h"

#include "protocol/jsonapi.h"

#include <QJsonArray>

#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using Need = StateObject::Need;

constexpr qsizetype MaxRunName = 100; // characters of ids and names
constexpr qsizetype MaxStages = 4;

// The keys of the file. A name that the service's API has means here what it means there.
constexpr QLatin1StringView RunKeys[] = {"id"_L1,        "workspace"_L1, "workspace-name"_L1, "message"_L1,
                                         "plan-only"_L1, "status"_L1,    "created-at"_L1,     "stages"_L1};
constexpr QLatin1StringView StageKeys[] = {"stage"_L1, "status"_L1, "warnings"_L1, "overridden"_L1};

QJsonObject written(const TaskStage &stage)
{
    return {{u"stage"_s, protocol::stageName(stage.stage)},
            {u"status"_s, stageStatusName(stage.status)},
            {u"warnings"_s, stage.warnings},
            {u"overridden"_s, stage.isOverridden}};
}

/// A run has each stage once, in the order of a run.
void readStage(StateText &text, const StateValue &value, QList<TaskStage> &stages)
{
    StateObject object(text, value, StageKeys);
    const auto stage = protocol::stageOfName(object.text("stage"_L1, MaxRunName));
    const auto status = stageStatusOfName(object.text("status"_L1, MaxRunName));
    const bool isNext = stage && (stages.isEmpty() || stages.constLast().stage < *stage);
    if (!isNext)
        object.refuse("stage"_L1);
    if (!status)
        object.refuse("status"_L1);
    if (isNext && status)
        stages.append({.stage = *stage,
                       .status = *status,
                       .warnings = object.count("warnings"_L1, std::numeric_limits<int>::max()),
                       .isOverridden = object.flag("overridden"_L1, false)});
}

} // namespace

QJsonObject writtenRun(const Run &run)
{
    QJsonArray stages;
    for (const TaskStage &stage : run.stages)
        stages.append(written(stage));
    return {{u"id"_s, run.id},
            {u"workspace"_s, run.workspaceId},
            {u"workspace-name"_s, run.workspaceName},
            {u"message"_s, run.message.left(Run::MaxMessage)},
            {u"plan-only"_s, run.speculative},
            {u"status"_s, runStatusName(run.status)},
            {u"created-at"_s, protocol::writeTime(run.createdAt)},
            {u"stages"_s, stages}};
}

Run readRun(StateText &text, const StateValue &value)
{
    StateObject object(text, value, RunKeys);
    Run run{.id = object.text("id"_L1, MaxRunName)};
    run.workspaceId = object.text("workspace"_L1, MaxRunName);
    run.workspaceName = object.text("workspace-name"_L1, MaxRunName, Need::Optional);
    run.message = object.text("message"_L1, Run::MaxMessage, Need::Optional);
    run.speculative = object.flag("plan-only"_L1, false);
    run.createdAt = object.time("created-at"_L1);
    const auto status = runStatusOfName(object.text("status"_L1, MaxRunName));
    if (!status)
        object.refuse("status"_L1);
    run.status = status.value_or(run.status);
    for (const StateValue &stage : object.list("stages"_L1, MaxStages))
        readStage(text, stage, run.stages);
    return run;
}

} // namespace runlatch::simulator
