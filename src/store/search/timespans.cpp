// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/timespans.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

QStringList TimeSpans::tables()
{
    return {u"CREATE TABLE times (first INTEGER PRIMARY KEY, last INTEGER NOT NULL, earliest INTEGER NOT NULL,"
            " latest INTEGER NOT NULL)"_s};
}

/// The last id that a span has; 0 without spans. All captures up to there are in spans.
base::Result<qint64> TimeSpans::end()
{
    return m_index.number("SELECT last FROM times ORDER BY first DESC LIMIT 1");
}

base::Done TimeSpans::clear()
{
    return m_index.execute("DELETE FROM times");
}

base::Result<bool> TimeSpans::areOf(qint64 lastId)
{
    const auto rows = m_index.query(
        "SELECT 1 FROM (SELECT first, last, earliest, latest, LAG(last, 1, 0) OVER (ORDER BY first) AS before FROM"
        " times) WHERE first <= before OR last < first OR last > ? OR latest < earliest OR typeof(last) <> 'integer'"
        " OR typeof(earliest) <> 'integer' OR typeof(latest) <> 'integer' LIMIT 1",
        {lastId});
    if (!rows)
        return rows.error();
    const bool isWrong = (*rows)->next();
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return !isWrong;
}

base::Result<bool> TimeSpans::extend(Database &store, qint64 reached)
{
    const auto last = end();
    if (!last)
        return last.error();
    if (reached - *last < Captures)
        return false;
    const auto rows = store.query("SELECT COUNT(*), MAX(id), MIN(received_at), MAX(received_at) FROM (SELECT id,"
                                  " received_at FROM captures WHERE id > ? AND id <= ? ORDER BY id LIMIT ?)",
                                  {*last, reached, Captures});
    if (!rows)
        return rows.error();
    if (!(*rows)->next() || (*rows)->number(0) < Captures)
        return false;
    if (auto added = m_index.execute("INSERT INTO times (first, last, earliest, latest) VALUES (?, ?, ?, ?)",
                                     {*last + 1, (*rows)->number(1), (*rows)->number(2), (*rows)->number(3)});
        !added)
        return added.error();
    if (auto swept = sweep(store); !swept)
        return swept.error();
    return true;
}

/// Looks at two spans for each new one, so that those without captures are never much more than the others.
base::Done TimeSpans::sweep(Database &store)
{
    for (int looks = 0; looks < 2; ++looks) {
        qint64 last = 0;
        {
            const auto span =
                m_index.query("SELECT first, last FROM times WHERE first > ? ORDER BY first LIMIT 1", {m_sweptTo});
            if (!span)
                return span.error();
            const bool isThere = (*span)->next();
            m_sweptTo = isThere ? (*span)->number(0) : 0;
            last = isThere ? (*span)->number(1) : 0;
        }
        if (m_sweptTo == 0)
            break;
        const auto rows = store.query("SELECT 1 FROM captures WHERE id BETWEEN ? AND ? LIMIT 1", {m_sweptTo, last});
        if (!rows)
            return rows.error();
        if ((*rows)->next())
            continue;
        if (auto dropped = m_index.execute("DELETE FROM times WHERE first = ?", {m_sweptTo}); !dropped)
            return dropped;
    }
    return std::monostate();
}

base::Result<std::optional<IdRun>> TimeSpans::run(qint64 id, bool isUpwards, const Moments &moments)
{
    return isUpwards ? runUpwards(id, moments) : runDownwards(id, moments);
}

base::Result<std::optional<IdRun>> TimeSpans::runUpwards(qint64 id, const Moments &moments)
{
    constexpr qint64 Endless = std::numeric_limits<qint64>::max();
    const auto last = end();
    if (!last)
        return last.error();
    const auto spans = m_index.query("SELECT first FROM times WHERE last >= ? AND earliest < ? AND latest >= ?"
                                     " ORDER BY first LIMIT 1",
                                     {id, moments.until, moments.from});
    if (!spans)
        return spans.error();
    if (!(*spans)->next())
        return std::optional(IdRun{std::max(id, *last + 1), Endless});
    const qint64 from = std::max(id, (*spans)->number(0));
    const auto others = m_index.query("SELECT first FROM times WHERE first > ? AND (earliest >= ? OR latest < ?)"
                                      " ORDER BY first LIMIT 1",
                                      {from, moments.until, moments.from});
    if (!others)
        return others.error();
    return std::optional(IdRun{from, (*others)->next() ? (*others)->number(0) - 1 : Endless});
}

base::Result<std::optional<IdRun>> TimeSpans::runDownwards(qint64 id, const Moments &moments)
{
    const auto last = end();
    if (!last)
        return last.error();
    if (id > *last)
        return std::optional(IdRun{id, *last + 1});
    const auto spans = m_index.query("SELECT last FROM times WHERE first <= ? AND earliest < ? AND latest >= ?"
                                     " ORDER BY first DESC LIMIT 1",
                                     {id, moments.until, moments.from});
    if (!spans)
        return spans.error();
    if (!(*spans)->next())
        return std::optional<IdRun>();
    const qint64 from = std::min(id, (*spans)->number(0));
    const auto others = m_index.query("SELECT last FROM times WHERE first <= ? AND (earliest >= ? OR latest < ?)"
                                      " ORDER BY first DESC LIMIT 1",
                                      {from, moments.until, moments.from});
    if (!others)
        return others.error();
    return std::optional(IdRun{from, (*others)->next() ? (*others)->number(0) + 1 : 1});
}

} // namespace runlatch::store
