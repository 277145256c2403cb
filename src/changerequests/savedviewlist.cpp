// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/savedviewlist.h"

#include <algorithm>
#include <utility>

namespace runlatch::changerequests {

using protocol::SavedView;

SavedViewList::SavedViewList(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void SavedViewList::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    if (organization == m_organization && endpoint.isSameIdentity(m_endpoint))
        return;
    m_call.abort();
    m_endpoint = endpoint;
    m_organization = organization;
    m_views.clear();
    m_unreadable = 0;
    m_error.reset();
    m_isRead = false;
    m_walk = service::PageWalk();
    emit changed();
}

void SavedViewList::read()
{
    if (!isSomewhere() || m_isRead || isReading())
        return;
    m_error.reset();
    ask();
    emit changed();
}

void SavedViewList::ask()
{
    const service::PageQuery page{.number = m_walk.awaited(), .size = service::PageWalk::Size};
    m_walk.ask();
    m_call = m_client.savedViews(m_endpoint, m_organization, page, this,
                                 [this](const base::Result<protocol::Page<SavedView>> &answer) { take(answer); });
}

void SavedViewList::take(const base::Result<protocol::Page<SavedView>> &page)
{
    if (page) {
        m_walk.take(service::PageWalk::seen(*page));
        m_unreadable += static_cast<int>(page->unreadable.size());
        for (const SavedView &view : page->items) {
            const auto isKnown = [&view](const SavedView &other) { return other.id == view.id; };
            if (m_views.size() < MaxViews && std::none_of(m_views.cbegin(), m_views.cend(), isKnown))
                m_views.append(view);
        }
    } else if (!m_walk.takeRefusal(page.error())) {
        m_error = page.error();
        emit changed();
        return;
    }
    m_isRead = m_walk.isAtEnd() || m_views.size() >= MaxViews;
    if (!m_isRead)
        ask();
    emit changed();
}

bool SavedViewList::mayHaveMore() const
{
    return m_isRead && (!m_walk.isAtEnd() || m_walk.doubt().has_value());
}

void SavedViewList::show(const SavedView &view, QObject *context, base::Callback<SavedView> done)
{
    m_client.savedView(m_endpoint, m_organization, view.id, context, std::move(done));
}

} // namespace runlatch::changerequests
