// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/matchpager.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::models {

MatchPager::MatchPager(service::Client &client, base::Clock &clock, MatchModel &model, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(clock)
    , m_model(model)
{
}

void MatchPager::show(const service::Endpoint &endpoint, const QString &organization,
                      const QList<protocol::ExplorerCondition> &conditions)
{
    m_endpoint = endpoint;
    m_asked = Question{organization, conditions};
    m_page.number = 1;
    load();
}

void MatchPager::reload()
{
    load();
}

void MatchPager::goTo(int number)
{
    m_page.number = std::max(1, number);
    load();
}

void MatchPager::setSize(int size)
{
    const int firstRow = (m_page.number - 1) * m_page.size;
    m_page.size = std::clamp(size, 1, 100);
    m_page.number = firstRow / m_page.size + 1;
    load();
}

void MatchPager::clear()
{
    m_call.abort();
    ++m_ticket;
    m_asked.reset();
    m_answered.reset();
    m_page.number = 1;
    m_pagination = {};
    m_unreadable.clear();
    m_answeredAt = {};
    m_model.setWorkspaces({});
    emit changed();
}

void MatchPager::cancel()
{
    if (!isLoading())
        return;
    m_call.abort();
    ++m_ticket;
    emit changed();
}

bool MatchPager::isAbout(const QString &organization, const QList<protocol::ExplorerCondition> &conditions) const
{
    const auto &question = isLoading() ? m_asked : m_answered;
    return question == Question{organization, conditions};
}

void MatchPager::load()
{
    m_call.abort();
    ++m_ticket;
    if (!m_asked)
        return;
    // By name, so that a workspace does not move between two pages.
    m_call = m_client.explore(m_endpoint, m_asked->organization, m_asked->conditions, u"workspace_name"_s, m_page, this,
                              [this, ticket = m_ticket](const Answer &answer) {
                                  if (ticket == m_ticket)
                                      answered(answer);
                              });
    emit changed();
}

void MatchPager::answered(const Answer &answer)
{
    if (!answer) {
        emit changed();
        emit failed(answer.error());
        return;
    }
    // Workspaces that were deleted meanwhile may leave fewer pages than were asked for.
    const int totalPages = answer->pagination.totalPages;
    if (answer->items.isEmpty() && totalPages < m_page.number && m_page.number > 1) {
        goTo(totalPages);
        return;
    }
    m_answered = m_asked;
    m_answeredAt = m_clock.utc();
    m_pagination = answer->pagination;
    m_unreadable = answer->unreadable;
    m_model.setWorkspaces(answer->items);
    emit changed();
}

} // namespace runlatch::models
