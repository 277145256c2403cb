// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/changerequestroutes.h"

#include "simulator/listresponse.h"
#include "simulator/state/savedviews.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

ChangeRequestRoutes::ChangeRequestRoutes(Resources &resources, base::Clock &clock, DialectRule dialect,
                                         const QDateTime &madeAt)
    : m_resources(resources)
    , m_clock(clock)
    , m_dialect(dialect)
    , m_explorer(resources, madeAt)
    , m_bulkActions(clock, resources, m_explorer, dialect)
{
}

/// Finds the workspace of the path. The OpenAPI description has an id in it, the specification a name. Elsewhere the
/// specification has ids (spec 2.1, 4.4), so an id is accepted under both.
std::optional<protocol::Workspace> ChangeRequestRoutes::listedWorkspace(ApiQuestion &question) const
{
    const QString &name = question.names.first();
    const auto byId = m_resources.workspaceById(name);
    const bool isOpenApi = m_dialect == DialectRule::OpenApi || (m_dialect == DialectRule::Any && byId.has_value());
    question.dialect =
        isOpenApi ? protocol::ChangeRequestDialect::OpenApi : protocol::ChangeRequestDialect::Specification;
    question.dialectName = isOpenApi ? u"openapi"_s : u"specification"_s;
    if (isOpenApi)
        return byId;
    const auto byName = m_resources.workspaceByName(name);
    return byName ? byName : byId;
}

QList<protocol::ChangeRequest> ChangeRequestRoutes::listed(const QString &workspaceId,
                                                           const ApiQuestion &question) const
{
    QList<protocol::ChangeRequest> found = m_resources.changeRequests(workspaceId);
    if (m_dialect == DialectRule::Specification)
        return found;
    const QString archive = question.query.value(u"archive"_s);
    if (archive == "true"_L1 || archive == "false"_L1) {
        const bool isWanted = archive == "true"_L1;
        found.removeIf([isWanted](const protocol::ChangeRequest &changeRequest) {
            return changeRequest.isArchived() != isWanted;
        });
    } else if (m_dialect == DialectRule::OpenApi) { // "ordered by creation date", without a direction
        std::stable_sort(found.begin(), found.end(),
                         [](const protocol::ChangeRequest &left, const protocol::ChangeRequest &right) {
                             return left.createdAt > right.createdAt;
                         });
    }
    return found;
}

http::Response ChangeRequestRoutes::list(ApiQuestion &question)
{
    const auto workspace = listedWorkspace(question);
    if (!workspace)
        return notFoundResponse();
    if (m_listedBefore.contains(workspace->id) && question.faults.take(FaultKind::ShiftingPage))
        m_resources.shift(workspace->id, m_clock.utc());
    m_listedBefore.insert(workspace->id);
    return listResponse(listed(workspace->id, question), question.query, question.self,
                        [&question](const protocol::ChangeRequest &changeRequest) {
                            return protocol::writeChangeRequest(changeRequest, question.dialect);
                        });
}

std::optional<http::Response> ChangeRequestRoutes::exploreInto(Explored &explored, const ApiQuestion &question) const
{
    const auto badRequest = [](const QString &detail) { return errorResponse(400, u"bad request"_s, detail); };
    const auto refused = [&badRequest](const base::Error &error) {
        return badRequest(error.subject + u' ' + detailOf(error));
    };
    if (!m_resources.hasOrganization(question.names.first()))
        return notFoundResponse();
    if (question.query.value(u"type"_s) != "workspaces"_L1)
        return badRequest(u"Only the type \"workspaces\" is served here."_s);
    const auto conditions = protocol::readExplorerParameters(queryItemsOf(question.request));
    if (!conditions)
        return refused(conditions.error());
    const auto found = m_explorer.find(question.names.first(), *conditions, question.query.value(u"sort"_s));
    if (!found)
        return refused(found.error());
    // The reference documents `fields`. Older clients of the service send `fields[workspaces]`.
    const QString asked = question.query.value(u"fields"_s, question.query.value(u"fields[workspaces]"_s));
    explored = {*found, asked.split(u',', Qt::SkipEmptyParts)};
    for (const QString &field : std::as_const(explored.fields)) {
        if (!protocol::findExplorerField(field))
            return badRequest(field + " is not a field of this view"_L1);
    }
    return std::nullopt;
}

http::Response ChangeRequestRoutes::explore(ApiQuestion &question)
{
    Explored explored;
    if (const auto refusal = exploreInto(explored, question))
        return *refusal;
    return listResponse(explored.workspaces, question.query, question.self,
                        [&explored](const protocol::ExploredWorkspace &workspace) {
                            return protocol::writeExploredWorkspace(narrowed(workspace, explored.fields));
                        });
}

/// All workspaces that the query finds, in one answer: the columns are the asked fields in their order.
http::Response ChangeRequestRoutes::exploreAsCsv(ApiQuestion &question)
{
    Explored explored;
    if (const auto refusal = exploreInto(explored, question))
        return *refusal;
    if (explored.fields.isEmpty()) {
        for (const protocol::ExplorerField &field : protocol::explorerFields())
            explored.fields.append(field.name.toString());
    }
    QByteArray csv = explored.fields.join(u',').toUtf8() + '\n';
    for (const protocol::ExploredWorkspace &workspace : std::as_const(explored.workspaces)) {
        QByteArray row;
        for (const QString &field : std::as_const(explored.fields))
            row += ",\"" + workspace.text(field).toUtf8().replace('"', "\"\"") + '"';
        csv += row.sliced(1) + '\n';
    }
    return {.status = 200, .headers = {{"Content-Type", "text/csv"}}, .body = csv};
}

http::Response ChangeRequestRoutes::createInBulk(ApiQuestion &question)
{
    const auto answer = m_bulkActions.create(question.names.first(), question.request.body, question.faults);
    question.dialectName = answer.dialect;
    return answer.response;
}

http::Response ChangeRequestRoutes::savedViews(ApiQuestion &question)
{
    const QString &organization = question.names.first();
    if (!m_resources.hasOrganization(organization))
        return notFoundResponse();
    return listResponse(savedViewsOf(organization), question.query, question.self,
                        [](const QJsonObject &view) { return view; });
}

http::Response ChangeRequestRoutes::savedView(ApiQuestion &question)
{
    const auto views = m_resources.hasOrganization(question.names.first()) ? savedViewsOf(question.names.first())
                                                                           : QList<QJsonObject>();
    const auto found = std::find_if(views.begin(), views.end(), [&question](const QJsonObject &view) {
        return view["id"_L1].toString() == question.names.last();
    });
    return found == views.end() ? notFoundResponse() : documentResponse({{u"data"_s, *found}});
}

http::Response ChangeRequestRoutes::show(ApiQuestion &question)
{
    const auto changeRequest = m_resources.changeRequest(question.names.first());
    if (!changeRequest)
        return notFoundResponse();
    return documentResponse({{u"data"_s, protocol::writeChangeRequest(*changeRequest, question.dialect)}});
}

http::Response ChangeRequestRoutes::archive(ApiQuestion &question)
{
    const auto archived = m_resources.archive(question.names.first(), m_clock.utc());
    if (archived)
        return documentResponse({{u"data"_s, protocol::writeChangeRequest(*archived, question.dialect)}});
    if (archived.error().http == 404)
        return notFoundResponse();
    return errorResponse(400, u"bad request"_s, u"The change request is already archived."_s);
}

} // namespace runlatch::simulator
