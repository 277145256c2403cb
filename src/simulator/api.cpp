// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/api.h"

#include "protocol/signature.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

using protocol::ChangeRequestShape;

constexpr int LargestPage = 100; // above it the real service caps, too

int positive(const QString &text, int otherwise)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number > 0 ? number : otherwise;
}

/// The page that was asked for, as a list document.
template <typename T, typename Write>
http::Response listResponse(const QList<T> &all, const Query &query, const QUrl &self, Write write)
{
    const int size = std::min(positive(query.value(u"page[size]"_s), 20), LargestPage);
    const int number = positive(query.value(u"page[number]"_s), 1);
    const qsizetype from = std::min(qsizetype(number - 1) * size, all.size());
    QJsonArray data;
    for (const T &item : all.mid(from, size))
        data.append(write(item));
    QJsonObject document{{u"data"_s, data}};
    protocol::writePagination(document, protocol::paginate(number, size, static_cast<int>(all.size())), self);
    return documentResponse(document);
}

/// Whether the parts are those of the path; what stands for ":" is put into `names`.
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

} // namespace

/// A documented form of an operation. The first route that fits is used.
struct Api::Route
{
    enum class In { Both, Any, Specification };

    QByteArrayView method;
    QStringView path;
    In dialect;
    http::Response (Api::*handler)(const Question &);
    ChangeRequestShape shape = ChangeRequestShape::Specification;
    QLatin1StringView form = {};
};

std::span<const Api::Route> Api::routes()
{
    using enum Route::In;
    constexpr auto OpenApi = ChangeRequestShape::OpenApi;
    constexpr auto Spec = ChangeRequestShape::Specification;
    static const Route table[] = {
        {"GET", u"ping", Both, &Api::ping},
        {"GET", u"organizations", Any, &Api::organizations},
        {"GET", u"organizations/:/workspaces", Any, &Api::workspaces},
        {"GET", u"organizations/:/workspaces/:", Any, &Api::workspaceByName},
        {"GET", u"workspaces/:", Any, &Api::workspaceById},
        {"GET", u"workspaces/:/change-requests", Both, &Api::changeRequests, Spec, "specification"_L1},
        {"GET", u"workspaces/change-requests/:", Both, &Api::show, Spec, "specification"_L1},
        {"POST", u"workspaces/change-requests/:", Both, &Api::archive, Spec, "specification"_L1},
        {"PATCH", u"workspaces/change-requests/:", Both, &Api::archive, Spec, "specification"_L1},
        {"GET", u"change-requests/:", Specification, &Api::show, Spec, "short"_L1}, // the example of spec 4.2
        {"GET", u"change-requests/:", Any, &Api::show, OpenApi, "openapi"_L1},
        {"PATCH", u"change-requests/:", Any, &Api::archive, Spec, "short"_L1}, // clients in the wild send it
        {"GET", u"change-requests/:/actions/archive", Any, &Api::show, OpenApi, "openapi"_L1},
        {"POST", u"change-requests/:/actions/archive", Any, &Api::archive, OpenApi, "openapi"_L1},
    };
    return table;
}

Api::Api(Backlog &backlog, const base::Clock &clock, const ApiOptions &options)
    : m_backlog(backlog)
    , m_clock(clock)
    , m_options(options)
{
}

ApiAnswer Api::answer(const http::Request &request)
{
    if (request.method == "GET" && pathParts(request) == QStringList{u".well-known"_s, u"terraform.json"_s})
        return {{.status = 200, .headers = {{"Content-Type", "application/json"}}, .body = R"({"tfe.v2":"/api/v2/"})"},
                {}};
    const QStringList parts = apiParts(request);
    if (parts.isEmpty())
        return {notFoundResponse(), {}};
    if (!protocol::equalInConstantTime(bearerToken(request), m_options.token))
        return {unauthorizedResponse(), {}};
    return routed(request, parts);
}

ApiAnswer Api::routed(const http::Request &request, const QStringList &parts)
{
    const auto excluded = m_options.dialect == DialectRule::Any ? Route::In::Specification : Route::In::Any;
    Question question;
    for (const Route &route : routes()) {
        if (route.dialect == excluded || route.method != request.method || !matches(route.path, parts, question.names))
            continue;
        question.query = queryOf(request);
        question.self = QUrl(siteOf(m_options.base) + QString::fromLatin1(request.target));
        question.shape = route.shape;
        QString form = route.form;
        if (route.handler == &Api::changeRequests && isOpenApiList(question.names)) {
            question.shape = ChangeRequestShape::OpenApi;
            form = u"openapi"_s;
        }
        return {(this->*route.handler)(question), form};
    }
    return {notFoundResponse(), {}};
}

/// Both documents have the same path; the OpenAPI description fills it with an id, the specification with a name.
bool Api::isOpenApiList(const QStringList &names) const
{
    return m_options.dialect == DialectRule::Any && m_backlog.workspaceById(names.first());
}

http::Response Api::ping(const Question &)
{
    return {.status = 204, .headers = {{"TFP-API-Version", "2.6"}, {"X-RateLimit-Limit", "30"}}, .body = {}};
}

http::Response Api::organizations(const Question &question)
{
    QList<protocol::Organization> found = m_backlog.organizations();
    const QString wanted = question.query.value(u"q"_s);
    found.removeIf([&wanted](const protocol::Organization &organization) {
        return !organization.name.contains(wanted, Qt::CaseInsensitive);
    });
    return listResponse(found, question.query, question.self, protocol::writeOrganization);
}

http::Response Api::workspaces(const Question &question)
{
    const QString &organization = question.names.first();
    if (!m_backlog.hasOrganization(organization))
        return notFoundResponse();
    QList<protocol::Workspace> found = m_backlog.workspaces(organization);
    const QString wanted = question.query.value(u"search[name]"_s);
    found.removeIf([&wanted](const protocol::Workspace &workspace) {
        return !workspace.name.contains(wanted, Qt::CaseInsensitive);
    });
    return listResponse(found, question.query, question.self, [&organization](const protocol::Workspace &workspace) {
        return protocol::writeWorkspace(workspace, organization);
    });
}

http::Response Api::workspaceByName(const Question &question)
{
    const auto workspace = m_backlog.workspaceByName(question.names[1], question.names[0]);
    if (!workspace)
        return notFoundResponse();
    return documentResponse({{u"data"_s, protocol::writeWorkspace(*workspace, question.names[0])}});
}

http::Response Api::workspaceById(const Question &question)
{
    const auto workspace = m_backlog.workspaceById(question.names.first());
    if (!workspace)
        return notFoundResponse();
    return documentResponse(
        {{u"data"_s, protocol::writeWorkspace(*workspace, m_backlog.organizationOf(workspace->id))}});
}

http::Response Api::changeRequests(const Question &question)
{
    const QString &name = question.names.first();
    auto workspace = m_backlog.workspaceById(name);
    if (!workspace)
        workspace = m_backlog.workspaceByName(name);
    if (!workspace)
        return notFoundResponse();
    return listResponse(m_backlog.changeRequests(workspace->id), question.query, question.self,
                        [&question](const protocol::ChangeRequest &changeRequest) {
                            return protocol::writeChangeRequest(changeRequest, question.shape);
                        });
}

http::Response Api::show(const Question &question)
{
    const auto changeRequest = m_backlog.changeRequest(question.names.first());
    if (!changeRequest)
        return notFoundResponse();
    return documentResponse({{u"data"_s, protocol::writeChangeRequest(*changeRequest, question.shape)}});
}

http::Response Api::archive(const Question &question)
{
    const auto archived = m_backlog.archive(question.names.first(), m_clock.utc());
    if (archived)
        return documentResponse({{u"data"_s, protocol::writeChangeRequest(*archived, question.shape)}});
    if (archived.error().http == 404)
        return notFoundResponse();
    return errorResponse(400, u"bad request"_s, u"The change request is already archived."_s);
}

} // namespace runlatch::simulator
