// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/api.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "simulator/listresponse.h"
#include "simulator/state/organizationdocument.h"
#include "simulator/state/workspacefacts.h"

#include <variant>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using protocol::ChangeRequestDialect;

constexpr int OrganizationAge = 3; // years

/// Tells whether the parts match the path. A part at ":" is appended to `names`.
bool matches(QStringView path, const QStringList &parts, QStringList &names)
{
    names.clear();
    const QList<QStringView> expected = path.split(u'/');
    if (expected.size() != parts.size())
        return false;
    for (qsizetype index = 0; index < parts.size(); ++index) {
        if (expected[index] == u':')
            names.append(parts[index]);
        else if (expected[index] != parts[index])
            return false;
    }
    return true;
}

bool isDiscovery(const http::Request &request)
{
    return pathParts(request) == QStringList{u".well-known"_s, u"terraform.json"_s};
}

http::Response discovery(const http::Request &request)
{
    if (request.method != "GET")
        return otherMethodResponse(request.method, {"GET"});
    return {.status = 200, .headers = {{"Content-Type", "application/json"}}, .body = R"({"tfe.v2":"/api/v2/"})"};
}

bool isWriting(const http::Request &request)
{
    return request.method == "POST" || request.method == "PATCH";
}

QString userNameOf(Access access)
{
    switch (access) {
    case Access::Read: return u"simulator-read"_s;
    case Access::Write: return u"simulator-write"_s;
    case Access::Owner: break;
    }
    return u"simulator"_s;
}

} // namespace

/// A documented dialect of an operation. The first route that fits is used.
struct Api::Route
{
    using Own = http::Response (Api::*)(ApiQuestion &);
    using OfChangeRequests = http::Response (ChangeRequestRoutes::*)(ApiQuestion &);
    using OfTasks = http::Response (TaskRoutes::*)(ApiQuestion &);
    using OfRuns = http::Response (RunRoutes::*)(ApiQuestion &);

    QByteArrayView method;
    QStringView path;
    int rules; ///< bits: the values of DialectRule under which the route exists
    std::variant<Own, OfChangeRequests, OfTasks, OfRuns> handler;
    Access needed = Access::Read;
    ChangeRequestDialect dialect = ChangeRequestDialect::Specification;
    QLatin1StringView dialectName = {};
};

std::span<const Api::Route> Api::routes()
{
    constexpr auto OpenApi = ChangeRequestDialect::OpenApi;
    constexpr auto Spec = ChangeRequestDialect::Specification;
    constexpr auto Read = Access::Read;
    constexpr auto Write = Access::Write;
    constexpr auto Owner = Access::Owner;
    constexpr int Any = 1 << static_cast<int>(DialectRule::Any);
    constexpr int OfSpec = 1 << static_cast<int>(DialectRule::Specification);
    constexpr int OfOpenApi = 1 << static_cast<int>(DialectRule::OpenApi);
    constexpr int All = Any | OfSpec | OfOpenApi;
    constexpr int Newer = Any | OfOpenApi; // what the specification does not have
    static const Route table[] = {
        {"GET", u"ping", All, &Api::ping},
        {"GET", u"account/details", All, &Api::account},
        {"GET", u"users/:", Newer, &Api::user},
        {"GET", u"organizations", All, &Api::organizations},
        {"GET", u"organizations/:", Newer, &Api::organization},
        {"GET", u"organizations/:/entitlement-set", Newer, &Api::entitlements},
        {"GET", u"organizations/:/workspaces", All, &Api::workspaces},
        {"GET", u"organizations/:/workspaces/:", Newer, &Api::workspaceByName},
        {"GET", u"organizations/:/projects", Newer, &Api::projects},
        {"GET", u"projects/:", Newer, &Api::project},
        {"GET", u"organizations/:/tasks", Newer, &TaskRoutes::list},
        {"POST", u"organizations/:/tasks", Newer, &TaskRoutes::create, Owner},
        {"GET", u"tasks/:", Newer, &TaskRoutes::show},
        {"PATCH", u"tasks/:", Newer, &TaskRoutes::update, Owner},
        {"DELETE", u"tasks/:", Newer, &TaskRoutes::remove, Owner},
        {"GET", u"tasks/:/relationships/workspace-tasks", Newer, &TaskRoutes::attachmentsOf},
        {"GET", u"workspaces/:/tasks", Newer, &TaskRoutes::listAttached},
        {"POST", u"workspaces/:/tasks", Newer, &TaskRoutes::attach, Owner},
        {"GET", u"workspaces/:/tasks/:", Newer, &TaskRoutes::showAttached},
        {"PATCH", u"workspaces/:/tasks/:", Newer, &TaskRoutes::updateAttached, Owner},
        {"DELETE", u"workspaces/:/tasks/:", Newer, &TaskRoutes::detach, Owner},
        {"POST", u"runs", Newer, &RunRoutes::start, Write},
        {"GET", u"runs/:", Newer, &RunRoutes::run},
        {"GET", u"runs/:/task-stages", Newer, &RunRoutes::stages},
        {"GET", u"task-stages/:", Newer, &RunRoutes::stage},
        {"POST", u"task-stages/:/actions/override", Newer, &RunRoutes::overrideStage, Write},
        {"GET", u"task-results/:", Newer, &RunRoutes::result},
        {"GET", u"task-results/:/outcomes", Newer, &RunRoutes::outcomes},
        {"GET", u"task-result-outcomes/:", Newer, &RunRoutes::outcome},
        {"GET", u"task-result-outcomes/:/body", Newer, &RunRoutes::outcomeBody},
        {"GET", u"organizations/:/explorer", All, &ChangeRequestRoutes::explore},
        {"GET", u"organizations/:/explorer/export/csv", Newer, &ChangeRequestRoutes::exploreAsCsv},
        {"GET", u"organizations/:/explorer/views", Newer, &ChangeRequestRoutes::savedViews},
        {"GET", u"organizations/:/explorer/views/:", Newer, &ChangeRequestRoutes::savedView},
        {"POST", u"organizations/:/explorer/bulk-actions", All, &ChangeRequestRoutes::createInBulk, Owner},
        {"GET", u"workspaces/:", Newer, &Api::workspaceById},
        {"GET", u"workspaces/:/change-requests", All, &ChangeRequestRoutes::list},
        {"GET", u"workspaces/change-requests/:", Any | OfSpec, &ChangeRequestRoutes::show, Read, Spec,
         "specification"_L1},
        {"POST", u"workspaces/change-requests/:", Any | OfSpec, &ChangeRequestRoutes::archive, Write, Spec,
         "specification"_L1},
        {"PATCH", u"workspaces/change-requests/:", Any | OfSpec, &ChangeRequestRoutes::archive, Write, Spec,
         "specification"_L1},
        {"GET", u"change-requests/:", OfSpec, &ChangeRequestRoutes::show, Read, Spec,
         "short"_L1}, // the example of spec 4.2
        {"GET", u"change-requests/:", Newer, &ChangeRequestRoutes::show, Read, OpenApi, "openapi"_L1},
        {"PATCH", u"change-requests/:", Any, &ChangeRequestRoutes::archive, Write, Spec,
         "short"_L1}, // some clients send it
        {"GET", u"change-requests/:/actions/archive", Newer, &ChangeRequestRoutes::show, Read, OpenApi, "openapi"_L1},
        {"POST", u"change-requests/:/actions/archive", Newer, &ChangeRequestRoutes::archive, Write, OpenApi,
         "openapi"_L1},
    };
    return table;
}

Api::Api(Resources &resources, ConfiguredTasks &tasks, const RunTasks &runTasks, Runs &runs, base::Clock &clock,
         const ApiOptions &options)
    : m_resources(resources)
    , m_options(options)
    , m_changeRequestRoutes(resources, clock, options.dialect, options.madeAt)
    , m_taskRoutes(resources, tasks, clock)
    , m_runRoutes(resources, tasks, runTasks, runs)
{
}

std::optional<http::Rejection> Api::refusal(const http::Request &head) const
{
    if (isDiscovery(head))
        return bodyRejection();
    if (apiParts(head).isEmpty())
        return rejection(base::Rules::RequestAddress, notFoundResponse());
    if (!accessOf(head))
        return rejection(base::Rules::RequestToken, unauthorizedResponse());
    return std::nullopt;
}

std::optional<Access> Api::accessOf(const http::Request &head) const
{
    const QByteArray shown = bearerToken(head);
    const std::pair<QByteArray, Access> known[] = {
        {m_options.token, Access::Owner}, {m_options.writeToken, Access::Write}, {m_options.readToken, Access::Read}};
    for (const auto &[token, access] : known) {
        if (!token.isEmpty() && protocol::equalInConstantTime(shown, token))
            return access;
    }
    return std::nullopt;
}

ApiAnswer Api::answer(const http::Request &request, FaultDraw &faults)
{
    if (isDiscovery(request))
        return {discovery(request)};
    const QStringList parts = apiParts(request);
    if (parts.isEmpty())
        return {notFoundResponse()};
    if (!accessOf(request))
        return {unauthorizedResponse()};
    return routed(request, parts, faults);
}

ApiAnswer Api::routed(const http::Request &request, const QStringList &parts, FaultDraw &faults)
{
    ApiQuestion question{.request = request, .faults = faults};
    question.access = *accessOf(request);
    QByteArrayList otherMethods;
    for (const Route &route : routes()) {
        const bool exists = (route.rules & 1 << static_cast<int>(m_options.dialect)) != 0;
        if (!exists || !matches(route.path, parts, question.names))
            continue;
        if (route.method != request.method) {
            otherMethods.append(route.method.toByteArray());
            continue;
        }
        if (question.access < route.needed)
            return {.response = notFoundResponse(), .rule = base::Rules::RequestForbidden};
        if (isWriting(request) && !isJsonApi(request))
            return {unsupportedMediaResponse()};
        const http::Response response = answerBy(route, question);
        return {response, question.dialectName, false, question.verification};
    }
    return {otherMethods.isEmpty() ? notFoundResponse() : otherMethodResponse(request.method, otherMethods)};
}

http::Response Api::answerBy(const Route &route, ApiQuestion &question)
{
    question.query = queryOf(question.request);
    question.self = QUrl(siteOf(m_options.base) + QString::fromLatin1(http::originForm(question.request.target)));
    question.dialect = route.dialect;
    question.dialectName = route.dialectName;
    if (const auto *const ofChangeRequests = std::get_if<Route::OfChangeRequests>(&route.handler))
        return (m_changeRequestRoutes.**ofChangeRequests)(question);
    if (const auto *const ofTasks = std::get_if<Route::OfTasks>(&route.handler))
        return (m_taskRoutes.**ofTasks)(question);
    if (const auto *const ofRuns = std::get_if<Route::OfRuns>(&route.handler))
        return (m_runRoutes.**ofRuns)(question);
    return (this->*std::get<Route::Own>(route.handler))(question);
}

http::Response Api::ping(ApiQuestion &)
{
    return {.status = 204, .headers = {{"TFP-API-Version", "2.6"}}, .body = {}};
}

/// Answers with the user of the token.
http::Response Api::account(ApiQuestion &question)
{
    const QString name = userNameOf(question.access);
    const QString id = "user-"_L1 + name;
    const QJsonObject identity{{u"id"_s, id}, {u"type"_s, u"users"_s}};
    return documentResponse(
        {{u"data"_s,
          QJsonObject{
              {u"id"_s, id},
              {u"type"_s, u"users"_s},
              {u"attributes"_s,
               QJsonObject{{u"username"_s, name},
                           {u"email"_s, QString(name + "@localhost"_L1)},
                           {u"is-service-account"_s, false}}},
              {u"relationships"_s, QJsonObject{{u"authenticated-resource"_s, QJsonObject{{u"data"_s, identity}}}}}}}});
}

http::Response Api::user(ApiQuestion &question)
{
    const QString &id = question.names.first();
    const QString name = m_resources.userName(id);
    if (name.isEmpty())
        return notFoundResponse();
    const QJsonObject attributes{{u"username"_s, name}, {u"is-service-account"_s, false}};
    return documentResponse(
        {{u"data"_s, QJsonObject{{u"id"_s, id}, {u"type"_s, u"users"_s}, {u"attributes"_s, attributes}}}});
}

http::Response Api::organizations(ApiQuestion &question)
{
    QList<protocol::Organization> found = m_resources.organizations();
    for (const QString &parameter : {u"q"_s, u"q[name]"_s}) {
        const QString wanted = question.query.value(parameter);
        found.removeIf([&wanted](const protocol::Organization &organization) {
            return !organization.name.contains(wanted, Qt::CaseInsensitive);
        });
    }
    return listResponse(found, question.query, question.self, [&](const protocol::Organization &organization) {
        return organizationResource(organization, m_options.madeAt.addYears(-OrganizationAge),
                                    question.access == Access::Owner);
    });
}

http::Response Api::organization(ApiQuestion &question)
{
    const auto found = m_resources.organization(question.names.first());
    if (!found)
        return notFoundResponse();
    const QDateTime createdAt = m_options.madeAt.addYears(-OrganizationAge);
    return documentResponse({{u"data"_s, organizationResource(*found, createdAt, question.access == Access::Owner)}});
}

http::Response Api::entitlements(ApiQuestion &question)
{
    const auto found = m_resources.organization(question.names.first());
    return found ? documentResponse({{u"data"_s, entitlementSetResource(*found)}}) : notFoundResponse();
}

http::Response Api::workspaces(ApiQuestion &question)
{
    const QString &organization = question.names.first();
    if (!m_resources.hasOrganization(organization))
        return notFoundResponse();
    QList<protocol::Workspace> found = m_resources.workspaces(organization);
    const QString wanted = question.query.value(u"search[name]"_s);
    found.removeIf([&wanted](const protocol::Workspace &workspace) {
        return !workspace.name.contains(wanted, Qt::CaseInsensitive);
    });
    if (const QString project = question.query.value(u"filter[project][id]"_s); !project.isEmpty()) {
        found.removeIf(
            [&](const protocol::Workspace &workspace) { return projectOf(workspace, organization).id != project; });
    }
    return listResponse(found, question.query, question.self, [&organization](const protocol::Workspace &workspace) {
        return protocol::writeWorkspace(workspace, organization);
    });
}

http::Response Api::workspaceByName(ApiQuestion &question)
{
    const auto workspace = m_resources.workspaceByName(question.names[1], question.names[0]);
    if (!workspace)
        return notFoundResponse();
    return documentResponse({{u"data"_s, protocol::writeWorkspace(*workspace, question.names[0])}});
}

http::Response Api::workspaceById(ApiQuestion &question)
{
    const auto workspace = m_resources.workspaceById(question.names.first());
    if (!workspace)
        return notFoundResponse();
    return documentResponse(
        {{u"data"_s, protocol::writeWorkspace(*workspace, m_resources.organizationOf(workspace->id))}});
}

http::Response Api::projects(ApiQuestion &question)
{
    const QString &organization = question.names.first();
    if (!m_resources.hasOrganization(organization))
        return notFoundResponse();
    const QList<Project> all = projectsOf(m_resources.workspaces(organization), organization);
    return listResponse(all, question.query, question.self,
                        [&organization](const Project &project) { return projectResource(project, organization); });
}

http::Response Api::project(ApiQuestion &question)
{
    for (const protocol::Organization &organization : m_resources.organizations()) {
        for (const Project &project : projectsOf(m_resources.workspaces(organization.name), organization.name)) {
            if (project.id == question.names.first())
                return documentResponse({{u"data"_s, projectResource(project, organization.name)}});
        }
    }
    return notFoundResponse();
}

} // namespace runlatch::simulator
