// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/keptresults.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace runlatch::simulator {

namespace {

std::chrono::milliseconds sinceStart(const KeptResult &kept, const QDateTime &time)
{
    return std::chrono::milliseconds(kept.startedAt.msecsTo(time));
}

KeptResult keptOf(const RunTask &runTask)
{
    KeptResult kept{.id = runTask.id, .runId = runTask.runId, .stage = runTask.stage, .target = runTask.target};
    kept.enforcementLevel = runTask.enforcementLevel;
    kept.state = runTask.state;
    kept.startedAt = runTask.startedAt;
    kept.endedAt = runTask.startedAt;
    kept.result = runTask.result;
    for (const RunTaskEvent &event : runTask.events) {
        kept.endedAt = runTask.startedAt.addMSecs(event.at.count());
        const bool isTaken = event.type == RunTaskEvent::Type::Callback && event.http == 200 && !event.isInstead;
        if (const auto status = protocol::taskStatusOfName(event.status); isTaken && status)
            kept.updates.append({*status, kept.endedAt});
    }
    return kept;
}

/// Tells whether a run task in this state was under way when it was kept.
bool wasUnderWay(protocol::TaskState state)
{
    switch (state) {
    case protocol::TaskState::Pending:
    case protocol::TaskState::Awaiting:
    case protocol::TaskState::Running: return true;
    case protocol::TaskState::Passed:
    case protocol::TaskState::Failed:
    case protocol::TaskState::Errored:
    case protocol::TaskState::Unreachable: break;
    }
    return false;
}

RunTask runTaskOf(const KeptResult &kept, const Run &run)
{
    RunTask runTask;
    runTask.id = kept.id;
    runTask.runId = run.id;
    runTask.workspaceId = run.workspaceId;
    runTask.workspaceName = run.workspaceName;
    runTask.isSpeculative = run.speculative;
    runTask.target = kept.target;
    runTask.stage = kept.stage;
    runTask.enforcementLevel = kept.enforcementLevel;
    runTask.runMessage = run.message;
    runTask.startedAt = kept.startedAt;
    runTask.state = wasUnderWay(kept.state) ? protocol::TaskState::Errored : kept.state;
    runTask.result = kept.result;
    for (const KeptResult::Update &update : kept.updates) {
        RunTaskEvent callback;
        callback.type = RunTaskEvent::Type::Callback;
        callback.at = sinceStart(kept, update.at);
        callback.http = 200;
        callback.status = protocol::taskStatusName(update.status);
        callback.state = protocol::taskStateOf(update.status);
        runTask.events.append(callback);
    }
    RunTaskEvent end;
    end.type = RunTaskEvent::Type::Finished;
    end.at = sinceStart(kept, kept.endedAt);
    end.state = runTask.state;
    runTask.events.append(end);
    return runTask;
}

} // namespace

QList<KeptResult> keptResults(const QList<Run> &runs, const std::vector<const RunTask *> &all)
{
    QSet<QString> ids;
    for (const Run &run : runs)
        ids.insert(run.id);
    QList<KeptResult> kept;
    qsizetype characters = 0;
    for (auto newest = all.rbegin(); newest != all.rend() && kept.size() < KeptResult::MaxResults; ++newest) {
        if (!ids.contains((*newest)->runId))
            continue;
        KeptResult one = keptOf(**newest);
        const qsizetype own = one.characters();
        if (characters + own > KeptResult::MaxCharacters)
            continue; // one that is too large does not take the others with it
        characters += own;
        kept.append(one);
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
}

QList<RunTask> runTasksOf(const ServiceState &state)
{
    QHash<QString, const Run *> runs;
    for (const Run &run : state.runs)
        runs.insert(run.id, &run);
    QList<RunTask> runTasks;
    for (const KeptResult &kept : state.results) {
        if (const Run *run = runs.value(kept.runId))
            runTasks.append(runTaskOf(kept, *run));
    }
    return runTasks;
}

} // namespace runlatch::simulator
