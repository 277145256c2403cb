// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/apioperation.h"
#include "simulator/runfacts.h"
#include "simulator/runs.h"
#include "simulator/runtasks.h"
#include "simulator/state/configuredtask.h"
#include "simulator/state/resources.h"

#include <QSet>

namespace runlatch::simulator {

/// Runs, their task stages, task results and outcomes: a run is started, and all are read back. They are the runs that
/// Runs carries out, and those of the run tasks that RunTasks knows without one.
class RunRoutes
{
public:
    /// All must outlive this.
    RunRoutes(const Resources &resources, const ConfiguredTasks &tasks, const RunTasks &runTasks, Runs &runs);

    /// Starts a run of a workspace, which calls the tasks that are attached to it, and awaits an override where a
    /// mandatory one did not pass. As documented, a workspace that is not there is 404, and what is wrong with the
    /// attributes 422. Of these the message and `plan-only` count: nobody confirms an apply here.
    http::Response start(ApiQuestion &question);
    http::Response run(ApiQuestion &question);
    http::Response stages(ApiQuestion &question);
    http::Response stage(ApiQuestion &question);
    /// 409 unless the stage awaits an override. A run that is carried out goes on.
    http::Response overrideStage(ApiQuestion &question);
    http::Response result(ApiQuestion &question);
    http::Response outcomes(ApiQuestion &question);
    http::Response outcome(ApiQuestion &question);
    http::Response outcomeBody(ApiQuestion &question); ///< HTML, at the link of an outcome that has a body

private:
    struct FoundOutcome
    {
        const RunTask *result = nullptr;
        protocol::Outcome outcome;
        QString id;
    };
    std::optional<RunFacts> runOf(const QString &id) const;
    std::optional<ConfiguredTask> taskOf(const RunTask &runTask) const;
    std::optional<FoundOutcome> outcomeWith(const QString &id) const;
    http::Response stageDocument(const RunFacts &run, const StageFacts &stage, const ApiQuestion &question) const;
    QJsonArray included(const RunFacts &run, const std::vector<StageFacts> &stages, const ApiQuestion &question) const;

    const Resources &m_resources;
    const ConfiguredTasks &m_tasks;
    const RunTasks &m_runTasks;
    Runs &m_runs;
    QSet<QString> m_overriddenStages; ///< at most one for each stage that there was
};

} // namespace runlatch::simulator
