// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/pagewalk.h"

#include "base/rules.h"

#include <algorithm>
#include <array>

namespace runlatch::service {

namespace {

constexpr qsizetype UsualSize = 20; // spec 4.1: the size of a page if the request names none

qsizetype rowsOf(const PageWalk::Seen &page)
{
    return page.ids.size() + page.unreadable;
}

} // namespace

std::optional<int> PageWalk::next() const
{
    return m_isAtEnd || m_asked >= m_upTo ? std::nullopt : std::optional(m_asked + 1);
}

void PageWalk::take(const Seen &page)
{
    ++m_taken;
    const QSet<QString> ids(page.ids.begin(), page.ids.end());
    const qsizetype before = m_ids.size();
    m_ids.unite(ids);
    const qsizetype fresh = m_ids.size() - before;
    const qsizetype repeated = ids.size() - fresh;
    const std::optional<int> total = page.pagination.totalCount;
    const bool hasNews = fresh > 0 || ids.isEmpty();
    m_hasShifted = m_hasShifted || (hasNews && repeated > 0) || (total && m_total && total != m_total);
    if (!m_total)
        m_total = total;
    if (hasNews) {
        m_rows += rowsOf(page);
        m_unreadable += page.unreadable;
        m_isProved = isProvedBy(page.pagination);
        m_goesOn = page.pagination.next || m_taken < page.pagination.totalPages.value_or(0);
    }
    m_empty = rowsOf(page) > 0 ? 0 : m_empty + 1;
    if (const auto how = endAt(page, fresh))
        end(*how);
    m_upTo = std::min(MaxPages, std::max({m_upTo, m_taken + 1, page.pagination.totalPages.value_or(0)}));
}

bool PageWalk::isProvedBy(const protocol::Pagination &page) const
{
    return protocol::provesEnd(page, m_taken, m_ids.size() + m_unreadable, m_rows);
}

std::optional<PageWalk::End> PageWalk::endAt(const Seen &page, qsizetype fresh) const
{
    const qsizetype rows = rowsOf(page);
    if (rows == 0 && (!page.pagination.next || m_empty == MaxEmptyPages))
        return End::Empty;
    if (fresh == 0 && !page.ids.isEmpty())
        return End::SamePage;
    const bool isFull = rows > 0 && (rows >= m_size || rows == UsualSize);
    if (m_isProved && (!isFull || page.pagination.totalCount))
        return End::Told;
    if (rows > 0 && page.ids.isEmpty() && !m_goesOn)
        return End::Unreadable;
    return m_taken >= MaxPages ? std::optional(End::TooLong) : std::nullopt;
}

/// Ends the walk. If a page comes again, its service ignores the number, and only the total can prove the end. Of a
/// list that shifted nothing is proved either way.
void PageWalk::end(End how)
{
    m_isAtEnd = true;
    const bool isShort = m_total && m_rows < *m_total;
    const bool isCounted = m_total && !isShort && m_ids.size() + m_unreadable <= *m_total;
    const bool isProved =
        isCounted || (m_isProved && how != End::SamePage) || (how == End::Empty && !isShort && !m_goesOn);
    if (how == End::TooLong)
        m_doubt = base::Rules::ListEndless;
    else if (isProved || m_hasShifted)
        m_doubt = std::nullopt;
    else if (how == End::SamePage)
        m_doubt = base::Rules::ListSamePage;
    else
        m_doubt = isShort ? base::Rules::ListFewer : base::Rules::ListEndUnknown;
}

bool PageWalk::saysNoSuchPage(const base::Error &error)
{
    constexpr std::array statuses{400, 404, 416, 422};
    return std::ranges::find(statuses, error.http) != statuses.end();
}

bool PageWalk::takeRefusal(const base::Error &error)
{
    const bool isGuess = m_taken > 0 && !m_goesOn && !m_isAtEnd;
    if (!isGuess || !saysNoSuchPage(error))
        return false;
    end(End::Refused);
    return true;
}

bool PageWalk::wantsAnotherRound() const
{
    return m_isAtEnd && m_hasShifted && m_doubt != base::Rules::ListEndless && m_round < MaxRounds;
}

void PageWalk::startAgain()
{
    const int following = m_round + 1;
    *this = PageWalk(m_size);
    m_round = following;
}

} // namespace runlatch::service
