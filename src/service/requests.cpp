// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/requests.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

/// Both parameters are always sent: the list of organizations comes whole, without pages, if neither is.
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

template <typename Form> QList<FormWalk::Form> startingWith(Form learned, QList<FormWalk::Form> forms)
{
    const auto isLearned = [learned](const FormWalk::Form &form) { return form.name == static_cast<int>(learned); };
    std::stable_partition(forms.begin(), forms.end(), isLearned);
    return forms;
}

} // namespace

bool Requests::canStandInPath(const QString &part)
{
    return !part.isEmpty() && part != "."_L1 && part != ".."_L1;
}

http::Outgoing Requests::organizations(const QString &search, const PageQuery &page) const
{
    return request("GET", {u"organizations"_s}, pageItems(page, u"q[name]"_s, search));
}

http::Outgoing Requests::workspaces(const QString &organization, const QString &search, const PageQuery &page) const
{
    return request("GET", {u"organizations"_s, organization, u"workspaces"_s},
                   pageItems(page, u"search[name]"_s, search));
}

http::Outgoing Requests::changeRequests(const QString &workspace, const PageQuery &page) const
{
    return request("GET", {u"workspaces"_s, workspace, u"change-requests"_s}, pageItems(page));
}

QList<FormWalk::Form> Requests::show(const QString &id, Dialect::Show learned) const
{
    const auto form = [](Dialect::Show name, const http::Outgoing &request) {
        return FormWalk::Form{static_cast<int>(name), request};
    };
    return startingWith(
        learned,
        {
            form(Dialect::Show::OpenApi, request("GET", {u"change-requests"_s, id})),
            form(Dialect::Show::Specification, request("GET", {u"workspaces"_s, u"change-requests"_s, id})),
        });
}

QList<FormWalk::Form> Requests::archive(const QString &id, Dialect::Archive learned) const
{
    const auto form = [](Dialect::Archive name, const http::Outgoing &request) {
        return FormWalk::Form{static_cast<int>(name), request};
    };
    const QStringList path{u"workspaces"_s, u"change-requests"_s, id};
    return startingWith(
        learned,
        {
            form(Dialect::Archive::OpenApi, request("POST", {u"change-requests"_s, id, u"actions"_s, u"archive"_s})),
            form(Dialect::Archive::SpecificationPost, request("POST", path)),
            form(Dialect::Archive::SpecificationPatch, request("PATCH", path)),
        });
}

http::Outgoing Requests::request(const QByteArray &method, const QStringList &parts,
                                 const http::QueryItems &query) const
{
    http::Outgoing outgoing;
    outgoing.method = method;
    outgoing.url = http::url(m_endpoint.base, parts, query);
    outgoing.headers = {{"Authorization", "Bearer " + m_endpoint.token},
                        {"Content-Type", "application/vnd.api+json"}, // also without a body (spec 5.1)
                        {"Accept", "application/vnd.api+json"}};
    return outgoing;
}

} // namespace runlatch::service
