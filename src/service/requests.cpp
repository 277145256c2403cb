// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/requests.h"

#include "base/rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

/// Returns both parameters of the page. Without them the list of organizations comes whole, not in pages.
http::QueryItems pageItems(const PageQuery &page)
{
    return {{u"page[number]"_s, QString::number(std::max(1, page.number))},
            {u"page[size]"_s, QString::number(std::clamp(page.size, 1, 100))}};
}

http::QueryItems pageItems(const PageQuery &page, const QString &key, const QString &search)
{
    http::QueryItems items = pageItems(page);
    if (!search.isEmpty())
        items.append({key, search});
    return items;
}

/// The service tries the URL of the task before it answers.
void waitForVerification(http::Outgoing &outgoing)
{
    constexpr std::chrono::seconds verification{30};
    outgoing.patience = std::max<std::chrono::milliseconds>(outgoing.patience, verification);
    outgoing.timeout = std::max<std::chrono::milliseconds>(outgoing.timeout, 2 * verification);
}

template <typename Try> QList<DialectWalk::Try> startingWith(Try learned, QList<DialectWalk::Try> dialects)
{
    const auto isLearned = [learned](const DialectWalk::Try &dialect) {
        return dialect.name == static_cast<int>(learned);
    };
    std::stable_partition(dialects.begin(), dialects.end(), isLearned);
    return dialects;
}

} // namespace

bool Requests::canStandInPath(const QString &part)
{
    return !part.isEmpty() && part != "."_L1 && part != ".."_L1;
}

base::Error Requests::unusable(const QString &name)
{
    return {.kind = base::ErrorKind::Usage, .rule = base::Rules::ServiceName, .subject = name};
}

http::Outgoing Requests::ping() const
{
    return request(u"service.ping"_s, "GET", {u"ping"_s});
}

http::Outgoing Requests::account() const
{
    return request(u"account.show"_s, "GET", {u"account"_s, u"details"_s});
}

http::Outgoing Requests::user(const QString &id) const
{
    return request(u"users.show"_s, "GET", {u"users"_s, id});
}

http::Outgoing Requests::organizations(const QString &search, const PageQuery &page) const
{
    return request(u"organizations.list"_s, "GET", {u"organizations"_s}, pageItems(page, u"q[name]"_s, search));
}

http::Outgoing Requests::entitlements(const QString &organization) const
{
    return request(u"entitlements.show"_s, "GET", {u"organizations"_s, organization, u"entitlement-set"_s});
}

http::Outgoing Requests::workspaces(const QString &organization, const QString &search, const PageQuery &page) const
{
    return request(u"workspaces.list"_s, "GET", {u"organizations"_s, organization, u"workspaces"_s},
                   pageItems(page, u"search[name]"_s, search));
}

http::Outgoing Requests::workspace(const QString &id) const
{
    return request(u"workspaces.show"_s, "GET", {u"workspaces"_s, id});
}

http::Outgoing Requests::findWorkspace(const QString &organization, const QString &name, int page) const
{
    http::Outgoing outgoing = workspaces(organization, name, {.number = page, .size = 100});
    outgoing.purpose = u"workspaces.find"_s;
    return outgoing;
}

http::Outgoing Requests::changeRequests(const QString &workspace, const ListQuery &query) const
{
    http::QueryItems items = pageItems(query.page);
    if (query.scope != Scope::All)
        items.append({u"archive"_s, query.scope == Scope::Archived ? u"true"_s : u"false"_s});
    return request(u"change-requests.list"_s, "GET", {u"workspaces"_s, workspace, u"change-requests"_s}, items);
}

http::Outgoing Requests::create(const QString &organization, const protocol::BulkCreation &creation,
                                const protocol::BulkActionDialect &dialect) const
{
    http::Outgoing outgoing =
        request(u"bulk-action.create"_s, "POST", {u"organizations"_s, organization, u"explorer"_s, u"bulk-actions"_s});
    outgoing.body = protocol::writeBulkCreation(creation, dialect);
    return outgoing;
}

http::Outgoing Requests::taskResult(const QString &id) const
{
    return request(u"task-results.show"_s, "GET", {u"task-results"_s, id});
}

http::Outgoing Requests::taskOutcomes(const QString &resultId, const PageQuery &page) const
{
    return request(u"task-results.outcomes"_s, "GET", {u"task-results"_s, resultId, u"outcomes"_s}, pageItems(page));
}

http::Outgoing Requests::taskStage(const QString &id) const
{
    return request(u"task-stages.show"_s, "GET", {u"task-stages"_s, id});
}

http::Outgoing Requests::savedViews(const QString &organization, const PageQuery &page) const
{
    return request(u"explorer.views"_s, "GET", {u"organizations"_s, organization, u"explorer"_s, u"views"_s},
                   pageItems(page));
}

http::Outgoing Requests::savedView(const QString &organization, const QString &id) const
{
    return request(u"explorer.view"_s, "GET", {u"organizations"_s, organization, u"explorer"_s, u"views"_s, id});
}

http::Outgoing Requests::explore(const QString &organization, const QList<protocol::ExplorerCondition> &conditions,
                                 const QString &sort, const PageQuery &page) const
{
    const http::QueryItems items =
        http::QueryItems{{u"type"_s, u"workspaces"_s}} + protocol::explorerParameters(conditions, sort);
    return request(u"explorer.matches"_s, "GET", {u"organizations"_s, organization, u"explorer"_s},
                   items + pageItems(page));
}

http::Outgoing Requests::tasks(const QString &organization, const PageQuery &page) const
{
    return request(u"run-tasks.list"_s, "GET", {u"organizations"_s, organization, u"tasks"_s}, pageItems(page));
}

http::Outgoing Requests::task(const QString &id) const
{
    return request(u"run-tasks.show"_s, "GET", {u"tasks"_s, id},
                   {{u"include"_s, u"workspace_tasks,workspace_tasks.workspace"_s}});
}

http::Outgoing Requests::createTask(const QString &organization, const protocol::TaskSetup &setup) const
{
    http::Outgoing outgoing = request(u"run-tasks.create"_s, "POST", {u"organizations"_s, organization, u"tasks"_s});
    outgoing.body = protocol::writeTaskSetup(setup);
    waitForVerification(outgoing);
    return outgoing;
}

http::Outgoing Requests::updateTask(const QString &id, const protocol::TaskSetup &setup) const
{
    http::Outgoing outgoing = request(u"run-tasks.update"_s, "PATCH", {u"tasks"_s, id});
    outgoing.body = protocol::writeTaskSetup(setup);
    waitForVerification(outgoing);
    return outgoing;
}

http::Outgoing Requests::removeTask(const QString &id) const
{
    return request(u"run-tasks.delete"_s, "DELETE", {u"tasks"_s, id});
}

http::Outgoing Requests::attachments(const QString &workspaceId, const PageQuery &page) const
{
    return request(u"workspace-tasks.list"_s, "GET", {u"workspaces"_s, workspaceId, u"tasks"_s}, pageItems(page));
}

http::Outgoing Requests::attach(const QString &workspaceId, const QString &taskId,
                                const protocol::TaskPlacement &placement) const
{
    http::Outgoing outgoing = request(u"workspace-tasks.attach"_s, "POST", {u"workspaces"_s, workspaceId, u"tasks"_s});
    outgoing.body = protocol::writeAttachment(taskId, placement);
    return outgoing;
}

http::Outgoing Requests::updateAttachment(const QString &workspaceId, const QString &id,
                                          const protocol::TaskPlacement &placement) const
{
    http::Outgoing outgoing =
        request(u"workspace-tasks.update"_s, "PATCH", {u"workspaces"_s, workspaceId, u"tasks"_s, id});
    outgoing.body = protocol::writeAttachment({}, placement);
    return outgoing;
}

http::Outgoing Requests::detach(const QString &workspaceId, const QString &id) const
{
    return request(u"workspace-tasks.detach"_s, "DELETE", {u"workspaces"_s, workspaceId, u"tasks"_s, id});
}

QList<DialectWalk::Try> Requests::show(const QString &id, Dialect::Show learned) const
{
    const QString purpose = u"change-requests.show"_s;
    const auto dialect = [](Dialect::Show name, const http::Outgoing &request) {
        return DialectWalk::Try{static_cast<int>(name), request};
    };
    return startingWith(
        learned,
        {
            dialect(Dialect::Show::OpenApi, request(purpose, "GET", {u"change-requests"_s, id})),
            dialect(Dialect::Show::Specification, request(purpose, "GET", {u"workspaces"_s, u"change-requests"_s, id})),
        });
}

QList<DialectWalk::Try> Requests::archive(const QString &id, Dialect::Archive learned) const
{
    const QString purpose = u"change-requests.archive"_s;
    const auto dialect = [](Dialect::Archive name, const http::Outgoing &request) {
        return DialectWalk::Try{static_cast<int>(name), request};
    };
    const QStringList path{u"workspaces"_s, u"change-requests"_s, id};
    return startingWith(learned,
                        {
                            dialect(Dialect::Archive::OpenApi,
                                    request(purpose, "POST", {u"change-requests"_s, id, u"actions"_s, u"archive"_s})),
                            dialect(Dialect::Archive::SpecificationPost, request(purpose, "POST", path)),
                            dialect(Dialect::Archive::SpecificationPatch, request(purpose, "PATCH", path)),
                        });
}

http::Outgoing Requests::request(const QString &purpose, const QByteArray &method, const QStringList &parts,
                                 const http::QueryItems &query) const
{
    http::Outgoing outgoing;
    outgoing.purpose = purpose;
    outgoing.pinnedCertificate = m_endpoint.pinnedCertificate;
    outgoing.timeout = m_endpoint.timeout;
    outgoing.method = method;
    outgoing.url = http::url(m_endpoint.base, parts, query);
    outgoing.headers = {{"Authorization", "Bearer " + m_endpoint.token},
                        {"Content-Type", "application/vnd.api+json"}, // also without a body (spec 4)
                        {"Accept", "application/vnd.api+json"}};
    return outgoing;
}

} // namespace runlatch::service
