// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/page.h"

#include <QSet>
#include <QStringList>

#include <optional>

namespace runlatch::service {

/// Decides which pages of a list to request, when to stop, and whether the list is proved to be complete. The walk
/// reaches the end even of a service that counts wrong, ignores the size or the number of a page, omits its pagination,
/// or never ends. Pure.
///
/// A page is the last one if the service's numbers prove it (protocol::provesEnd); a full page whose total is not told
/// is not taken at its word. It is also the last one if it is empty and names no next page, has only rows that earlier
/// pages had (the service ignores the number, or goes round), or has no row that can be read and names no next page. A
/// page that was not named is a guess: the service may refuse it. The walk ends at MaxPages, and at MaxEmptyPages empty
/// ones in a row, in any case. See doubt().
///
/// The list shifted when a row comes again on a later page, or the service's total changes. Requests were then added or
/// archived meanwhile, and a row may have moved to a page that had been read already. So the list is read once more
/// from its start; if it shifts again, the second result is kept.
class PageWalk
{
public:
    static constexpr int Size = 100;      ///< rows of a page: the default, and the service's largest
    static constexpr int MaxPages = 5000; ///< pages of a round
    static constexpr int MaxEmptyPages = 3;
    static constexpr int MaxRounds = 2;

    struct Seen
    {
        QStringList ids; ///< of all rows that could be read, also of those that were removed from the page
        int unreadable = 0;
        protocol::Pagination pagination = {};
    };
    /// T must have an id, or else a name.
    template <typename T> static Seen seen(const protocol::Page<T> &page);

    explicit PageWalk(int size = Size) ///< `size`: rows of each requested page
        : m_size(size)
    {
    }

    /// The page to request now; several may be under way, up to the service's number of pages.
    std::optional<int> next() const;
    void ask() { ++m_asked; }
    int awaited() const { return m_taken + 1; } ///< number of the next page in order; pages may arrive in another order
    void take(const Seen &page);
    /// Tells whether a service may answer so for a page behind the last one.
    static bool saysNoSuchPage(const base::Error &error);
    /// Takes the refusal of the awaited page. Returns false if the page was no guess, or not saysNoSuchPage(): the walk
    /// has then failed.
    bool takeRefusal(const base::Error &error);
    void startAgain(); ///< begins the next round

    bool isAtEnd() const { return m_isAtEnd; }
    /// At the end: the reason why the list may be longer, "list.endless", "list.same-page", "list.fewer" (than the
    /// service counts) or "list.end-unknown"; nullopt if it is proved to be complete, or shifted.
    std::optional<base::Rule> doubt() const { return m_doubt; }
    bool hasShifted() const { return m_hasShifted; } ///< the list shifted in this round
    /// The different rows that came in this round.
    int rows() const { return static_cast<int>(m_ids.size() + m_unreadable); }
    bool wantsAnotherRound() const;
    int round() const { return m_round; }

private:
    enum class End { Told, Empty, SamePage, Unreadable, Refused, TooLong };

    std::optional<End> endAt(const Seen &page, qsizetype fresh) const;
    bool isProvedBy(const protocol::Pagination &page) const;
    void end(End how);

    int m_size;
    int m_asked = 0;
    int m_taken = 0;
    int m_empty = 0; ///< empty pages in a row
    int m_upTo = 1;  ///< number of the last page that may be requested
    int m_round = 1;
    bool m_isAtEnd = false;
    bool m_hasShifted = false;
    bool m_isProved = false; ///< the numbers of the last page that had news prove that it was the last
    bool m_goesOn = false;   ///< they name a further page
    std::optional<base::Rule> m_doubt;
    std::optional<int> m_total; ///< the first total that was told in this round
    QSet<QString> m_ids;        ///< ids that came in this round
    qsizetype m_unreadable = 0; ///< rows of this round
    qsizetype m_rows = 0;       ///< rows of this round, also those that came twice on one page
};

template <typename T> PageWalk::Seen PageWalk::seen(const protocol::Page<T> &page)
{
    Seen seen{
        .ids = page.removed, .unreadable = static_cast<int>(page.unreadable.size()), .pagination = page.pagination};
    for (const T &item : page.items) {
        if constexpr (requires { item.id, item.name; })
            seen.ids.append(item.id.isEmpty() ? item.name : item.id);
        else if constexpr (requires { item.id; })
            seen.ids.append(item.id);
        else
            seen.ids.append(item.name);
    }
    return seen;
}

} // namespace runlatch::service
