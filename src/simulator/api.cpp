// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/api.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "simulator/listresponse.h"
#include "simulator/organizationdocument.h"

#include <algorithm>

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

} // namespace

/// A documented dialect of an operation. The first route that fits is used.
struct Api::Route
{
    QByteArrayView method;
    QStringView path;
    int rules; ///< bits: the values of DialectRule under which the route exists
    http::Response (Api::*handler)(Question &);
    ChangeRequestDialect dialect = ChangeRequestDialect::Specification;
    QLatin1StringView dialectName = {};
};

std::span<const Api::Route> Api::routes()
{
    constexpr auto OpenApi = ChangeRequestDialect::OpenApi;
    constexpr auto Spec = ChangeRequestDialect::Specification;
    constexpr int Any = 1 << static_cast<int>(DialectRule::Any);
    constexpr int OfSpec = 1 << static_cast<int>(DialectRule::Specification);
    constexpr int OfOpenApi = 1 << static_cast<int>(DialectRule::OpenApi);
    constexpr int All = Any | OfSpec | OfOpenApi;
    static const Route table[] = {
        {"GET", u"ping", All, &Api::ping},
        {"GET", u"account/details", All, &Api::account},
        {"GET", u"users/:", Any | OfOpenApi, &Api::user},
        {"GET", u"organizations", All, &Api::organizations},
        {"GET", u"organizations/:", Any | OfOpenApi, &Api::organization},
        {"GET", u"organizations/:/entitlement-set", Any | OfOpenApi, &Api::entitlements},
        {"GET", u"organizations/:/workspaces", All, &Api::workspaces},
        {"GET", u"organizations/:/workspaces/:", Any | OfOpenApi, &Api::workspaceByName},
        {"GET", u"organizations/:/explorer", All, &Api::explore},
        {"POST", u"organizations/:/explorer/bulk-actions", All, &Api::createInBulk},
        {"GET", u"workspaces/:", Any | OfOpenApi, &Api::workspaceById},
        {"GET", u"workspaces/:/change-requests", All, &Api::changeRequests},
        {"GET", u"workspaces/change-requests/:", Any | OfSpec, &Api::show, Spec, "specification"_L1},
        {"POST", u"workspaces/change-requests/:", Any | OfSpec, &Api::archive, Spec, "specification"_L1},
        {"PATCH", u"workspaces/change-requests/:", Any | OfSpec, &Api::archive, Spec, "specification"_L1},
        {"GET", u"change-requests/:", OfSpec, &Api::show, Spec, "short"_L1}, // the example of spec 4.2
        {"GET", u"change-requests/:", Any | OfOpenApi, &Api::show, OpenApi, "openapi"_L1},
        {"PATCH", u"change-requests/:", Any, &Api::archive, Spec, "short"_L1}, // some clients send it
        {"GET", u"change-requests/:/actions/archive", Any | OfOpenApi, &Api::show, OpenApi, "openapi"_L1},
        {"POST", u"change-requests/:/actions/archive", Any | OfOpenApi, &Api::archive, OpenApi, "openapi"_L1},
    };
    return table;
}

Api::Api(Resources &resources, base::Clock &clock, const ApiOptions &options)
    : m_resources(resources)
    , m_clock(clock)
    , m_options(options)
    , m_explorer(resources, options.madeAt)
    , m_bulkActions(clock, resources, m_explorer, options.dialect)
{
}

std::optional<http::Rejection> Api::refusal(const http::Request &head) const
{
    if (isDiscovery(head))
        return bodyRejection();
    if (apiParts(head).isEmpty())
        return rejection(base::Rules::RequestAddress, notFoundResponse());
    if (!isOfUser(head))
        return rejection(base::Rules::RequestToken, unauthorizedResponse());
    return std::nullopt;
}

bool Api::isOfUser(const http::Request &head) const
{
    return protocol::equalInConstantTime(bearerToken(head), m_options.token);
}

ApiAnswer Api::answer(const http::Request &request, FaultDraw &faults)
{
    if (isDiscovery(request))
        return {discovery(request), {}};
    const QStringList parts = apiParts(request);
    if (parts.isEmpty())
        return {notFoundResponse(), {}};
    if (!isOfUser(request))
        return {unauthorizedResponse(), {}};
    return routed(request, parts, faults);
}

ApiAnswer Api::routed(const http::Request &request, const QStringList &parts, FaultDraw &faults)
{
    Question question{.request = request, .faults = faults};
    QByteArrayList otherMethods;
    for (const Route &route : routes()) {
        const bool exists = (route.rules & 1 << static_cast<int>(m_options.dialect)) != 0;
        if (!exists || !matches(route.path, parts, question.names))
            continue;
        if (route.method != request.method) {
            otherMethods.append(route.method.toByteArray());
            continue;
        }
        if (isWriting(request) && !isJsonApi(request))
            return {unsupportedMediaResponse(), {}};
        question.query = queryOf(request);
        question.self = QUrl(siteOf(m_options.base) + QString::fromLatin1(http::originForm(request.target)));
        question.dialect = route.dialect;
        question.dialectName = route.dialectName;
        const http::Response response = (this->*route.handler)(question);
        return {response, question.dialectName};
    }
    return {otherMethods.isEmpty() ? notFoundResponse() : otherMethodResponse(request.method, otherMethods), {}};
}

http::Response Api::ping(Question &)
{
    return {.status = 204, .headers = {{"TFP-API-Version", "2.6"}}, .body = {}};
}

/// Answers with the user of the token.
http::Response Api::account(Question &)
{
    const QString id = u"user-simulator"_s;
    const QJsonObject identity{{u"id"_s, id}, {u"type"_s, u"users"_s}};
    return documentResponse(
        {{u"data"_s,
          QJsonObject{
              {u"id"_s, id},
              {u"type"_s, u"users"_s},
              {u"attributes"_s,
               QJsonObject{{u"username"_s, u"simulator"_s},
                           {u"email"_s, u"simulator@localhost"_s},
                           {u"is-service-account"_s, false}}},
              {u"relationships"_s, QJsonObject{{u"authenticated-resource"_s, QJsonObject{{u"data"_s, identity}}}}}}}});
}

http::Response Api::user(Question &question)
{
    const QString &id = question.names.first();
    const QString name = m_resources.userName(id);
    if (name.isEmpty())
        return notFoundResponse();
    const QJsonObject attributes{{u"username"_s, name}, {u"is-service-account"_s, false}};
    return documentResponse(
        {{u"data"_s, QJsonObject{{u"id"_s, id}, {u"type"_s, u"users"_s}, {u"attributes"_s, attributes}}}});
}

http::Response Api::organizations(Question &question)
{
    QList<protocol::Organization> found = m_resources.organizations();
    for (const QString &parameter : {u"q"_s, u"q[name]"_s}) {
        const QString wanted = question.query.value(parameter);
        found.removeIf([&wanted](const protocol::Organization &organization) {
            return !organization.name.contains(wanted, Qt::CaseInsensitive);
        });
    }
    return listResponse(found, question.query, question.self, [this](const protocol::Organization &organization) {
        return organizationResource(organization, m_options.madeAt.addYears(-OrganizationAge));
    });
}

http::Response Api::organization(Question &question)
{
    const auto found = m_resources.organization(question.names.first());
    if (!found)
        return notFoundResponse();
    return documentResponse({{u"data"_s, organizationResource(*found, m_options.madeAt.addYears(-OrganizationAge))}});
}

http::Response Api::entitlements(Question &question)
{
    const auto found = m_resources.organization(question.names.first());
    return found ? documentResponse({{u"data"_s, entitlementSetResource(*found)}}) : notFoundResponse();
}

http::Response Api::workspaces(Question &question)
{
    const QString &organization = question.names.first();
    if (!m_resources.hasOrganization(organization))
        return notFoundResponse();
    QList<protocol::Workspace> found = m_resources.workspaces(organization);
    const QString wanted = question.query.value(u"search[name]"_s);
    found.removeIf([&wanted](const protocol::Workspace &workspace) {
        return !workspace.name.contains(wanted, Qt::CaseInsensitive);
    });
    return listResponse(found, question.query, question.self, [&organization](const protocol::Workspace &workspace) {
        return protocol::writeWorkspace(workspace, organization);
    });
}

http::Response Api::workspaceByName(Question &question)
{
    const auto workspace = m_resources.workspaceByName(question.names[1], question.names[0]);
    if (!workspace)
        return notFoundResponse();
    return documentResponse({{u"data"_s, protocol::writeWorkspace(*workspace, question.names[0])}});
}

http::Response Api::workspaceById(Question &question)
{
    const auto workspace = m_resources.workspaceById(question.names.first());
    if (!workspace)
        return notFoundResponse();
    return documentResponse(
        {{u"data"_s, protocol::writeWorkspace(*workspace, m_resources.organizationOf(workspace->id))}});
}

/// Finds the workspace of the path. The OpenAPI description has an id in it, the specification a name. Elsewhere the
/// specification has ids (spec 2.1, 4.4), so an id is accepted under both.
std::optional<protocol::Workspace> Api::listedWorkspace(Question &question) const
{
    const QString &name = question.names.first();
    const auto byId = m_resources.workspaceById(name);
    const bool isOpenApi =
        m_options.dialect == DialectRule::OpenApi || (m_options.dialect == DialectRule::Any && byId.has_value());
    question.dialect = isOpenApi ? ChangeRequestDialect::OpenApi : ChangeRequestDialect::Specification;
    question.dialectName = isOpenApi ? u"openapi"_s : u"specification"_s;
    if (isOpenApi)
        return byId;
    const auto byName = m_resources.workspaceByName(name);
    return byName ? byName : byId;
}

QList<protocol::ChangeRequest> Api::listed(const QString &workspaceId, const Question &question) const
{
    QList<protocol::ChangeRequest> found = m_resources.changeRequests(workspaceId);
    if (m_options.dialect == DialectRule::Specification)
        return found;
    const QString archive = question.query.value(u"archive"_s);
    if (archive == "true"_L1 || archive == "false"_L1) {
        const bool isWanted = archive == "true"_L1;
        found.removeIf([isWanted](const protocol::ChangeRequest &changeRequest) {
            return changeRequest.isArchived() != isWanted;
        });
    } else if (m_options.dialect == DialectRule::OpenApi) { // "ordered by creation date", without a direction
        std::stable_sort(found.begin(), found.end(),
                         [](const protocol::ChangeRequest &left, const protocol::ChangeRequest &right) {
                             return left.createdAt > right.createdAt;
                         });
    }
    return found;
}

http::Response Api::changeRequests(Question &question)
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

http::Response Api::explore(Question &question)
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
    const QStringList fields = asked.split(u',', Qt::SkipEmptyParts);
    for (const QString &field : fields) {
        if (!protocol::findExplorerField(field))
            return badRequest(field + " is not a field of this view"_L1);
    }
    return listResponse(*found, question.query, question.self, [&fields](const protocol::ExploredWorkspace &workspace) {
        return protocol::writeExploredWorkspace(narrowed(workspace, fields));
    });
}

http::Response Api::createInBulk(Question &question)
{
    const auto answer = m_bulkActions.create(question.names.first(), question.request.body, question.faults);
    question.dialectName = answer.dialect;
    return answer.response;
}

http::Response Api::show(Question &question)
{
    const auto changeRequest = m_resources.changeRequest(question.names.first());
    if (!changeRequest)
        return notFoundResponse();
    return documentResponse({{u"data"_s, protocol::writeChangeRequest(*changeRequest, question.dialect)}});
}

http::Response Api::archive(Question &question)
{
    const auto archived = m_resources.archive(question.names.first(), m_clock.utc());
    if (archived)
        return documentResponse({{u"data"_s, protocol::writeChangeRequest(*archived, question.dialect)}});
    if (archived.error().http == 404)
        return notFoundResponse();
    return errorResponse(400, u"bad request"_s, u"The change request is already archived."_s);
}

} // namespace runlatch::simulator
