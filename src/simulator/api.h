// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "protocol/page.h"
#include "simulator/apimessage.h"
#include "simulator/backlog.h"
#include "simulator/service.h"

#include <QUrl>

#include <span>

namespace runlatch::simulator {

struct ApiAnswer
{
    http::Response response;
    QString form; ///< as of Served
};

struct ApiOptions
{
    QUrl base; ///< what links are made of; ends in /api/v2
    QByteArray token;
    DialectRule dialect = DialectRule::Any;
};

/// The change request API: routes to the backlog, no sockets. Whatever has no route is 404, as the real
/// service answers; so is a known path with another method.
class Api
{
public:
    Api(Backlog &backlog, const base::Clock &clock, const ApiOptions &options);

    ApiAnswer answer(const http::Request &request);

private:
    struct Question
    {
        QStringList names; ///< what stood in the gaps of the route's path
        Query query;
        QUrl self;
        protocol::ChangeRequestShape shape = protocol::ChangeRequestShape::Specification;
    };
    struct Route;
    static std::span<const Route> routes();

    ApiAnswer routed(const http::Request &request, const QStringList &parts);
    http::Response ping(const Question &question);
    http::Response organizations(const Question &question);
    http::Response workspaces(const Question &question);
    http::Response workspaceByName(const Question &question);
    http::Response workspaceById(const Question &question);
    http::Response changeRequests(const Question &question);
    http::Response show(const Question &question);
    http::Response archive(const Question &question);

    bool isOpenApiList(const QStringList &names) const;

    Backlog &m_backlog;
    const base::Clock &m_clock;
    ApiOptions m_options;
};

} // namespace runlatch::simulator
