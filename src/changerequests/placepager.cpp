// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/placepager.h"

#include <utility>

namespace runlatch::changerequests {

namespace {

PlacePager::Place placeOf(const protocol::Organization &organization)
{
    return {.name = organization.name, .id = organization.externalId};
}

PlacePager::Place placeOf(const protocol::Workspace &workspace)
{
    return {.name = workspace.name, .id = workspace.id, .requests = workspace.activeChangeRequests};
}

} // namespace

PlacePager::PlacePager(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void PlacePager::listOrganizations(const service::Endpoint &endpoint)
{
    open(Kind::Organizations, endpoint, {});
}

void PlacePager::listWorkspaces(const service::Endpoint &endpoint, const QString &organization)
{
    open(Kind::Workspaces, endpoint, organization);
}

void PlacePager::clear()
{
    open(Kind::Nothing, {}, {});
}

/// Requests the page before the others learn of the new list: what they ask meanwhile is then about this list.
void PlacePager::open(Kind kind, const service::Endpoint &endpoint, const QString &organization)
{
    m_kind = kind;
    m_endpoint = endpoint;
    m_organization = organization;
    m_search.clear();
    ask(1);
    emit opened();
}

void PlacePager::search(const QString &text)
{
    m_search = text;
    ask(1);
}

void PlacePager::more()
{
    if (hasMore())
        ask(*std::get<Settled>(m_state).next);
}

void PlacePager::retry()
{
    if (const auto *failure = std::get_if<Failed>(&m_state))
        ask(failure->page);
    else if (const auto *loading = std::get_if<Loading>(&m_state))
        ask(loading->page);
    else
        ask(std::get<Settled>(m_state).next.value_or(1));
}

bool PlacePager::hasMore() const
{
    const auto *settled = std::get_if<Settled>(&m_state);
    return settled && settled->next;
}

void PlacePager::ask(int page)
{
    if (auto *loading = std::get_if<Loading>(&m_state))
        loading->call.abort();
    if (page == 1)
        m_walk = service::PageWalk(PageSize);
    setState(m_kind == Kind::Nothing ? State(Settled()) : State(Loading{page, send(page)}));
}

base::Call PlacePager::send(int page)
{
    const service::PageQuery query{page, PageSize};
    return m_kind == Kind::Organizations
        ? m_client.organizations(m_endpoint, m_search, query, this, taking<protocol::Organization>(page))
        : m_client.workspaces(m_endpoint, m_organization, m_search, query, this, taking<protocol::Workspace>(page));
}

template <typename T> base::Callback<protocol::Page<T>> PlacePager::taking(int page)
{
    return [this, page](const base::Result<protocol::Page<T>> &answer) { take(page, answer); };
}

template <typename T> void PlacePager::take(int page, const base::Result<protocol::Page<T>> &answer)
{
    QList<Place> places;
    if (answer) {
        m_walk.take(service::PageWalk::seen(*answer));
        for (const T &item : answer->items)
            places.append(placeOf(item));
    } else if (!m_walk.takeRefusal(answer.error())) {
        setState(Failed{page});
        emit failed(answer.error());
        return;
    }
    setState(Settled{m_walk.isAtEnd() ? std::nullopt : std::optional(page + 1)});
    emit arrived(places, page == 1);
    emit loaded();
}

void PlacePager::setState(State state)
{
    const bool wasLoading = isLoading();
    m_state = std::move(state);
    if (wasLoading != isLoading())
        emit loadingChanged(!wasLoading);
}

} // namespace runlatch::changerequests
