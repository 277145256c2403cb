// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runtasks.h"

#include "simulator/apimessage.h"
#include "simulator/identifiers.h"
#include "simulator/plan.h"
#include "simulator/runtaskrunner.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

bool canBeSentTo(const QUrl &url)
{
    const bool isHttp = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && isHttp && !url.host().isEmpty() && url.userInfo().isEmpty();
}

} // namespace

RunTasks::RunTasks(base::Clock &clock, const Backlog &backlog, const Home &home, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_backlog(backlog)
    , m_home(home)
    , m_sender(clock)
{
}

base::Result<QString> RunTasks::start(const RunTaskOptions &options)
{
    if (!canBeSentTo(options.target)) {
        base::Error error;
        error.kind = base::ErrorKind::Usage;
        error.rule = u"target.url"_s;
        error.subject = options.target.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
        return error;
    }
    const RunTaskIdentity identity = RunTaskIdentity::fresh();
    const auto payload = makePayload(options, placeOf(options.workspaceName), identity, m_clock.utc());
    auto *runner = new RunTaskRunner(m_clock, m_sender, options, payload,
                                     {.serviceName = m_home.serviceName, .site = siteOf(m_home.apiBase)}, this);
    connect(runner, &RunTaskRunner::changed, this, [this, runner] { emit changed(runner->runTask()); });
    m_byCallback.insert(identity.callbackId, runner);
    if (protocol::stageHasPlan(options.stage))
        m_byPlan.insert(identity.planId, runner);
    QMetaObject::invokeMethod(runner, &RunTaskRunner::start, Qt::QueuedConnection); // the id is known before any event
    return payload.taskResultId;
}

std::optional<http::Response> RunTasks::answer(const http::Request &request)
{
    const QStringList parts = apiParts(request);
    if (parts.size() != 3)
        return std::nullopt;
    if (request.method == "PATCH" && parts[0] == "task-results"_L1 && parts[2] == "callback"_L1) {
        RunTaskRunner *runner = m_byCallback.value(parts[1]);
        return runner ? runner->callback(request) : notFoundResponse();
    }
    if (request.method == "GET" && parts[0] == "plans"_L1 && parts[2] == "json-output"_L1)
        return plan(request, parts[1]);
    return std::nullopt;
}

RunTaskPlace RunTasks::placeOf(const QString &workspaceName) const
{
    const auto workspaces = m_backlog.workspaces(m_home.organization);
    auto workspace = m_backlog.workspaceByName(workspaceName, m_home.organization);
    if (!workspace && workspaceName.isEmpty() && !workspaces.isEmpty())
        workspace = workspaces.first();
    // A workspace that the backlog does not have is one all the same: integrators choose names.
    return {.organization = m_home.organization,
            .workspaceId = workspace ? workspace->id : freshId(u"ws"),
            .workspaceName = workspace ? workspace->name : (workspaceName.isEmpty() ? u"workspace"_s : workspaceName),
            .apiBase = m_home.apiBase};
}

http::Response RunTasks::plan(const http::Request &request, const QString &planId) const
{
    const RunTaskRunner *runner = m_byPlan.value(planId);
    if (!runner)
        return notFoundResponse();
    if (!runner->grants(bearerToken(request)))
        return unauthorizedResponse();
    return {.status = 200,
            .headers = {{"Content-Type", "application/json"}},
            .body = planJson(runner->runTask().workspaceName)};
}

} // namespace runlatch::simulator
