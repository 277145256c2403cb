// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/matchpager.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

MatchPager::MatchPager(service::Client &client, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(clock)
    , m_turner(
          [this](const service::PageQuery &page, base::Callback<Page> done) {
              // Sorted by name, so that a workspace does not move between two pages.
              return m_client.explore(m_endpoint, m_asked->organization, m_asked->conditions, u"workspace_name"_s, page,
                                      this, std::move(done));
          },
          [this](const base::Result<Page> &page) { take(page); })
{
}

void MatchPager::show(const service::Endpoint &endpoint, const QString &organization,
                      const QList<protocol::ExplorerCondition> &conditions)
{
    m_endpoint = endpoint;
    m_asked = Question{organization, conditions};
    m_turner.restart();
    load();
}

void MatchPager::reload()
{
    load();
}

void MatchPager::goTo(int number)
{
    m_turner.goTo(number);
    load();
}

void MatchPager::setSize(int size)
{
    m_turner.setSize(size, m_turner.asked().size);
    load();
}

bool MatchPager::isOld() const
{
    return m_answer && m_answer->at.secsTo(m_clock.utc()) >= std::chrono::seconds(MaxAge).count();
}

bool MatchPager::refresh()
{
    if (isLoading())
        return true;
    if (!isOld() || std::exchange(m_answer->wasRefreshed, true))
        return false;
    m_asked = m_answer->question;
    m_turner.restart();
    load();
    return true;
}

void MatchPager::clear()
{
    m_turner.stop();
    m_turner.restart();
    m_asked.reset();
    m_answer.reset();
    emit answered({});
    emit changed();
}

void MatchPager::cancel()
{
    if (!isLoading())
        return;
    m_turner.stop();
    emit changed();
}

bool MatchPager::isAbout(const QString &organization, const QList<protocol::ExplorerCondition> &conditions) const
{
    const Question question{organization, conditions};
    return isLoading() ? m_asked == question : m_answer && m_answer->question == question;
}

QList<base::Error> MatchPager::unreadable() const
{
    return m_answer ? m_answer->page.unreadable : QList<base::Error>();
}

void MatchPager::load()
{
    if (!m_asked)
        return;
    m_turner.ask();
    emit changed();
}

void MatchPager::take(const base::Result<Page> &page)
{
    if (page) {
        m_answer = Answer{.question = *m_asked, .page = *page, .at = m_clock.utc()};
        emit answered(page->items);
    }
    emit changed();
    if (!page)
        emit failed(page.error());
}

} // namespace runlatch::changerequests
