// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/pagewalk.h"

#include <algorithm>

namespace runlatch::changerequests {

namespace {

constexpr qsizetype UsualSize = 20; // spec 4.1: the size of a page if the request names none

qsizetype rowsOf(const PageWalk::Seen &page)
{
    return page.ids.size() + page.unreadable;
}

/// Returns the total if the service sent it. The reader of the pagination fills in missing members. A total was filled
/// in if the page number is not the requested one, or if the total covers only the pages so far although another page
/// follows.
std::optional<int> toldTotal(const protocol::Pagination &pagination, int number)
{
    if (pagination.number != number)
        return {};
    if (pagination.next && qint64(pagination.totalCount) <= qint64(number) * pagination.size)
        return {};
    return pagination.totalCount;
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
    const qsizetype repeated = ids.size() - (m_ids.size() - before);
    const bool isEmpty = rowsOf(page) == 0 && !page.narrowedHere;
    const bool comesAgain = !ids.isEmpty() && repeated == ids.size();
    noticeShift(page, comesAgain ? 0 : repeated);
    m_isEndless = m_taken >= MaxPages && !isEmpty && !comesAgain && goesOn(page);
    m_isAtEnd = isEmpty || comesAgain || m_isEndless || !goesOn(page);
    m_upTo = std::min(MaxPages, std::max({m_upTo, m_taken + 1, page.pagination.totalPages}));
}

bool PageWalk::goesOn(const Seen &page) const
{
    const qsizetype rows = rowsOf(page);
    const bool isFull = rows >= m_size || rows == UsualSize;
    return page.pagination.next || m_taken < page.pagination.totalPages || (isFull && !page.narrowedHere);
}

void PageWalk::noticeShift(const Seen &page, qsizetype repeated)
{
    const std::optional<int> total = toldTotal(page.pagination, m_taken);
    if (total && !m_total)
        m_total = total;
    m_hasShifted = m_hasShifted || repeated > 0 || (total && total != m_total);
}

bool PageWalk::wantsAnotherRound() const
{
    return m_isAtEnd && m_hasShifted && !m_isEndless && m_round < MaxRounds;
}

void PageWalk::startAgain()
{
    const int following = m_round + 1;
    *this = PageWalk(m_size);
    m_round = following;
}

} // namespace runlatch::changerequests
