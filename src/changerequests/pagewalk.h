// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/page.h"

#include <QSet>
#include <QStringList>

#include <optional>

namespace runlatch::changerequests {

/// Decides which pages of a list to request, and when the list is complete. The walk reaches the end even of a service
/// that counts wrong, ignores the size or the number of a page, omits its pagination, or never ends. Pure.
///
/// A page is the last one in three cases. It is empty. It has only rows that earlier pages had (the service ignores the
/// number, or goes round). Or it names no next page, the service's count has no further pages, and it is not full (as
/// many rows as requested, or the 20 of a service that ignores the size). The rows of a page that was narrowed here
/// prove nothing. The walk ends at MaxPages in any case.
///
/// The list shifted when a row comes again on a later page, or the service's total changes. Requests were then added or
/// archived meanwhile, and a row may have moved to a page that had been read already. So the list is read once more
/// from its start; if it shifts again, the second result is kept.
class PageWalk
{
public:
    static constexpr int Size = 100;      ///< rows of a page: the default, and the service's largest
    static constexpr int MaxPages = 5000; ///< pages of a round
    static constexpr int MaxRounds = 2;

    struct Seen
    {
        QStringList ids;
        int unreadable = 0;
        protocol::Pagination pagination;
        bool narrowedHere = false;
    };

    explicit PageWalk(int size = Size) ///< `size`: rows of each requested page
        : m_size(size)
    {
    }

    /// The page to request now; several may be under way, up to the service's number of pages.
    std::optional<int> next() const;
    void ask() { ++m_asked; }
    int awaited() const { return m_taken + 1; } ///< number of the next page in order; pages may arrive in another order
    void take(const Seen &page);
    void startAgain(); ///< begins the next round

    bool isAtEnd() const { return m_isAtEnd; }
    bool isEndless() const { return m_isEndless; }
    bool hasShifted() const { return m_hasShifted; } ///< the list shifted in this round
    bool wantsAnotherRound() const;
    int round() const { return m_round; }

private:
    bool goesOn(const Seen &page) const;
    void noticeShift(const Seen &page, qsizetype repeated);

    int m_size;
    int m_asked = 0;
    int m_taken = 0;
    int m_upTo = 1; ///< number of the last page that may be requested
    int m_round = 1;
    bool m_isAtEnd = false;
    bool m_isEndless = false;
    bool m_hasShifted = false;
    std::optional<int> m_total; ///< the first total that was told in this round
    QSet<QString> m_ids;        ///< ids that came in this round
};

} // namespace runlatch::changerequests
