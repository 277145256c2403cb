// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/engine.h"

#include "http/server.h"
#include "http/url.h"
#include "simulator/admission.h"
#include "simulator/api.h"
#include "simulator/identifiers.h"
#include "simulator/runtasks.h"

#include <QHostAddress>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

base::Error usage(const QString &rule, const QString &subject = {})
{
    base::Error error;
    error.kind = base::ErrorKind::Usage;
    error.rule = rule;
    error.subject = subject;
    return error;
}

http::Limits limits()
{
    http::Limits limits;
    limits.bodyBytes = 64 * 1024 * 1024; // 250 outcomes with long bodies
    return limits;
}

QUrl apiBaseOf(const http::Server &server)
{
    const QHostAddress address(server.host());
    const bool isAny = address == QHostAddress::AnyIPv4 || address == QHostAddress::AnyIPv6;
    QUrl url;
    url.setScheme(u"http"_s);
    url.setHost(isAny ? u"127.0.0.1"_s : server.host());
    url.setPort(server.port());
    url.setPath(u"/api/v2"_s);
    return url;
}

/// As of Served: the code in a callback's query is a secret.
QString shownPath(const http::Request &request)
{
    const QByteArray shown = request.path().contains("/task-results/") ? request.path() : request.target;
    return QString::fromLatin1(shown);
}

} // namespace

struct Engine::Parts
{
    Parts(base::Clock &clock, const ServiceOptions &options, const ServiceAddress &address, const QString &listener)
        : backlog({options.organization, options.workspaces, options.changeRequests, options.seed}, clock.utc())
        , admission(listener, options.publicUrl)
        , api(backlog, clock, {address.url, address.token, options.dialect})
        , runTasks(clock, backlog, {options.organization, address.url, options.serviceName})
    {
    }

    Backlog backlog;
    Admission admission;
    Api api;
    RunTasks runTasks; // after the backlog, which it reads
};

Engine::Engine(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

Engine::~Engine() = default;

base::Result<ServiceAddress> Engine::start(const ServiceOptions &options)
{
    m_server.reset();
    m_parts.reset();
    const QUrl publicBase = options.publicUrl.isEmpty() ? QUrl() : http::apiBase(options.publicUrl.toString());
    if (!options.publicUrl.isEmpty() && !publicBase.isValid())
        return usage(u"public-url"_s, options.publicUrl.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery));
    auto server = std::make_unique<http::Server>(
        m_clock, limits(),
        [this](const http::Request &request, const http::Responder &responder) { handle(request, responder); });
    if (const auto listening = server->listen(options.host, options.port); !listening)
        return listening.error();
    const ServiceAddress address{.url = publicBase.isValid() ? publicBase : apiBaseOf(*server),
                                 .organization = options.organization,
                                 .token = freshToken()};
    m_parts = std::make_unique<Parts>(m_clock, options, address, server->host());
    connect(&m_parts->runTasks, &RunTasks::changed, this, &Engine::runTaskChanged);
    m_server = std::move(server);
    return address;
}

void Engine::stop(std::function<void()> done)
{
    m_parts.reset();
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
    return m_parts ? m_parts->runTasks.start(options) : usage(u"simulator.stopped"_s);
}

void Engine::handle(const http::Request &request, const http::Responder &responder)
{
    const ApiAnswer answer = answerTo(request);
    responder.respond(answer.response);
    emit served({request.method, shownPath(request), answer.response.status, answer.form});
}

ApiAnswer Engine::answerTo(const http::Request &request)
{
    if (!m_parts) // complete when the server was stopped
        return {{.status = 503, .headers = {}, .body = {}}, {}};
    if (const auto refusal = m_parts->admission.refusal(request))
        return {*refusal, {}};
    if (const auto response = m_parts->runTasks.answer(request))
        return {*response, {}};
    return m_parts->api.answer(request);
}

} // namespace runlatch::simulator
