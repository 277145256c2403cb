// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/droppable.h"

#include "store/capturecolumns.h"
#include "store/facts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

// Head, row and indexes count as one page.
constexpr char Select[] = "SELECT id, bytes + 4096, received_at, uuid FROM captures WHERE id > ? AND pin = 0";
constexpr char InOrder[] = " ORDER BY id LIMIT ?";

// This is the condition of the index captures_lesser, word for word, so that SQLite uses the index.
constexpr char Lesser[] = " AND (refusal_rule <> '' OR verdict = 'unsigned' OR verdict = 'invalid')";
// Captures that await no reply. A capture whose deadline has passed awaits none.
constexpr char NotAwaiting[] = " AND NOT (state IN ('awaiting', 'running') AND deadline IS NOT NULL AND deadline > ?)";
constexpr char Older[] = " AND received_at < ? AND id < ?";

constexpr auto LesserIdle = joined(Select, Lesser, NotAwaiting, InOrder);
constexpr auto AllLesser = joined(Select, Lesser, InOrder);
constexpr auto AllIdle = joined(Select, NotAwaiting, InOrder);
constexpr auto OlderIdle = joined(Select, NotAwaiting, Older, InOrder);

} // namespace

base::Result<QList<Droppable::Capture>> Droppable::first(qint64 wanted, const QSet<QUuid> &drafted,
                                                         const QDateTime &now)
{
    auto found = select(LesserIdle, {timeValue(now)}, wanted, drafted);
    if (found && found->isEmpty())
        found = select(AllLesser, {}, wanted, drafted);
    if (found && found->isEmpty())
        found = select(AllIdle, {timeValue(now)}, wanted, drafted);
    return found;
}

base::Result<QList<Droppable::Capture>> Droppable::olderThan(const QDateTime &limit, const QSet<QUuid> &drafted,
                                                             const QDateTime &now)
{
    const auto younger = firstSince(limit);
    if (!younger)
        return younger.error();
    return select(OlderIdle, {timeValue(now), timeValue(limit), *younger}, MaxBytes, drafted);
}

/// Ids rise with time, so halving finds the id in some twenty steps. A walk from the oldest capture would read all that
/// are about to be dropped, again for each slice.
base::Result<qint64> Droppable::firstSince(const QDateTime &limit)
{
    const auto newest = m_database.number("SELECT COALESCE(MAX(id), 0) FROM captures");
    if (!newest)
        return newest;
    qint64 older = 0; // below every id
    qint64 younger = *newest + 1;
    while (younger - older > 1) {
        const qint64 middle = older + (younger - older) / 2;
        const auto rows = m_database.query(
            "SELECT id, received_at FROM captures WHERE id >= ? AND id < ? ORDER BY id LIMIT 1", {middle, younger});
        if (!rows)
            return rows.error();
        const bool isAny = (*rows)->next();
        if (isAny && timeOf(**rows, 1) < limit)
            older = (*rows)->number(0);
        else
            younger = middle;
    }
    return younger;
}

base::Result<QList<Droppable::Capture>> Droppable::select(Sql sql, const QList<Value> &values, qint64 wanted,
                                                          const QSet<QUuid> &drafted)
{
    const auto earlierTo = fact(m_database, u"earlier_to"_s);
    const auto mayGo = fact(m_database, u"earlier_may_go"_s);
    if (!earlierTo || !mayGo)
        return earlierTo ? mayGo.error() : earlierTo.error();
    QList<Value> bound{*mayGo != 0 ? 0 : *earlierTo};
    bound += values;
    bound += MaxRows + drafted.size();
    const auto rows = m_database.query(sql, bound);
    if (!rows)
        return rows.error();
    QList<Capture> found;
    qint64 bytes = 0;
    while (bytes < std::min(wanted, MaxBytes) && found.size() < MaxRows && (*rows)->next()) {
        const Capture capture{(*rows)->number(0), (*rows)->number(1), timeOf(**rows, 2)};
        if (!drafted.isEmpty() && drafted.contains(QUuid((*rows)->text(3))))
            continue;
        found.append(capture);
        bytes += capture.bytes;
    }
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return found;
}

base::Done Droppable::drop(const QList<Capture> &captures)
{
    for (const Capture &capture : captures) {
        if (auto done = m_database.execute("DELETE FROM captures WHERE id = ?", {capture.id}); !done)
            return done;
    }
    return std::monostate();
}

base::Result<qint64> Droppable::bytesInUse()
{
    qint64 numbers[3] = {};
    const Sql questions[] = {"PRAGMA page_count", "PRAGMA freelist_count", "PRAGMA page_size"};
    for (int i = 0; i < 3; ++i) {
        const auto number = m_database.number(questions[i]);
        if (!number)
            return number;
        numbers[i] = *number;
    }
    m_lastBytes = (numbers[0] - numbers[1]) * numbers[2];
    m_pageSize = numbers[2];
    m_lastPagesWritten = m_database.pagesWritten();
    return *m_lastBytes;
}

bool Droppable::mayUse(qint64 bytes) const
{
    if (!m_lastBytes)
        return true;
    const qint64 written = m_database.pagesWritten() - m_lastPagesWritten;
    return written < 0 || *m_lastBytes + written * m_pageSize > bytes; // the count starts again at 0 after 2^31
}

base::Result<Usage> Droppable::usage()
{
    const auto bytes = bytesInUse();
    if (!bytes)
        return bytes.error();
    const auto rows = m_database.query(
        "SELECT (SELECT COUNT(*) FROM captures), (SELECT COUNT(*) FROM captures WHERE id <= earlier.value),"
        " (SELECT received_at FROM captures ORDER BY id LIMIT 1),"
        " (SELECT value FROM facts WHERE name = 'earlier_may_go')"
        " FROM facts AS earlier WHERE earlier.name = 'earlier_to'");
    if (!rows)
        return rows.error();
    Usage usage;
    usage.bytes = *bytes;
    if ((*rows)->next()) {
        usage.captures = (*rows)->number(0);
        usage.earlier = (*rows)->number(1);
        usage.oldest = timeOf(**rows, 2);
        usage.earlierMayGo = (*rows)->number(3) != 0;
    }
    return usage;
}

} // namespace runlatch::store
