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

constexpr std::chrono::milliseconds PlanTicketLife = std::chrono::minutes(1);

QStringList planPath()
{
    return {u"archivist"_s, u"v1"_s, u"object"_s};
}

bool canBeSentTo(const QUrl &url)
{
    const bool isHttp = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && isHttp && !url.host().isEmpty() && url.userInfo().isEmpty();
}

} // namespace

RunTasks::RunTasks(base::Clock &clock, const Backlog &backlog, FaultPlan &faults, const Home &home, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_backlog(backlog)
    , m_faults(faults)
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
    const auto identity = RunTaskIdentity::fresh(m_home.dialect, options.verification);
    const auto payload = makePayload(options, placeOf(options.workspaceName), identity, m_clock.utc());
    const RunTaskRunner::Sender sender{
        .serviceName = m_home.serviceName, .site = siteOf(m_home.apiBase), .dialect = m_home.dialect};
    auto *runner = new RunTaskRunner(m_clock, m_sender, m_faults, options, identity, payload, sender, this);
    connect(runner, &RunTaskRunner::changed, this, [this, runner] { emit changed(runner->runTask()); });
    m_byCallback.insert(identity.callbackId, runner);
    if (protocol::stageHasPlan(options.stage))
        m_byPlan.insert(identity.planId, runner);
    QMetaObject::invokeMethod(runner, &RunTaskRunner::start, Qt::QueuedConnection); // the id is known before any event
    return identity.taskResultId;
}

void RunTasks::stop()
{
    const auto runners = findChildren<RunTaskRunner *>(Qt::FindDirectChildrenOnly);
    for (RunTaskRunner *runner : runners)
        runner->stop();
}

std::optional<http::Response> RunTasks::answer(const http::Request &request)
{
    if (request.method == "GET" && pathParts(request) == planPath())
        return plan(queryOf(request).value(u"code"_s));
    const QStringList parts = apiParts(request);
    if (parts.size() != 3)
        return std::nullopt;
    if (request.method == "PATCH" && parts[0] == "task-results"_L1 && parts[2] == "callback"_L1) {
        RunTaskRunner *runner = m_byCallback.value(parts[1]);
        return runner ? runner->callback(request) : notFoundResponse();
    }
    if (request.method == "GET" && parts[0] == "plans"_L1 && parts[2] == "json-output"_L1)
        return planTicket(request, parts[1]);
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

http::Response RunTasks::planTicket(const http::Request &request, const QString &planId)
{
    const RunTaskRunner *runner = m_byPlan.value(planId);
    if (!runner)
        return notFoundResponse();
    if (!runner->grants(bearerToken(request)))
        return unauthorizedResponse();
    const auto now = m_clock.monotonic();
    m_planTickets.removeIf([now](const auto &ticket) { return ticket.value().until <= now; });
    const QString code = freshCode();
    m_planTickets.insert(code, {runner->runTask().workspaceName, now + PlanTicketLife});
    const QString location = siteOf(m_home.apiBase) + u'/' + planPath().join(u'/') + "?code="_L1 + code;
    return {.status = 307, .headers = {{"Location", location.toLatin1()}}, .body = {}};
}

http::Response RunTasks::plan(const QString &code) const
{
    const auto ticket = m_planTickets.constFind(code);
    if (ticket == m_planTickets.cend() || ticket->until <= m_clock.monotonic())
        return notFoundResponse();
    return {.status = 200, .headers = {{"Content-Type", "application/json"}}, .body = planJson(ticket->workspaceName)};
}

} // namespace runlatch::simulator
