// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/page.h"

#include <QSet>
#include <QStringList>

#include <optional>

namespace runlatch::changerequests {

/// Which pages of a list are asked for, and when that is all: a list is read to its end although the service may count
/// wrong, ignore the size or the number of a page, leave out its pagination, or never end. Pure.
///
/// A page is the last one when it is empty; when it holds nothing but what earlier pages held (the service ignores the
/// number, or goes round); or when it names no next page, does not lie before the last one by the service's count, and
/// is not full (as many rows as were asked for, or the 20 of a service that ignores the size). Of a page that was
/// narrowed here the rows say nothing. It ends at MostPages in any case.
///
/// The list shifted when a row comes again on a later page, or the service's total changes: something was added or
/// archived meanwhile, and then a row may as well have moved to a page that was read before it came. So the list is
/// read once more from its start; where it shifted in that round too, it is left at that.
class PageWalk
{
public:
    static constexpr int Size = 100;       ///< of a page: the usual one, and the largest the service gives
    static constexpr int MostPages = 5000; ///< of a round
    static constexpr int MostRounds = 2;

    struct Seen
    {
        QStringList ids;
        int unreadable = 0;
        protocol::Pagination pagination;
        bool narrowedHere = false;
    };

    explicit PageWalk(int size = Size) ///< of the pages that are asked for
        : m_size(size)
    {
    }

    /// The page to ask for now; several may be under way, as many as the service says there are.
    std::optional<int> next() const;
    void ask() { ++m_asked; }
    int awaited() const { return m_taken + 1; } ///< the page to take next: in order, whatever comes first
    void take(const Seen &page);
    void startAgain(); ///< the next round

    bool isAtEnd() const { return m_isAtEnd; }
    bool isEndless() const { return m_isEndless; }
    bool hasShifted() const { return m_hasShifted; } ///< in this round
    bool wantsAnotherRound() const;
    int round() const { return m_round; }

private:
    bool goesOn(const Seen &page) const;
    void noticeShift(const Seen &page, qsizetype repeated);

    int m_size;
    int m_asked = 0;
    int m_taken = 0;
    int m_upTo = 1; ///< pages that may be asked for
    int m_round = 1;
    bool m_isAtEnd = false;
    bool m_isEndless = false;
    bool m_hasShifted = false;
    std::optional<int> m_total; ///< as told first in this round
    QSet<QString> m_ids;        ///< of this round
};

} // namespace runlatch::changerequests
