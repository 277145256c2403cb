// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/gate.h"
#include "protocol/changerequest.h"
#include "simulator/apimessage.h"
#include "simulator/bulkactions.h"
#include "simulator/explorer.h"
#include "simulator/faultplan.h"
#include "simulator/resources.h"
#include "simulator/service.h"

#include <QSet>
#include <QUrl>

#include <span>

namespace runlatch::simulator {

struct ApiAnswer
{
    http::Response response;
    QString dialect;        ///< the dialect, as in Served
    bool isInstead = false; ///< a fault answered, and the operation was not carried out
};

struct ApiOptions
{
    QUrl base; ///< the base of links; ends in /api/v2
    QByteArray token;
    DialectRule dialect = DialectRule::Any;
    QDateTime madeAt; ///< the time from which the ages of made-up things count
};

/// The change request API: routes to the resources, no sockets. An address without a route is 404, as in the real
/// service. A known path with another method is 405, or 204 to OPTIONS, with `Allow`. A POST or PATCH without the
/// JSON:API media type is 415. HEAD arrives here as GET.
class Api
{
public:
    /// Resources and clock must outlive this.
    Api(Resources &resources, base::Clock &clock, const ApiOptions &options);

    /// The refusal to the head of a request with a body: 401 without the token, 404 outside of the API, 413 where no
    /// token is required, so that no stranger's body is read. nullopt leaves the decision to `answer`.
    std::optional<http::Rejection> refusal(const http::Request &head) const;
    ApiAnswer answer(const http::Request &request, FaultDraw &faults);
    bool isOfUser(const http::Request &head) const; ///< whether the request carries the token

private:
    struct Question
    {
        const http::Request &request;
        FaultDraw &faults;
        QStringList names = {}; ///< the parts of the path that fill the route's gaps
        Query query = {};
        QUrl self = {};
        protocol::ChangeRequestDialect dialect = protocol::ChangeRequestDialect::Specification;
        QString dialectName = {}; ///< the dialect, as in Served
    };
    struct Route;
    static std::span<const Route> routes();

    ApiAnswer routed(const http::Request &request, const QStringList &parts, FaultDraw &faults);
    http::Response ping(Question &question);
    http::Response account(Question &question);
    http::Response user(Question &question);
    http::Response organizations(Question &question);
    http::Response organization(Question &question);
    http::Response entitlements(Question &question);
    http::Response workspaces(Question &question);
    http::Response workspaceByName(Question &question);
    http::Response workspaceById(Question &question);
    http::Response changeRequests(Question &question);
    http::Response show(Question &question);
    http::Response archive(Question &question);
    http::Response explore(Question &question);
    http::Response createInBulk(Question &question);

    std::optional<protocol::Workspace> listedWorkspace(Question &question) const;
    QList<protocol::ChangeRequest> listed(const QString &workspaceId, const Question &question) const;

    Resources &m_resources;
    base::Clock &m_clock;
    ApiOptions m_options;
    Explorer m_explorer;
    BulkActions m_bulkActions;
    QSet<QString> m_listedBefore; ///< workspaces that were listed before
};

} // namespace runlatch::simulator
