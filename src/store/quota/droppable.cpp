// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/quota/droppable.h"

#include "store/captures/capturecolumns.h"
#include "store/captures/facts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

// Head, row and indexes count as one page.
constexpr char Select[] = "SELECT id, bytes + 4096, received_at, uuid FROM captures WHERE id > ? AND pin = 0";
constexpr char InOrder[] = " ORDER BY id LIMIT ?";

// This is the condition of the index captures_lesser, word for word, so that SQLite uses the index.
constexpr char Lesser[] = " AND (refusal_rule <> '' OR verdict = 'unsigned' OR verdict = 'invalid')";
// Captures that await no reply. A capture whose deadline has passed awaits none, nor does an imported one.
constexpr char NotAwaiting[] = " AND NOT (imported = 0 AND state IN ('awaiting', 'running') AND deadline IS NOT NULL"
                               " AND deadline > ?)";

constexpr auto LesserIdle = joined(Select, Lesser, NotAwaiting, InOrder);
constexpr auto AllLesser = joined(Select, Lesser, InOrder);
constexpr auto AllIdle = joined(Select, NotAwaiting, InOrder);
constexpr auto InTurn = joined("SELECT id, bytes + 4096, received_at, uuid, imported, pin = 0", NotAwaiting,
                               " FROM captures WHERE id > ?", InOrder);

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

base::Result<Droppable::Aged> Droppable::olderThan(const QDateTime &limit, qint64 after, const QSet<QUuid> &drafted,
                                                   const QDateTime &now)
{
    const auto lowest = lowestId();
    if (!lowest)
        return lowest.error();
    const auto rows = m_database.query(InTurn, {timeValue(now), std::max(after, *lowest), MaxLooks});
    if (!rows)
        return rows.error();
    Aged aged{.captures = {}, .reached = after, .isEnd = false};
    qint64 bytes = 0;
    bool isAnyOld = false;
    bool isAnyYoung = false;
    qint64 looks = 0;
    while (bytes < MaxBytes && aged.captures.size() < MaxRows && (*rows)->next()) {
        ++looks;
        aged.reached = (*rows)->number(0);
        if ((*rows)->number(4) != 0)
            continue;
        const Capture capture{aged.reached, (*rows)->number(1), timeOf(**rows, 2)};
        const bool isOld = capture.receivedAt < limit;
        isAnyOld = isAnyOld || isOld;
        isAnyYoung = isAnyYoung || !isOld;
        if (!isOld || (*rows)->number(5) == 0 || (!drafted.isEmpty() && drafted.contains(QUuid((*rows)->text(3)))))
            continue;
        aged.captures.append(capture);
        bytes += capture.bytes;
    }
    if (auto done = (*rows)->done(); !done)
        return done.error();
    const bool isFull = bytes >= MaxBytes || aged.captures.size() == MaxRows;
    aged.isEnd = !isFull && (looks < MaxLooks || (isAnyYoung && !isAnyOld));
    return aged;
}

base::Result<qint64> Droppable::lowestId()
{
    auto mayGo = fact(m_database, u"earlier_may_go"_s);
    if (!mayGo)
        return mayGo;
    return *mayGo != 0 ? base::Result<qint64>(0) : fact(m_database, u"earlier_to"_s);
}

base::Result<QList<Droppable::Capture>> Droppable::select(Sql sql, const QList<Value> &values, qint64 wanted,
                                                          const QSet<QUuid> &drafted)
{
    const auto lowest = lowestId();
    if (!lowest)
        return lowest.error();
    QList<Value> bound{*lowest};
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
    const auto used = m_database.bytesInUse();
    if (!used)
        return used;
    m_lastBytes = *used;
    m_lastPagesWritten = m_database.pagesWritten();
    return used;
}

bool Droppable::mayUse(qint64 bytes) const
{
    if (!m_lastBytes)
        return true;
    const qint64 written = m_database.pagesWritten() - m_lastPagesWritten;
    return written < 0
        || *m_lastBytes + written * m_database.pageSize() > bytes; // the count starts again at 0 after 2^31
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
