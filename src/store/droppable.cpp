// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/droppable.h"

#include "store/capturecolumns.h"
#include "store/facts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// Returns the condition for captures that await no reply. A capture whose deadline has passed awaits none.
QString notAwaiting()
{
    return u"AND NOT (state IN ('awaiting', 'running') AND deadline IS NOT NULL AND deadline > ?) "_s;
}

} // namespace

base::Result<QList<Droppable::Capture>> Droppable::first(qint64 wanted, const QSet<QUuid> &drafted,
                                                         const QDateTime &now)
{
    // This is the condition of the index captures_lesser, word for word, so that SQLite uses the index.
    const QString lesser = u"AND (refusal_rule <> '' OR verdict = 'unsigned' OR verdict = 'invalid') "_s;
    for (const QString &condition : {lesser + notAwaiting(), lesser, notAwaiting()}) {
        const QVariantList values = condition == lesser ? QVariantList() : QVariantList{timeValue(now)};
        auto found = select(condition, values, wanted, drafted);
        if (!found || !found->isEmpty())
            return found;
    }
    return QList<Capture>();
}

base::Result<QList<Droppable::Capture>> Droppable::olderThan(const QDateTime &limit, const QSet<QUuid> &drafted,
                                                             const QDateTime &now)
{
    // Ids rise with time, so the search ends at the first younger capture.
    return select(notAwaiting()
                      + u"AND received_at < ? AND id < COALESCE((SELECT id FROM captures WHERE received_at >= ?"
                        " ORDER BY id LIMIT 1), 9223372036854775807)"_s,
                  {timeValue(now), timeValue(limit), timeValue(limit)}, MaxBytes, drafted);
}

base::Result<QList<Droppable::Capture>> Droppable::select(const QString &condition, const QVariantList &values,
                                                          qint64 wanted, const QSet<QUuid> &drafted)
{
    const auto earlierTo = fact(m_database, u"earlier_to"_s);
    const auto mayGo = fact(m_database, u"earlier_may_go"_s);
    if (!earlierTo || !mayGo)
        return earlierTo ? mayGo.error() : earlierTo.error();
    // Head, row and indexes count as one page.
    const QString sql = u"SELECT id, bytes + 4096, received_at, uuid FROM captures WHERE id > ? AND pin = 0 "_s
        + condition + u" ORDER BY id LIMIT ?"_s;
    QVariantList bound{*mayGo != 0 ? 0 : *earlierTo};
    bound += values;
    bound += MaxRows + drafted.size();
    const auto rows = m_database.query(sql, bound);
    if (!rows)
        return rows.error();
    QList<Capture> found;
    qint64 bytes = 0;
    while (bytes < std::min(wanted, MaxBytes) && found.size() < MaxRows && (*rows)->next()) {
        const Capture capture{(*rows)->value(0).toLongLong(), (*rows)->value(1).toLongLong(),
                              timeOf((*rows)->value(2))};
        if (!drafted.isEmpty() && drafted.contains(QUuid((*rows)->value(3).toString())))
            continue;
        found.append(capture);
        bytes += capture.bytes;
    }
    return found;
}

base::Done Droppable::drop(const QList<Capture> &captures)
{
    for (const Capture &capture : captures) {
        if (auto done = m_database.execute(u"DELETE FROM captures WHERE id = ?"_s, {capture.id}); !done)
            return done;
    }
    return std::monostate();
}

base::Result<qint64> Droppable::bytesInUse()
{
    qint64 numbers[3] = {};
    const QString questions[] = {u"PRAGMA page_count"_s, u"PRAGMA freelist_count"_s, u"PRAGMA page_size"_s};
    for (int i = 0; i < 3; ++i) {
        const auto number = m_database.number(questions[i]);
        if (!number)
            return number;
        numbers[i] = *number;
    }
    return (numbers[0] - numbers[1]) * numbers[2];
}

base::Result<Usage> Droppable::usage()
{
    const auto bytes = bytesInUse();
    if (!bytes)
        return bytes.error();
    const auto rows = m_database.query(
        u"SELECT (SELECT COUNT(*) FROM captures), (SELECT COUNT(*) FROM captures WHERE id <= earlier.value),"
        " (SELECT received_at FROM captures ORDER BY id LIMIT 1),"
        " (SELECT value FROM facts WHERE name = 'earlier_may_go')"
        " FROM facts AS earlier WHERE earlier.name = 'earlier_to'"_s);
    if (!rows)
        return rows.error();
    Usage usage;
    usage.bytes = *bytes;
    if ((*rows)->next()) {
        usage.captures = (*rows)->value(0).toLongLong();
        usage.earlier = (*rows)->value(1).toLongLong();
        usage.oldest = timeOf((*rows)->value(2));
        usage.earlierMayGo = (*rows)->value(3).toInt() != 0;
    }
    return usage;
}

} // namespace runlatch::store
