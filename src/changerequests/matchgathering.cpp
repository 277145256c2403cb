// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/matchgathering.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::protocol::ExploredWorkspace;

namespace runlatch::changerequests {

MatchGathering::MatchGathering(service::Client &client, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(clock)
{
}

void MatchGathering::start(const service::Endpoint &endpoint, const QString &organization,
                           const QList<protocol::ExplorerCondition> &conditions)
{
    m_endpoint = endpoint;
    m_gathered = {.organization = organization, .conditions = conditions, .workspaces = {}, .at = {}};
    m_keys.clear();
    m_isGathered = false;
    m_expected.reset();
    m_error.reset();
    m_underWay = 0;
    m_reading = std::make_unique<ListReading<ExploredWorkspace>>();
    emit changed();
    pump();
}

void MatchGathering::cancel()
{
    if (isRunning())
        clear();
}

void MatchGathering::clear()
{
    m_gathered = {};
    m_isGathered = false;
    end({});
}

void MatchGathering::pump()
{
    while (m_reading && m_underWay < MaxUnderWay) {
        const std::optional<int> number = m_reading->walk().next();
        if (!number)
            break;
        ask(*number);
    }
}

void MatchGathering::ask(int number)
{
    m_reading->ask();
    ++m_underWay;
    // Sorted by name, so that a workspace does not move between two pages.
    m_client.explore(m_endpoint, m_gathered.organization, m_gathered.conditions, u"workspace_name"_s,
                     {.number = number, .size = service::PageWalk::Size}, m_reading->context(),
                     [this, number](const base::Result<Page> &answer) { came(number, answer); });
}

void MatchGathering::came(int number, const base::Result<Page> &answer)
{
    --m_underWay;
    if (answer) {
        m_reading->came(number, *answer);
        while (const auto page = m_reading->take())
            take(*page);
    } else if (!m_reading->endsBy(number, answer.error())) {
        end(answer.error());
        return;
    }
    if (m_gathered.workspaces.size() > GatheredMatches::MaxMatches) {
        end(Error{
            .kind = ErrorKind::Usage, .rule = base::Rules::CreateTooManyMatches, .subject = m_gathered.organization});
        return;
    }
    if (m_reading->walk().isAtEnd())
        endRound();
    pump();
    if (isRunning())
        emit progressed();
}

void MatchGathering::take(const Page &page)
{
    if (page.pagination.totalCount)
        m_expected = page.pagination.totalCount;
    m_gathered.unreadable +=
        static_cast<int>(m_reading->takeUnreadable().size()); // of this page: the rows are not kept
    for (const ExploredWorkspace &workspace : page.items) {
        const GatheredMatches::Match match = GatheredMatches::matchOf(workspace);
        if (m_keys.contains(match.key()))
            continue;
        m_keys.insert(match.key());
        m_gathered.workspaces.append(match);
    }
}

void MatchGathering::endRound()
{
    m_underWay -= m_reading->stop();
    const service::PageWalk &walk = m_reading->walk();
    if (walk.wantsAnotherRound()) {
        m_reading->startAgain();
        m_gathered.workspaces.clear();
        m_gathered.unreadable = 0;
        m_keys.clear();
        return;
    }
    m_gathered.at = m_clock.utc();
    m_gathered.doubt = walk.doubt();
    m_gathered.hasShifted = walk.hasShifted();
    m_isGathered = true;
    end({});
}

/// Must be the last statement of a run, because a slot may start another one.
void MatchGathering::end(const std::optional<Error> &error)
{
    m_reading.reset();
    m_underWay = 0;
    m_keys.clear();
    m_error = error;
    if (!m_isGathered)
        m_gathered = {};
    emit changed();
}

} // namespace runlatch::changerequests
