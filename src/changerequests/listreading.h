// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "service/pagewalk.h"

#include <QList>
#include <QMap>
#include <QObject>

#include <memory>
#include <optional>
#include <utility>

namespace runlatch::changerequests {

/// Reads one list: requests several pages at once, and takes them in their order. T must have an id.
template <typename T> class ListReading
{
public:
    using Page = protocol::Page<T>;

    explicit ListReading(int pageSize = service::PageWalk::Size)
        : m_walk(pageSize)
    {
    }

    const service::PageWalk &walk() const { return m_walk; }
    QObject *context() const { return m_context.get(); } ///< the context of its calls

    void ask()
    {
        m_walk.ask();
        ++m_underWay;
    }
    void came(int number, const Page &page)
    {
        --m_underWay;
        m_early.insert(number, page);
    }
    /// Returns whether the error only says that there is no such page. Then the walk is at its end.
    bool endsBy(int number, const base::Error &error)
    {
        --m_underWay;
        return number == m_walk.awaited() && m_walk.takeRefusal(error);
    }

    /// The next page in order if it has come; nothing at the end.
    std::optional<Page> take()
    {
        if (m_walk.isAtEnd() || !m_early.contains(m_walk.awaited()))
            return {};
        const Page page = m_early.take(m_walk.awaited());
        m_walk.take(service::PageWalk::seen(page));
        m_unreadable += page.unreadable;
        return page;
    }

    QList<base::Error> takeUnreadable() { return std::exchange(m_unreadable, {}); } ///< rows of this round

    /// Ends the calls that are under way without an answer. Returns how many there were.
    int stop()
    {
        m_context.reset();
        return std::exchange(m_underWay, 0);
    }
    void startAgain()
    {
        m_walk.startAgain();
        m_early.clear();
        m_unreadable.clear();
        m_context = std::make_unique<QObject>();
    }

private:
    service::PageWalk m_walk;
    QMap<int, Page> m_early; ///< pages that came before their turn
    QList<base::Error> m_unreadable;
    int m_underWay = 0;
    std::unique_ptr<QObject> m_context = std::make_unique<QObject>();
};

} // namespace runlatch::changerequests
