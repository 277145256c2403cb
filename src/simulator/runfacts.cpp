// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runfacts.h"

#include "protocol/jsonapi.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QJsonObject linkTo(const QString &type, const QString &id)
{
    return {{u"id"_s, id}, {u"type"_s, type}};
}

QJsonObject related(const QJsonValue &data)
{
    return {{u"data"_s, data}};
}

StageStatus endOf(const StageFacts &stage)
{
    QList<protocol::TaskState> mandatory;
    for (const RunTask *result : stage.results) {
        if (result->enforcementLevel == protocol::EnforcementLevel::Mandatory)
            mandatory.append(result->state);
    }
    const StageStatus end = endOfStage(mandatory);
    const bool isOverridable = end == StageStatus::Failed && stage.stage != protocol::Stage::PostApply;
    return isOverridable ? StageStatus::AwaitingOverride : end;
}

void addTo(RunFacts &run, const RunTask &runTask, const QSet<QString> &overridden)
{
    const QString id = stageIdOf(runTask.runId, runTask.stage);
    auto stage =
        std::find_if(run.stages.begin(), run.stages.end(), [&id](const StageFacts &one) { return one.id == id; });
    if (stage == run.stages.end()) {
        run.stages.push_back({id, runTask.stage, runTask.startedAt, {}, overridden.contains(id), {}});
        stage = run.stages.end() - 1;
    }
    const bool isFirst = stage->results.empty() || runTask.startedAt < stage->begunAt;
    stage->begunAt = isFirst ? runTask.startedAt : stage->begunAt;
    stage->results.push_back(&runTask);
}

} // namespace

StageStatus StageFacts::status() const
{
    if (told)
        return *told;
    if (isOverridden)
        return StageStatus::Passed;
    if (std::all_of(results.begin(), results.end(), [](const RunTask *result) { return result->hasEnded(); }))
        return endOf(*this);
    const bool isWaiting = std::all_of(results.begin(), results.end(), [](const RunTask *result) {
        return result->state == protocol::TaskState::Pending || result->state == protocol::TaskState::Awaiting;
    });
    return isWaiting ? StageStatus::Pending : StageStatus::Running;
}

QDateTime StageFacts::updatedAt() const
{
    QDateTime latest = begunAt;
    for (const RunTask *result : results) {
        if (!result->events.isEmpty())
            latest = std::max(latest, result->startedAt.addMSecs(result->events.constLast().at.count()));
    }
    return latest;
}

QString RunFacts::status() const
{
    if (told)
        return runStatusName(*told);
    const StageFacts &latest = stages.back();
    const QString name = protocol::stageName(latest.stage);
    switch (latest.status()) {
    case StageStatus::Pending:
    case StageStatus::Running: return name + "_running"_L1;
    case StageStatus::AwaitingOverride: return name + "_awaiting_decision"_L1;
    case StageStatus::Failed:
    case StageStatus::Passed: return latest.stage == protocol::Stage::PostApply ? u"applied"_s : name + "_completed"_L1;
    case StageStatus::Errored:
    case StageStatus::Canceled:
    case StageStatus::Unreachable: break;
    }
    return latest.stage == protocol::Stage::PostApply ? u"applied"_s : u"errored"_s;
}

RunFacts factsOf(const Run &run, const std::vector<const RunTask *> &all)
{
    RunFacts facts{run.id, run.workspaceId, run.message, run.speculative, run.createdAt, {}, run.status};
    for (const TaskStage &stage : run.stages)
        facts.stages.push_back(
            {stageIdOf(run.id, stage.stage), stage.stage, run.createdAt, {}, stage.isOverridden, stage.status});
    for (const RunTask *runTask : all) {
        if (runTask->runId == run.id)
            addTo(facts, *runTask, {});
    }
    return facts;
}

std::optional<RunFacts> runWith(const std::vector<const RunTask *> &all, const QString &id,
                                const QSet<QString> &overriddenStages)
{
    const auto first = std::find_if(all.begin(), all.end(), [&id](const RunTask *runTask) {
        return runTask->runId == id || stageIdOf(runTask->runId, runTask->stage) == id;
    });
    if (first == all.end())
        return std::nullopt;
    const RunTask &one = **first;
    RunFacts run{one.runId, one.workspaceId, one.runMessage, one.isSpeculative, one.startedAt, {}, {}};
    for (auto runTask = first; runTask != all.end(); ++runTask) {
        if ((*runTask)->runId == run.id)
            addTo(run, **runTask, overriddenStages);
    }
    std::sort(run.stages.begin(), run.stages.end(),
              [](const StageFacts &left, const StageFacts &right) { return left.stage < right.stage; });
    return run;
}

QJsonObject runResource(const RunFacts &run)
{
    QJsonArray stages;
    for (const StageFacts &stage : run.stages)
        stages.append(linkTo(u"task-stages"_s, stage.id));
    const QJsonObject attributes{
        {u"status"_s, run.status()},
        {u"message"_s, run.message},
        {u"plan-only"_s, run.isSpeculative},
        {u"created-at"_s, protocol::writeTime(run.createdAt)},
    };
    return {{u"id"_s, run.id},
            {u"type"_s, u"runs"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s,
             QJsonObject{{u"workspace"_s, related(linkTo(u"workspaces"_s, run.workspaceId))},
                         {u"task-stages"_s, related(stages)}}},
            {u"links"_s, QJsonObject{{u"self"_s, QString("/api/v2/runs/"_L1 + run.id)}}}};
}

QJsonObject stageResource(const RunFacts &run, const StageFacts &stage, Access access)
{
    QJsonArray results;
    for (const RunTask *result : stage.results)
        results.append(linkTo(u"task-results"_s, result->id));
    const QString status = stageStatusName(stage.status());
    const bool mayOverride = access >= Access::Write;
    const QJsonObject attributes{
        {u"status"_s, status},
        {u"stage"_s, protocol::stageName(stage.stage)},
        {u"status-timestamps"_s, QJsonObject{{status + "-at"_L1, protocol::writeTime(stage.updatedAt())}}},
        {u"created-at"_s, protocol::writeTime(stage.begunAt)},
        {u"updated-at"_s, protocol::writeTime(stage.updatedAt())},
        {u"permissions"_s,
         QJsonObject{{u"can-override-policy"_s, false},
                     {u"can-override-tasks"_s, mayOverride},
                     {u"can-override"_s, mayOverride}}},
        {u"actions"_s, QJsonObject{{u"is-overridable"_s, stage.status() == StageStatus::AwaitingOverride}}},
    };
    return {{u"id"_s, stage.id},
            {u"type"_s, u"task-stages"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s,
             QJsonObject{{u"run"_s, related(linkTo(u"runs"_s, run.id))},
                         {u"task-results"_s, related(results)},
                         {u"policy-evaluations"_s, related(QJsonArray())}}},
            {u"links"_s, QJsonObject{{u"self"_s, QString("/api/v2/task-stages/"_L1 + stage.id)}}}};
}

} // namespace runlatch::simulator
