// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/engine.h"

#include "base/rules.h"
#include "http/message.h"
#include "http/ownaddresses.h"
#include "http/portowner.h"
#include "http/server.h"
#include "http/url.h"
#include "protocol/weburl.h"
#include "simulator/engineparts.h"
#include "simulator/faultyanswer.h"
#include "simulator/keptresults.h"
#include "simulator/servedrequest.h"
#include "simulator/serviceheaders.h"
#include "simulator/state/identifiers.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

base::Error engineUsage(base::Rule rule, const QString &subject = {})
{
    base::Error error;
    error.kind = base::ErrorKind::Usage;
    error.rule = rule;
    error.subject = subject;
    return error;
}

QString shown(const QUrl &url)
{
    return url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
}

http::Limits limits()
{
    http::Limits limits;
    limits.bodyBytes = 64 * 1024 * 1024; // 250 outcomes with long bodies
    limits.connections = 4096;           // a thousand run tasks at once, each with callbacks and a plan
    return limits;
}

QUrl apiBaseOf(const http::Server &server, bool isSecure)
{
    QUrl url;
    url.setScheme(isSecure ? u"https"_s : u"http"_s);
    url.setHost(http::announcedHost(server.host()));
    url.setPort(server.port());
    url.setPath(u"/api/v2"_s);
    return url;
}

} // namespace

/// A request that is answered now or later.
struct Engine::Exchange
{
    http::Request request;
    http::Request asked; ///< the same as a GET, if it is a HEAD
    http::Responder responder;
    RateLimit::State rate;
    FaultDraw faults;
    http::Misbehavior misbehavior;

    bool isLost() const { return misbehavior.end != http::Misbehavior::End::Whole; }
};

Engine::Engine(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

Engine::~Engine()
{
    saveState();
}

base::Result<ServiceAddress> Engine::start(ServiceOptions options, bool tellsExchanges)
{
    m_server.reset();
    m_objectServer.reset();
    endRunTasks();
    const auto state = loadState(options);
    if (!state)
        return state.error();
    const QUrl publicBase = options.publicUrl.isEmpty() ? QUrl() : http::apiBase(options.publicUrl.toString());
    if (!options.publicUrl.isEmpty() && !publicBase.isValid())
        return engineUsage(base::Rules::PublicUrl, shown(options.publicUrl));
    if (!http::isToken(options.serviceName)) // it becomes part of a header's name
        return engineUsage(base::Rules::SimulatorServiceName, QString::fromUtf8(options.serviceName));
    if (!options.notificationUrl.isEmpty() && !protocol::mayBeCalled(options.notificationUrl))
        return engineUsage(base::Rules::TargetUrl, shown(options.notificationUrl));
    auto server = std::make_unique<http::Server>(
        m_clock, limits(),
        [this](const http::Request &request, const http::Responder &responder) { handle(request, responder); });
    server->setIdentity(options.identity);
    server->setGate([this](const http::Request &head) { return judge(head); });
    connect(server.get(), &http::Server::refused, this, &Engine::tellRefusal);
    if (tellsExchanges)
        tellExchanges(*server);
    if (const auto listening = server->listen(options.host, options.port); !listening)
        return http::withPortFacts(listening.error());
    QString objectSite;
    if (const auto second = startSecondHost(options, tellsExchanges, objectSite); !second)
        return second.error();
    const ServiceAddress address{.url =
                                     publicBase.isValid() ? publicBase : apiBaseOf(*server, !options.identity.isNull()),
                                 .organization = options.organization,
                                 .token = options.token.isEmpty() ? freshToken() : options.token,
                                 .port = server->port(),
                                 .addresses = http::otherAddresses(server->host())};
    const QDateTime madeAt = *state ? (*state)->madeAt : QDateTime();
    m_parts = std::make_unique<EngineParts>(m_clock, options, address, server->host(), objectSite, madeAt);
    if (const auto kept = startState(options, *state); !kept) {
        m_parts.reset();
        m_objectServer.reset();
        return kept.error();
    }
    connect(&m_parts->runTasks, &RunTasks::changed, this, &Engine::noteRunTask);
    connect(&m_parts->runs, &Runs::changed, this, &Engine::runChanged);
    connect(&m_parts->notifier, &Notifier::notified, this, &Engine::notified);
    if (tellsExchanges) {
        connect(&m_parts->runTasks.sender(), &http::RawSender::exchanged, this, &Engine::exchanged);
        connect(&m_parts->notifier.sender(), &http::RawSender::exchanged, this, &Engine::exchanged);
    }
    m_server = std::move(server);
    return address;
}

/// Reads the state, and takes what it says of made-up things into the options.
base::Result<std::optional<ServiceState>> Engine::loadState(ServiceOptions &options) const
{
    if (options.stateFile.isEmpty())
        return std::optional<ServiceState>();
    auto state = StateKeeper::load(options.stateFile);
    if (state && *state) {
        options.organization = (*state)->organization;
        options.workspaces = (*state)->workspaces;
        options.changeRequests = (*state)->changeRequests;
        options.seed = (*state)->seed;
    }
    return state;
}

/// Puts back what was kept, and writes the file for the first time, so that a place which cannot be written is told
/// now.
base::Done Engine::startState(const ServiceOptions &options, const std::optional<ServiceState> &state)
{
    if (options.stateFile.isEmpty())
        return std::monostate();
    if (state) {
        m_parts->tasks = state->tasks;
        for (const protocol::ChangeRequest &changed : state->changed)
            m_parts->resources.restore(changed);
        const QList<RunTask> results = runTasksOf(*state);
        m_parts->runTasks.restore(results);
        m_parts->runs.restore(state->runs, results);
    }
    m_parts->keeper =
        std::make_unique<StateKeeper>(m_clock, options.stateFile, [this, options] { return m_parts->state(options); });
    connect(m_parts->keeper.get(), &StateKeeper::failed, this, &Engine::stateNotSaved);
    connect(&m_parts->runs, &Runs::changed, m_parts->keeper.get(), &StateKeeper::noteChange);
    return m_parts->keeper->save();
}

void Engine::saveState()
{
    if (!m_parts || !m_parts->keeper)
        return;
    if (const auto saved = m_parts->keeper->save(); !saved)
        emit stateNotSaved(saved.error());
}

/// `site`: where the links of plans and configurations lead; left empty without a second host.
base::Done Engine::startSecondHost(const ServiceOptions &options, bool tellsExchanges, QString &site)
{
    if (!options.hasSecondHost)
        return std::monostate();
    auto server = std::make_unique<http::Server>(
        m_clock, http::Limits{},
        [this](const http::Request &request, const http::Responder &responder) { handleObject(request, responder); });
    if (tellsExchanges)
        tellExchanges(*server);
    if (const auto listening = server->listen(options.host, options.objectPort); !listening)
        return http::withPortFacts(listening.error());
    site = options.objectPublicUrl.isEmpty() ? u"http://localhost:%1"_s.arg(server->port())
                                             : siteOf(http::apiBase(options.objectPublicUrl.toString()));
    m_objectServer = std::move(server);
    return std::monostate();
}

void Engine::tellExchanges(http::Server &server)
{
    server.setSecretQuery(&hasSecretQuery);
    server.setPart([this](const QByteArray &target) { return m_parts ? m_parts->runTasks.idAt(target) : QString(); });
    connect(&server, &http::Server::exchanged, this, [this](http::ExchangeRecord record) {
        record.purpose = u"simulator.api"_s;
        emit exchanged(record);
    });
}

/// Tells of a request that was refused as HTTP or broke off, so that nobody has judged it.
void Engine::tellRefusal(const http::Refusal &refusal)
{
    if (!m_parts || !isRefusedAsHttp(refusal))
        return;
    const http::Request head = requestIn(refusal);
    if (refusal.body)
        m_parts->runTasks.noteWhole(head);
    Served told = servedOf(head, refusal.status);
    told.rule = causeOf(refusal);
    told.runTask = m_parts->runTasks.runTaskOf(head);
    if (m_parts->runTasks.noteUnread(head, told.rule, refusal.status))
        told.what = u"callback"_s;
    emit served(told);
}

void Engine::stop(std::function<void()> done)
{
    endRunTasks();
    m_objectServer.reset();
    if (!m_server) {
        done();
        return;
    }
    http::Server *draining = m_server.release();
    draining->setParent(this);
    connect(draining, &http::Server::drained, this, [draining, done = std::move(done)] {
        draining->deleteLater();
        done();
    });
    draining->close();
}

base::Result<QString> Engine::startRunTask(const RunTaskOptions &options)
{
    return m_parts ? m_parts->runTasks.start(options) : engineUsage(base::Rules::SimulatorStopped);
}

base::Result<QString> Engine::startRun(const RunOptions &options)
{
    return m_parts ? m_parts->runs.start(options) : engineUsage(base::Rules::SimulatorStopped);
}

base::Done Engine::orderRun(const RunOrder &order)
{
    return m_parts ? m_parts->runs.carryOut(order) : engineUsage(base::Rules::SimulatorStopped);
}

void Engine::setFaults(const QList<Fault> &faults)
{
    if (m_parts)
        m_parts->faults.setFaults(faults);
}

void Engine::setNotifications(const QUrl &target, const QByteArray &key)
{
    if (m_parts && (target.isEmpty() || protocol::mayBeCalled(target)))
        m_parts->notifier.setTarget(target, key);
}

void Engine::setWarp(int warp)
{
    if (m_parts)
        m_parts->taskTime.setFactor(warp);
}

/// Run tasks and runs under way report their end before they are deleted, and what was changed is saved.
void Engine::endRunTasks()
{
    if (m_parts) {
        m_parts->runTasks.stop();
        m_parts->runs.stop();
    }
    saveState();
    m_parts.reset();
}

/// Refuses a stranger before the body is read, which may have 64 MB. A request without a body takes no memory, so
/// handle() answers it, and its answer may have a fault. A short callback is judged there, too.
std::optional<http::Rejection> Engine::judge(const http::Request &head)
{
    if (!m_parts) // stopped: handle() answers 503
        return std::nullopt;
    std::optional<http::Rejection> rejection = m_parts->admission.refusal(head);
    const bool isShutOut = rejection.has_value(); // before its run task could see it
    const bool hasBody = http::announcesBody(head);
    if (!rejection && hasBody && !m_parts->runTasks.isShort(head))
        rejection = judgeBody(asGet(head));
    if (rejection)
        tellRejection(head, *rejection, isShutOut);
    else if (hasBody)
        m_parts->runTasks.noteBegun(head);
    return rejection;
}

/// Tells of a request that was refused by its head. `isShutOut`: its run task has not seen it.
void Engine::tellRejection(const http::Request &request, const http::Rejection &rejection, bool isShutOut)
{
    Served told = servedOf(request, rejection.response.status);
    const base::Rule rule = m_parts->refusalRule(request, told.status);
    told.rule = rule.isEmpty() ? rejection.rule : rule;
    told.what = m_parts->runTasks.whatIs(asGet(request));
    told.runTask = m_parts->runTasks.runTaskOf(request);
    told.written = RunTasks::statusIn(request);
    if (isShutOut && told.what == "callback"_L1)
        m_parts->runTasks.noteUnread(request, told.rule, told.status);
    emit served(told);
}

/// Refuses a request with a body and counts it. handle() counts the requests that are not refused here.
std::optional<http::Rejection> Engine::judgeBody(const http::Request &head)
{
    const QByteArray who = m_parts->rateOwner(head);
    const RunTasks::HeadAnswer answer = m_parts->runTasks.judge(head);
    std::optional<http::Rejection> rejected = answer.isOurs ? answer.rejection : m_parts->api.refusal(head);
    if (!rejected)
        return rejected;
    const RateLimit::State rate = answer.isOurs ? m_parts->rates.look(who) : m_parts->rates.take(who);
    if (!rate.isAllowed)
        rejected = rejection(base::Rules::RequestRate, tooManyRequestsResponse(rate.reset));
    m_parts->complete(rejected->response, rate);
    return rejected;
}

/// The simulator was stopped while the request arrived.
void Engine::refuseStopped(const http::Request &request, const http::Responder &responder)
{
    responder.respond({.status = 503, .headers = {}, .body = {}});
    emit served(servedOf(request, 503));
}

void Engine::handle(const http::Request &request, const http::Responder &responder)
{
    if (!m_parts) {
        refuseStopped(request, responder);
        return;
    }
    const http::Request asked = asGet(request);
    if (http::announcesBody(request)) {
        m_parts->runTasks.noteWhole(asked);
        const auto rejection = m_parts->runTasks.isShort(request) ? judgeBody(asked) : std::nullopt;
        if (rejection) {
            responder.respond(rejection->response);
            return tellRejection(request, *rejection, false);
        }
    }
    const QByteArray who = m_parts->rateOwner(request);
    const RateLimit::State rate = RunTasks::isPlace(request) ? m_parts->rates.look(who) : m_parts->rates.take(who);
    // A request above the rate limit draws no fault. The number of such requests depends on time, and faults must not
    // depend on it.
    FaultDraw faults = rate.isAllowed ? m_parts->faults.drawForAnswer(m_parts->runTasks.placeOf(asked)) : FaultDraw();
    m_parts->runTasks.addOwnFaults(asked, faults);
    const http::Misbehavior misbehavior = misbehaviorOf(faults);
    Exchange exchange{request, asked, responder, rate, faults, misbehavior};
    ApiAnswer answer;
    if (rate.isAllowed)
        answer = answerTo(asked, exchange.faults, exchange.isLost());
    else
        answer.response = tooManyRequestsResponse(rate.reset);
    if (answer.verification)
        verify(exchange, answer);
    else
        finish(exchange, answer);
}

/// Sends the verification request of an operation, and answers the operation when that has ended.
void Engine::verify(Exchange exchange, ApiAnswer answer)
{
    auto then = [this, exchange, answer](const RunTask &ended) mutable {
        answer.response = answer.verification->then(ended);
        spoil(answer.response, exchange.faults);
        finish(exchange, answer);
    };
    const auto id = m_parts->runTasks.start(answer.verification->request);
    if (id)
        m_parts->verifications.insert(*id, then);
    else
        then({}); // the URL was judged before, so this is not met
}

void Engine::noteRunTask(const RunTask &runTask)
{
    emit runTaskChanged(runTask);
    if (const auto then = runTask.hasEnded() ? m_parts->verifications.take(runTask.id) : nullptr)
        then(runTask);
}

void Engine::finish(Exchange &exchange, ApiAnswer &answer)
{
    const QByteArray &method = exchange.request.method;
    const bool isWritten = method == "POST" || method == "PATCH" || method == "DELETE";
    if (m_parts->keeper && isWritten && answer.response.status < 300)
        m_parts->keeper->noteChange();
    m_parts->complete(answer.response, exchange.rate);
    respond(exchange, answer);
}

/// Sends the answer with its faults, and tells of it.
void Engine::respond(const Exchange &exchange, const ApiAnswer &answer)
{
    using End = http::Misbehavior::End;
    const http::Request &request = exchange.request;
    exchange.responder.misbehave(answer.response, exchange.misbehavior);
    const bool isAnswered = exchange.misbehavior.end != End::Reset && exchange.misbehavior.end != End::Silence;
    Served told = servedOf(request, isAnswered ? answer.response.status : 0);
    told.dialect = answer.dialect;
    told.fault = exchange.faults.done();
    if (!answer.isInstead)
        told.rule = answer.rule.isEmpty() ? m_parts->refusalRule(request, answer.response.status) : answer.rule;
    told.what = m_parts->runTasks.whatIs(exchange.asked);
    told.leadsTo = m_parts->runTasks.leadsTo(exchange.asked);
    told.runTask = m_parts->runTasks.runTaskOf(exchange.asked);
    if (!told.runTask.isEmpty())
        told.written = RunTasks::statusIn(request);
    emit served(told);
}

/// Answers at the second host, where only links of plans and configurations lead.
void Engine::handleObject(const http::Request &request, const http::Responder &responder)
{
    if (!m_parts) {
        refuseStopped(request, responder);
        return;
    }
    const http::Request asked = asGet(request);
    const bool isLink = m_parts->runTasks.placeOf(asked) == FaultPlace::Object;
    FaultDraw faults;
    if (isLink) {
        faults = m_parts->faults.drawForAnswer(FaultPlace::Object);
        m_parts->runTasks.addOwnFaults(asked, faults);
    }
    const http::Misbehavior misbehavior = misbehaviorOf(faults);
    Exchange exchange{request, asked, responder, {}, faults, misbehavior};
    ApiAnswer answer{.response = notFoundResponse(), .rule = base::Rules::RequestAddress};
    if (isLink)
        answer = answerTo(asked, exchange.faults, exchange.isLost());
    respond(exchange, answer);
}

/// Answers a request. `isLost`: a fault will keep the answer, or a part of it, from arriving.
ApiAnswer Engine::answerTo(const http::Request &request, FaultDraw &faults, bool isLost)
{
    if (const auto instead = insteadOfAnswer(faults)) {
        m_parts->runTasks.noteInstead(request, instead->status, {faults.done(), isLost});
        return {.response = *instead, .dialect = {}, .isInstead = true};
    }
    ApiAnswer answer;
    if (const auto response = m_parts->runTasks.answer(request, {faults.done(), isLost}))
        answer.response = *response;
    else
        answer = m_parts->api.answer(request, faults);
    if (!answer.verification) // otherwise there is no answer yet
        spoil(answer.response, faults);
    return answer;
}

} // namespace runlatch::simulator
