// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/gate.h"
#include "simulator/apioperation.h"
#include "simulator/changerequestroutes.h"
#include "simulator/runroutes.h"
#include "simulator/service.h"
#include "simulator/state/resources.h"
#include "simulator/taskroutes.h"

#include <QUrl>

#include <span>

namespace runlatch::simulator {

struct ApiOptions
{
    QUrl base;             ///< the base of links; ends in /api/v2
    QByteArray token;      ///< of the owner
    QByteArray writeToken; ///< of a user with less access; empty: nobody has it
    QByteArray readToken;
    DialectRule dialect = DialectRule::Any;
    QDateTime madeAt; ///< the time from which the ages of made-up things count
};

/// The API: routes to the resources, no sockets. An address without a route is 404, as in the real
/// service, and as what the user of the token may not do. A known path with another method is 405, or 204 to OPTIONS,
/// with `Allow`. A POST or PATCH without the JSON:API media type is 415. HEAD arrives here as GET.
class Api
{
public:
    /// Everything but the options must outlive this.
    Api(Resources &resources, ConfiguredTasks &tasks, const RunTasks &runTasks, Runs &runs, base::Clock &clock,
        const ApiOptions &options);

    /// The refusal to the head of a request with a body: 401 without a token, 404 outside of the API, 413 where no
    /// token is required, so that no stranger's body is read. nullopt leaves the decision to `answer`.
    std::optional<http::Rejection> refusal(const http::Request &head) const;
    ApiAnswer answer(const http::Request &request, FaultDraw &faults);
    /// What the token of the request gives; nullopt without a token that is known.
    std::optional<Access> accessOf(const http::Request &head) const;

private:
    struct Route;
    static std::span<const Route> routes();

    ApiAnswer routed(const http::Request &request, const QStringList &parts, FaultDraw &faults);
    http::Response answerBy(const Route &route, ApiQuestion &question);
    http::Response ping(ApiQuestion &question);
    http::Response account(ApiQuestion &question);
    http::Response user(ApiQuestion &question);
    http::Response organizations(ApiQuestion &question);
    http::Response organization(ApiQuestion &question);
    http::Response entitlements(ApiQuestion &question);
    http::Response workspaces(ApiQuestion &question);
    http::Response workspaceByName(ApiQuestion &question);
    http::Response workspaceById(ApiQuestion &question);
    http::Response projects(ApiQuestion &question);
    http::Response project(ApiQuestion &question);

    Resources &m_resources;
    ApiOptions m_options;
    ChangeRequestRoutes m_changeRequestRoutes;
    TaskRoutes m_taskRoutes;
    RunRoutes m_runRoutes;
};

} // namespace runlatch::simulator
