// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runroutes.h"

#include "protocol/workspace.h"
#include "simulator/listresponse.h"
#include "simulator/state/identifiers.h"
#include "simulator/state/outcomedocument.h"
#include "simulator/state/taskdocument.h"
#include "simulator/taskresultdocument.h"

#include <QCryptographicHash>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr auto OutcomePrefix = "tro-"_L1;

// The related resources, as documented. The service has no policy evaluations, plans and cost estimates here.
constexpr QLatin1StringView StageIncludes[] = {"run"_L1, "run.workspace"_L1, "task_results"_L1, "policy_evaluations"_L1,
                                               "cost_estimate"_L1};
constexpr QLatin1StringView RunIncludes[] = {"plan"_L1,
                                             "apply"_L1,
                                             "created_by"_L1,
                                             "cost_estimate"_L1,
                                             "configuration_version"_L1,
                                             "configuration_version.ingress_attributes"_L1,
                                             "workspace"_L1,
                                             "task_stages"_L1};

http::Response withIncludes(QJsonObject document, const QJsonArray &included, const ApiQuestion &question)
{
    if (!includesOf(question.query).isEmpty())
        document.insert("included"_L1, included);
    return documentResponse(document);
}

/// Takes what the `data` of a document says of a run, and returns what is wrong with it.
QList<base::ServiceError> takeRun(const QJsonObject &data, RunOptions &options)
{
    QList<base::ServiceError> errors;
    const QJsonValue message = data["attributes"_L1]["message"_L1];
    const QJsonValue planOnly = data["attributes"_L1]["plan-only"_L1];
    const auto isTold = [](const QJsonValue &value) { return !value.isUndefined() && !value.isNull(); };
    options.workspaceId = data["relationships"_L1]["workspace"_L1]["data"_L1]["id"_L1].toString();
    options.message = message.toString();
    options.speculative = planOnly.toBool();
    options.callsAttached = true;
    options.isOverridable = true;
    if (data["type"_L1].toString() != "runs"_L1)
        errors.append(invalidAttribute(u"Type must be runs"_s, u"/data/type"_s));
    if (options.workspaceId.isEmpty())
        errors.append(invalidAttribute(u"Workspace must be given"_s, u"/data/relationships/workspace"_s));
    if ((isTold(message) && !message.isString()) || options.message.size() > Run::MaxMessage)
        errors.append(invalidAttribute(u"Message must be a text of at most %1 characters"_s.arg(Run::MaxMessage),
                                       u"/data/attributes/message"_s));
    if (isTold(planOnly) && !planOnly.isBool())
        errors.append(invalidAttribute(u"Plan only must be true or false"_s, u"/data/attributes/plan-only"_s));
    return errors;
}

/// The ids of a result's outcomes, in their order. An id has the result's own, so that it can be found again, and
/// depends on the outcome-id, because a later callback may replace an outcome. Equal outcome-ids are counted.
QStringList outcomeIds(const RunTask &result)
{
    QHash<QString, int> seen;
    QStringList ids;
    for (const protocol::Outcome &outcome : result.result.outcomes) {
        const QString name = QString::number(seen[outcome.id]++) + u' ' + outcome.id;
        const QByteArray digest = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256);
        ids.append(OutcomePrefix + result.id.section(u'-', 1) + QString::fromLatin1(digest.left(8).toHex()));
    }
    return ids;
}

} // namespace

RunRoutes::RunRoutes(const Resources &resources, const ConfiguredTasks &tasks, const RunTasks &runTasks, Runs &runs)
    : m_resources(resources)
    , m_tasks(tasks)
    , m_runTasks(runTasks)
    , m_runs(runs)
{
}

std::optional<RunFacts> RunRoutes::runOf(const QString &id) const
{
    const Run *run = m_runs.find(id);
    const Run *carriedOut = run ? run : m_runs.withStage(id);
    return carriedOut ? factsOf(*carriedOut, m_runTasks.all()) : runWith(m_runTasks.all(), id, m_overriddenStages);
}

/// The configured task whose request this was, by its URL.
std::optional<ConfiguredTask> RunRoutes::taskOf(const RunTask &runTask) const
{
    const QList<ConfiguredTask> &all = m_tasks.all();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&runTask](const ConfiguredTask &task) { return task.url == runTask.target; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

QJsonArray RunRoutes::included(const RunFacts &run, const std::vector<StageFacts> &stages,
                               const ApiQuestion &question) const
{
    const QStringList asked = includesOf(question.query);
    QJsonArray resources;
    if (asked.contains("run"_L1) || asked.contains("run.workspace"_L1))
        resources.append(runResource(run));
    const auto workspace = m_resources.workspaceById(run.workspaceId);
    if (workspace && (asked.contains("run.workspace"_L1) || asked.contains("workspace"_L1)))
        resources.append(protocol::writeWorkspace(*workspace, m_resources.organizationOf(workspace->id)));
    for (const StageFacts &stage : stages) {
        if (asked.contains("task_stages"_L1))
            resources.append(stageResource(run, stage, question.access));
        for (const RunTask *result : stage.results) {
            if (asked.contains("task_results"_L1))
                resources.append(taskResultResource(*result, taskOf(*result)));
        }
    }
    return resources;
}

http::Response RunRoutes::start(ApiQuestion &question)
{
    const auto data = dataOf(question.request);
    if (!data)
        return unreadableResponse(data.error());
    RunOptions options;
    const QList<base::ServiceError> errors = takeRun(*data, options);
    if (!errors.isEmpty())
        return errorResponse(422, errors);
    const auto workspace = m_resources.workspaceById(options.workspaceId);
    if (!workspace)
        return notFoundResponse();
    if (!m_runs.hasRoom())
        return errorResponse(503, u"service unavailable"_s, u"No room for more runs: let some end."_s);
    const auto id = m_runs.start(options);
    if (!id) // the URLs of configured tasks were judged before, so this is not met
        return errorResponse(422, {invalidAttribute(u"A run task cannot be called"_s, {})});
    return documentResponse({{u"data"_s, runResource(*runOf(*id))}}, 201);
}

http::Response RunRoutes::run(ApiQuestion &question)
{
    const auto run = runOf(question.names.first());
    if (!run || run->id != question.names.first())
        return notFoundResponse();
    if (const auto refusal = otherInclude(question.query, RunIncludes))
        return *refusal;
    return withIncludes({{u"data"_s, runResource(*run)}}, included(*run, run->stages, question), question);
}

http::Response RunRoutes::stages(ApiQuestion &question)
{
    const auto run = runOf(question.names.first());
    if (!run || run->id != question.names.first())
        return notFoundResponse();
    if (const auto refusal = otherInclude(question.query, StageIncludes))
        return *refusal;
    // A run has four stages at most, so they are one page.
    QJsonArray data;
    for (const StageFacts &stage : run->stages)
        data.append(stageResource(*run, stage, question.access));
    QJsonObject document{{u"data"_s, data}};
    protocol::writePagination(document, protocol::paginate(1, 20, static_cast<int>(data.size())), question.self);
    return withIncludes(document, included(*run, run->stages, question), question);
}

http::Response RunRoutes::stageDocument(const RunFacts &run, const StageFacts &stage, const ApiQuestion &question) const
{
    if (const auto refusal = otherInclude(question.query, StageIncludes))
        return *refusal;
    return withIncludes({{u"data"_s, stageResource(run, stage, question.access)}}, included(run, {stage}, question),
                        question);
}

http::Response RunRoutes::stage(ApiQuestion &question)
{
    const QString &id = question.names.first();
    const auto run = runOf(id);
    if (!run || run->id == id)
        return notFoundResponse();
    const auto stage =
        std::find_if(run->stages.begin(), run->stages.end(), [&id](const StageFacts &one) { return one.id == id; });
    return stageDocument(*run, *stage, question);
}

http::Response RunRoutes::overrideStage(ApiQuestion &question)
{
    const QString &id = question.names.first();
    const auto run = runOf(id);
    if (!run || run->id == id)
        return notFoundResponse();
    const auto found =
        std::find_if(run->stages.begin(), run->stages.end(), [&id](const StageFacts &one) { return one.id == id; });
    if (found->status() != StageStatus::AwaitingOverride)
        return errorResponse(409, u"conflict"_s, u"The task stage does not await an override."_s);
    if (run->told)
        static_cast<void>(m_runs.carryOut({.kind = RunOrder::Kind::Override, .run = run->id})); // it waits for this
    else
        m_overriddenStages.insert(id);
    return stage(question);
}

http::Response RunRoutes::result(ApiQuestion &question)
{
    const RunTask *result = m_runTasks.find(question.names.first());
    return result ? documentResponse({{u"data"_s, taskResultResource(*result, taskOf(*result))}}) : notFoundResponse();
}

http::Response RunRoutes::outcomes(ApiQuestion &question)
{
    const RunTask *result = m_runTasks.find(question.names.first());
    if (!result)
        return notFoundResponse();
    const QStringList ids = outcomeIds(*result);
    QList<qsizetype> places(ids.size());
    std::iota(places.begin(), places.end(), 0);
    return listResponse(places, question.query, question.self, [result, &ids](qsizetype place) {
        return outcomeResource(result->result.outcomes.at(place), ids.at(place), result->id);
    });
}

std::optional<RunRoutes::FoundOutcome> RunRoutes::outcomeWith(const QString &id) const
{
    if (!id.startsWith(OutcomePrefix))
        return std::nullopt;
    const RunTask *result = m_runTasks.find("taskrs-"_L1 + id.mid(OutcomePrefix.size(), IdLength));
    const qsizetype place = result ? outcomeIds(*result).indexOf(id) : -1;
    if (place < 0)
        return std::nullopt;
    return FoundOutcome{result, result->result.outcomes.at(place), id};
}

http::Response RunRoutes::outcome(ApiQuestion &question)
{
    const auto found = outcomeWith(question.names.first());
    return found ? documentResponse({{u"data"_s, outcomeResource(found->outcome, found->id, found->result->id)}})
                 : notFoundResponse();
}

http::Response RunRoutes::outcomeBody(ApiQuestion &question)
{
    const auto found = outcomeWith(question.names.first());
    if (!found || found->outcome.body.isEmpty())
        return notFoundResponse();
    // The text is a stranger's. A browser must not run what it may have.
    return {.status = 200,
            .headers = {{"Content-Type", "text/html; charset=utf-8"}, {"Content-Security-Policy", "sandbox"}},
            .body = outcomeHtml(found->outcome.body)};
}

} // namespace runlatch::simulator
