// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runtasks.h"

#include "base/rules.h"
#include "protocol/taskresult.h"
#include "protocol/weburl.h"
#include "simulator/apimessage.h"
#include "simulator/askedplace.h"
#include "simulator/runtaskrunner.h"
#include "simulator/state/identifiers.h"
#include "simulator/state/workspacefacts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr std::chrono::milliseconds TicketLife = std::chrono::minutes(1);
constexpr qsizetype MaxTickets = 64; ///< at a time; a further ticket replaces the ticket that expires first

} // namespace

RunTasks::RunTasks(base::Clock &clock, base::Clock &taskClock, const Resources &resources, FaultPlan &faults,
                   const Home &home, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_taskClock(taskClock)
    , m_resources(resources)
    , m_faults(faults)
    , m_home(home)
    , m_sender(clock)
{
}

base::Result<QString> RunTasks::start(const RunTaskOptions &given)
{
    const RunTaskOptions options = withPayloadValues(given);
    if (const base::Done judged = judgeTarget(options.target); !judged)
        return judged.error();
    const auto identity = RunTaskIdentity::fresh(m_home.dialect, options.verification);
    auto payload = makePayload(options, placeOf(options), identity, m_clock.utc());
    if (options.run)
        adoptRun(payload, *options.run);
    const SendingService service{
        .serviceName = m_home.serviceName, .site = siteOf(m_home.apiBase), .dialect = m_home.dialect};
    auto *runner =
        new RunTaskRunner(m_clock, m_taskClock, m_sender, m_faults, options, identity, payload, service, this);
    connect(runner, &RunTaskRunner::changed, this, [this, runner] { emit changed(runner->runTask()); });
    connect(runner, &RunTaskRunner::ended, this, [this, runner] { noteEnd(runner); });
    m_byCallback.insert(identity.callbackId, runner);
    m_byResult.insert(identity.taskResultId, runner);
    m_byToken.insert(identity.accessToken, runner);
    if (protocol::stageHasPlan(options.stage))
        m_byPlan.insert(identity.planId, runner);
    if (options.configuration)
        m_byConfiguration.insert(identity.configurationId, runner);
    QMetaObject::invokeMethod(runner, &RunTaskRunner::start, Qt::QueuedConnection); // the id is known before any event
    return identity.taskResultId;
}

base::Done RunTasks::judgeTarget(const QUrl &target)
{
    if (protocol::mayBeCalled(target))
        return std::monostate();
    base::Error error;
    error.kind = base::ErrorKind::Usage;
    error.rule = base::Rules::TargetUrl;
    error.subject = target.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
    return error;
}

protocol::RunTaskRequest RunTasks::draft(const RunTaskOptions &options) const
{
    return makePayload(options, placeOf(options), RunTaskIdentity::fresh(m_home.dialect), m_clock.utc());
}

void RunTasks::addFaults(const QString &id, const OwnFaults &faults)
{
    if (RunTaskRunner *runner = m_byResult.value(id))
        runner->faults().add(faults);
}

void RunTasks::end(const QString &id, base::Rule why)
{
    if (RunTaskRunner *runner = m_byResult.value(id))
        runner->stop(why);
}

void RunTasks::noteEnd(RunTaskRunner *runner)
{
    m_ended.enqueue(runner);
    if (m_ended.size() <= MaxEnded)
        return;
    RunTaskRunner *oldest = m_ended.dequeue();
    const auto isOldest = [oldest](const auto &entry) { return entry.value() == oldest; };
    m_byCallback.removeIf(isOldest);
    m_byPlan.removeIf(isOldest);
    m_byConfiguration.removeIf(isOldest);
    m_byResult.removeIf(isOldest);
    m_byToken.removeIf(isOldest);
    oldest->deleteLater();
}

void RunTasks::restore(const QList<RunTask> &ended)
{
    m_restored = ended;
    for (qsizetype place = 0; place < ended.size(); ++place)
        m_restoredPlaces.insert(ended.at(place).id, place);
}

std::vector<const RunTask *> RunTasks::all() const
{
    std::vector<const RunTask *> found;
    for (const RunTask &runTask : m_restored)
        found.push_back(&runTask);
    for (const RunTaskRunner *runner : findChildren<RunTaskRunner *>(Qt::FindDirectChildrenOnly)) {
        if (const RunTask *runTask = find(runner->runTask().id)) // those that are about to be deleted are not found
            found.push_back(runTask);
    }
    return found;
}

const RunTask *RunTasks::find(const QString &id) const
{
    if (const auto place = m_restoredPlaces.constFind(id); place != m_restoredPlaces.cend())
        return &m_restored.at(*place);
    const RunTaskRunner *runner = m_byResult.value(id);
    return runner && !runner->isVerification() ? &runner->runTask() : nullptr;
}

void RunTasks::stop()
{
    const auto runners = findChildren<RunTaskRunner *>(Qt::FindDirectChildrenOnly);
    for (RunTaskRunner *runner : runners)
        runner->stop(base::Rules::SimulatorStopped);
}

RunTasks::HeadAnswer RunTasks::judge(const http::Request &head)
{
    const AskedPlace asked = placeAskedBy(head);
    switch (asked.what) {
    case AskedPlace::Object: return {true, bodyRejection()};
    case AskedPlace::PlanTicket: return {true, judgeDownload(head, m_byPlan.value(asked.id))};
    case AskedPlace::ConfigurationTicket: return {true, judgeDownload(head, m_byConfiguration.value(asked.id))};
    case AskedPlace::Callback: return {true, judgeCallback(head, asked.id)};
    case AskedPlace::SomethingElse: break;
    }
    if (const auto response = otherMethod(head))
        return {true,
                rejection(response->status == 404 ? base::Rules::RequestAddress : base::Rules::RequestOtherMethod,
                          *response)};
    if (isForeign(head))
        return {true, rejection(base::Rules::RequestRunTaskToken, notFoundResponse())};
    return {};
}

bool RunTasks::isPlace(const http::Request &head)
{
    return placeOfAnyMethod(head).what != AskedPlace::SomethingElse;
}

/// Answers a request of another method. nullopt if the place is not ours; 404 for an unknown run task.
std::optional<http::Response> RunTasks::otherMethod(const http::Request &request) const
{
    const AskedPlace asked = placeOfAnyMethod(request);
    if (asked.what == AskedPlace::SomethingElse)
        return std::nullopt;
    const bool isThere = asked.what == AskedPlace::Object || m_byCallback.contains(asked.id)
        || m_byPlan.contains(asked.id) || m_byConfiguration.contains(asked.id);
    if (!isThere)
        return notFoundResponse();
    return otherMethodResponse(request.method, {asked.what == AskedPlace::Callback ? "PATCH" : "GET"});
}

std::optional<http::Rejection> RunTasks::judgeCallback(const http::Request &head, const QString &callbackId)
{
    RunTaskRunner *runner = m_byCallback.value(callbackId);
    if (!runner)
        return rejection(base::Rules::RequestAddress, notFoundResponse());
    if (const auto response = runner->refusal(head))
        return rejection(response->status == 405 ? base::Rules::CallbackMethod : base::Rules::RequestToken, *response);
    return std::nullopt;
}

std::optional<http::Rejection> RunTasks::judgeDownload(const http::Request &head, const RunTaskRunner *runner) const
{
    if (!runner)
        return rejection(base::Rules::RequestAddress, notFoundResponse());
    if (!runner->grants(bearerToken(head)))
        return rejection(base::Rules::RequestToken, unauthorizedResponse());
    return std::nullopt;
}

QString RunTasks::whatIs(const http::Request &request) const
{
    const AskedPlace asked = placeAskedBy(request);
    switch (asked.what) {
    case AskedPlace::Object: return u"object"_s;
    case AskedPlace::PlanTicket: return u"plan"_s;
    case AskedPlace::ConfigurationTicket: return u"configuration"_s;
    case AskedPlace::Callback: return m_byCallback.contains(asked.id) ? u"callback"_s : QString();
    case AskedPlace::SomethingElse: break;
    }
    return {};
}

QString RunTasks::leadsTo(const http::Request &request) const
{
    if (placeAskedBy(request).what != AskedPlace::Object)
        return {};
    const auto ticket = m_tickets.constFind(queryOf(request).value(u"code"_s));
    if (ticket == m_tickets.cend())
        return {};
    return ticket->configuration ? u"configuration"_s : u"plan"_s;
}

FaultPlace RunTasks::placeOf(const http::Request &request) const
{
    return faultPlaceOfName(whatIs(request)).value_or(FaultPlace::Anywhere);
}

/// The run task whose callback, plan or configuration the path names, whatever the method.
RunTaskRunner *RunTasks::runnerAt(const http::Request &request) const
{
    const AskedPlace asked = placeOfAnyMethod(request);
    switch (asked.what) {
    case AskedPlace::Callback: return m_byCallback.value(asked.id);
    case AskedPlace::PlanTicket: return m_byPlan.value(asked.id);
    case AskedPlace::ConfigurationTicket: return m_byConfiguration.value(asked.id);
    case AskedPlace::Object: return m_tickets.value(queryOf(request).value(u"code"_s)).runner;
    case AskedPlace::SomethingElse: break;
    }
    return nullptr;
}

/// The same, or the run task whose id stands in a path that is nearly one of these.
RunTaskRunner *RunTasks::runnerNear(const http::Request &request) const
{
    if (isPlace(request))
        return runnerAt(request);
    for (const QString &part : pathParts(request)) {
        if (RunTaskRunner *runner = m_byResult.value(part, m_byCallback.value(part)))
            return runner;
    }
    return nullptr;
}

QString RunTasks::idAt(const QByteArray &target) const
{
    http::Request request;
    request.target = target;
    const RunTaskRunner *runner = runnerNear(request);
    return runner ? runner->runTask().id : QString();
}

void RunTasks::addOwnFaults(const http::Request &request, FaultDraw &draw)
{
    const AskedPlace asked = placeAskedBy(request);
    RunTaskRunner *runner = asked.what == AskedPlace::SomethingElse ? nullptr : runnerAt(request);
    if (!runner)
        return;
    OwnFaults &own = runner->faults();
    QList<Fault> *left = nullptr;
    switch (asked.what) {
    case AskedPlace::Object: left = &own.object; break;
    case AskedPlace::PlanTicket: left = &own.plan; break;
    case AskedPlace::ConfigurationTicket: left = &own.configuration; break;
    case AskedPlace::Callback: left = request.method == "PATCH" ? &own.callback : nullptr; break;
    case AskedPlace::SomethingElse: break;
    }
    if (left && !left->isEmpty())
        draw.add({left->takeFirst()});
}

void RunTasks::noteInstead(const http::Request &request, int http, const AnswerFate &fate)
{
    const AskedPlace asked = placeAskedBy(request);
    RunTaskRunner *runner = asked.what == AskedPlace::Callback ? m_byCallback.value(asked.id) : nullptr;
    if (runner)
        runner->noteInstead(http, fate);
}

bool RunTasks::isShort(const http::Request &head) const
{
    bool isNumber = false;
    const qlonglong length = http::headerValue(head.headers, "Content-Length").toLongLong(&isNumber);
    const bool isWritten = head.method == "PATCH" || head.method == "POST" || head.method == "PUT";
    return isWritten && isNumber && length <= MaxShortBody && http::headerValue(head.headers, "Expect").isNull()
        && (runnerNear(head) || ownerOf(head));
}

QString RunTasks::statusIn(const http::Request &request)
{
    return request.body.size() <= MaxShortBody ? protocol::writtenStatus(request.body).left(64) : QString();
}

void RunTasks::noteBegun(const http::Request &head)
{
    if (RunTaskRunner *called = placeAskedBy(head).what == AskedPlace::Callback ? runnerAt(head) : nullptr)
        called->noteBegun();
}

void RunTasks::noteWhole(const http::Request &request)
{
    if (RunTaskRunner *called = placeAskedBy(request).what == AskedPlace::Callback ? runnerAt(request) : nullptr)
        called->noteWhole();
}

bool RunTasks::noteUnread(const http::Request &head, base::Rule rule, int http)
{
    const AskedPlace asked = placeOfAnyMethod(head);
    if (RunTaskRunner *called = asked.what == AskedPlace::Callback ? m_byCallback.value(asked.id) : nullptr) {
        called->noteUnread(rule, http);
        return true;
    }
    RunTaskRunner *only = head.target.isEmpty() ? onlyUnderWay() : nullptr;
    if (!only)
        return false;
    if (only->hasCutCallback())
        return true;
    only->noteStray(rule, http);
    return false;
}

RunTaskRunner *RunTasks::onlyUnderWay() const
{
    RunTaskRunner *only = nullptr;
    for (RunTaskRunner *runner : m_byResult) {
        if (runner->hasEnded())
            continue;
        if (only)
            return nullptr;
        only = runner;
    }
    return only;
}

/// The run task whose token is shown.
RunTaskRunner *RunTasks::ownerOf(const http::Request &request) const
{
    return m_byToken.value(bearerToken(request));
}

/// Tells whether the token of a run task is shown at an address of the API that it does not open. The service answers
/// 404: a valid token without the right finds nothing.
bool RunTasks::isForeign(const http::Request &request) const
{
    const RunTaskRunner *owner = ownerOf(request);
    return owner && !owner->isVerification() && !owner->isTokenExpired() && !apiParts(request).isEmpty();
}

/// The fault of an address that was meant to be that of a callback.
base::Rule RunTasks::nearCallback(const http::Request &request) const
{
    const QStringList parts = apiParts(request);
    if (request.method == "GET" || parts.value(0) != "task-results"_L1)
        return {};
    const bool isResult = m_byResult.contains(parts.value(1));
    if (parts.size() == 2 && (isResult || m_byCallback.contains(parts[1])))
        return base::Rules::CallbackNoSuffix;
    return isResult && parts.size() == 3 && parts[2] == "callback"_L1 ? base::Rules::CallbackRebuilt : base::Rule();
}

base::Rule RunTasks::refusalRule(const http::Request &request) const
{
    if (const RunTaskRunner *runner = runnerAt(request))
        return runner->refusalRule(request);
    if (const base::Rule rule = nearCallback(request); !rule.isEmpty())
        return rule;
    const RunTaskRunner *owner = ownerOf(request);
    if (owner && request.method == "PATCH" && !owner->isVerification() && !owner->isTokenExpired())
        return base::Rules::CallbackAddress;
    if (!owner || isPlace(request) || apiParts(request).isEmpty())
        return {}; // nothing is served there, whoever asks
    if (owner->isVerification())
        return base::Rules::RequestUnasked;
    return owner->isTokenExpired() ? base::Rules::BearerExpired : base::Rules::RequestRunTaskToken;
}

QString RunTasks::runTaskOf(const http::Request &request) const
{
    const RunTaskRunner *runner = runnerNear(request);
    const RunTaskRunner *owner = runner ? runner : ownerOf(request);
    return owner ? owner->runTask().id : QString();
}

std::optional<http::Response> RunTasks::answer(const http::Request &request, const AnswerFate &fate)
{
    const AskedPlace asked = placeAskedBy(request);
    switch (asked.what) {
    case AskedPlace::Object: return object(queryOf(request).value(u"code"_s));
    case AskedPlace::PlanTicket: return planTicket(request, asked.id);
    case AskedPlace::ConfigurationTicket: return configurationTicket(request, asked.id);
    case AskedPlace::Callback: {
        RunTaskRunner *runner = m_byCallback.value(asked.id);
        return runner ? runner->callback(request, fate) : notFoundResponse();
    }
    case AskedPlace::SomethingElse: break;
    }
    if (const auto other = otherMethod(request))
        return other;
    return isForeign(request) ? std::optional(notFoundResponse()) : std::nullopt;
}

RunTaskPlace RunTasks::placeOf(const RunTaskOptions &options) const
{
    const QString &name = options.workspaceName;
    const QString home = m_resources.organizationOf(options.workspaceId);
    const QString organization = home.isEmpty() ? m_home.organization : home;
    const auto workspaces = m_resources.workspaces(organization);
    auto workspace = options.workspaceId.isEmpty() ? m_resources.workspaceByName(name, organization)
                                                   : m_resources.workspaceById(options.workspaceId);
    if (!workspace && name.isEmpty() && !workspaces.isEmpty())
        workspace = workspaces.first();
    // A workspace that the resources lacks is accepted too: integrators choose names.
    const protocol::Workspace place =
        workspace.value_or(protocol::Workspace{.id = freshId(u"ws"), .name = name.isEmpty() ? u"workspace"_s : name});
    const auto facts = workspaceFacts(place, organization, m_clock.utc());
    return {.organization = organization,
            .workspaceId = place.id,
            .workspaceName = place.name,
            .apiBase = m_home.apiBase,
            .projectId = facts.text(u"project_external_id"),
            .projectName = facts.text(u"project_name"),
            .dialect = m_home.dialect};
}

http::Response RunTasks::planTicket(const http::Request &request, const QString &planId)
{
    RunTaskRunner *runner = m_byPlan.value(planId);
    if (const auto refusal = judgeDownload(request, runner))
        return refusal->response;
    return giveTicket({.configuration = {}, .runner = runner, .until = {}}, 307);
}

http::Response RunTasks::configurationTicket(const http::Request &request, const QString &configurationId)
{
    RunTaskRunner *runner = m_byConfiguration.value(configurationId);
    if (const auto refusal = judgeDownload(request, runner))
        return refusal->response;
    return giveTicket({.configuration = runner->configuration(), .runner = runner, .until = {}}, 302);
}

/// `status` as in the service's documents: 307 to a plan, 302 to a configuration.
http::Response RunTasks::giveTicket(const Ticket &ticket, int status)
{
    const auto endsFirst = [](const Ticket &left, const Ticket &right) { return left.until < right.until; };
    const auto now = m_taskClock.monotonic();
    m_tickets.removeIf([now](const auto &other) { return other.value().until <= now; });
    if (m_tickets.size() >= MaxTickets)
        m_tickets.erase(std::min_element(m_tickets.begin(), m_tickets.end(), endsFirst));
    const QString code = freshCode();
    m_tickets.insert(code, {ticket.configuration, ticket.runner, now + TicketLife});
    const QString site = m_home.objectSite.isEmpty() ? siteOf(m_home.apiBase) : m_home.objectSite;
    const QString location = site + u'/' + objectPath().join(u'/') + "?code="_L1 + code;
    return {.status = status, .headers = {{"Location", location.toLatin1()}}, .body = {}};
}

http::Response RunTasks::object(const QString &code) const
{
    const auto ticket = m_tickets.constFind(code);
    if (ticket == m_tickets.cend() || ticket->until <= m_taskClock.monotonic())
        return notFoundResponse();
    if (ticket->configuration)
        return {.status = 200, .headers = {{"Content-Type", "application/gzip"}}, .body = *ticket->configuration};
    if (!ticket->runner) // ended long ago, and forgotten
        return notFoundResponse();
    return {.status = 200, .headers = {{"Content-Type", "application/json"}}, .body = ticket->runner->plan()};
}

} // namespace runlatch::simulator
