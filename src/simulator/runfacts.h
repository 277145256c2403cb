// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/apioperation.h"
#include "simulator/run.h"

#include <QJsonObject>
#include <QSet>

#include <optional>
#include <vector>

/// The facts that a run shows of itself: it is carried out, or known by the run tasks that were called in it. The
/// pointers are those of RunTasks::all().
namespace runlatch::simulator {

/// A stage of a run, with the results of the run tasks that were called there.
struct StageFacts
{
    QString id; ///< "ts-..."
    protocol::Stage stage = protocol::Stage::PostPlan;
    QDateTime begunAt;                    ///< its first result, or its run where it has none
    std::vector<const RunTask *> results; ///< none: none was called yet, or they are no longer known
    bool isOverridden = false;
    std::optional<StageStatus> told = {}; ///< by the run that is carried out; otherwise there is a result

    /// The status that was told, if any. Otherwise that of results without a run that goes on: only mandatory ones stop
    /// a stage, and one that failed awaits an override, except after the apply, which nothing can halt any more. (The
    /// documents do not say which stages can be overridden.)
    StageStatus status() const;
    QDateTime updatedAt() const; ///< of the last event of a result
};

struct RunFacts
{
    QString id;
    QString workspaceId;
    QString message;
    bool isSpeculative = false;
    QDateTime createdAt;
    std::vector<StageFacts> stages = {}; ///< in the order of a run
    std::optional<RunStatus> told = {};  ///< by the run that is carried out; otherwise there is a stage

    QString status() const; ///< as the service names it: "post_plan_completed", "errored"
};

/// A run that is carried out, with the results that are known.
RunFacts factsOf(const Run &run, const std::vector<const RunTask *> &all);
/// The run that has this id, or a stage of this id; nullopt if no run task is of it.
std::optional<RunFacts> runWith(const std::vector<const RunTask *> &all, const QString &id,
                                const QSet<QString> &overriddenStages);

/// Types `runs` and `task-stages`, in the form of the service's reference and of its OpenAPI description.
QJsonObject runResource(const RunFacts &run);
QJsonObject stageResource(const RunFacts &run, const StageFacts &stage, Access access);

} // namespace runlatch::simulator
