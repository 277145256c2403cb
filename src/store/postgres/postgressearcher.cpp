// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/postgressearcher.h"

#include "store/captures/capturecolumns.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

constexpr char Bounds[] = "SELECT COALESCE(MIN(id), 0), COALESCE(MAX(id), 0) FROM captures WHERE id < ?";
constexpr char LastOfRows[] = "SELECT id FROM captures WHERE id BETWEEN ? AND ? ORDER BY id";
constexpr char LastOfBytes[] = "SELECT id FROM (SELECT id, SUM(octet_length(head) + octet_length(body))"
                               " OVER (ORDER BY id";
constexpr char WithinBytes[] =
    ") AS total FROM captures WHERE id BETWEEN ? AND ?) AS sums WHERE total >= ? ORDER BY id";
constexpr auto RowsDown = joined(LastOfRows, " DESC OFFSET ? LIMIT 1");
constexpr auto RowsUp = joined(LastOfRows, " OFFSET ? LIMIT 1");
constexpr auto BytesDown = joined(LastOfBytes, " DESC", WithinBytes, " DESC LIMIT 1");
constexpr auto BytesUp = joined(LastOfBytes, WithinBytes, " LIMIT 1");

bool hasTexts(const CaptureFilter &filter)
{
    return std::ranges::any_of(filter.expression().groups(), [](const QList<filter::Term> &group) {
        return std::ranges::any_of(group,
                                   [](const filter::Term &term) { return term.type == filter::Field::Type::Text; });
    });
}

QString stretchSql(const CaptureCondition &condition, bool isWhole, bool isUpwards)
{
    return u"SELECT id, "_s + QLatin1StringView(CaptureColumns) + (isWhole ? u", head, body"_s : QString())
        + u" FROM captures WHERE id BETWEEN ? AND ? AND ("_s + condition.sql
        + (isUpwards ? u") ORDER BY id"_s : u") ORDER BY id DESC"_s);
}

} // namespace

PostgresSearcher::PostgresSearcher(Connection &connection)
    : m_connection(connection)
{
}

void PostgresSearcher::search(const Slice &slice, const base::Answer<SearchReport> &answer)
{
    answer(search(slice));
}

base::Result<SearchReport> PostgresSearcher::search(const Slice &slice)
{
    SearchReport report;
    if (auto done = readBounds(report); !done)
        return done.error();
    const bool isUpwards = slice.range.isUpwards;
    const qint64 lowest = std::max(slice.range.above + 1, report.oldest);
    const qint64 highest = std::min(slice.range.below - 1, report.newest);
    report.reached = isUpwards ? highest : lowest;
    if (lowest > highest || report.newest == 0) {
        report.isEnd = true;
        return report;
    }
    auto done = walk(slice, isUpwards ? lowest : highest, isUpwards ? highest : lowest, report);
    return done ? base::Result<SearchReport>(report) : base::Result<SearchReport>(done.error());
}

base::Done PostgresSearcher::readBounds(SearchReport &report)
{
    const auto horizon = m_connection.horizon();
    if (!horizon)
        return horizon.error();
    const auto rows = m_connection.query(Bounds, {*horizon});
    if (!rows)
        return rows.error();
    if ((*rows)->next()) {
        report.oldest = (*rows)->number(0);
        report.newest = (*rows)->number(1);
    }
    return std::monostate();
}

base::Done PostgresSearcher::walk(const Slice &slice, qint64 from, qint64 to, SearchReport &report)
{
    QElapsedTimer time;
    time.start();
    const bool isUpwards = slice.range.isUpwards;
    while (!report.isEnd && !time.hasExpired(LongestSlice) && !slice.stop->load()) {
        const auto end = endOfStretch(slice, from, to);
        if (!end)
            return end.error();
        if (auto done = look(slice, from, *end, report); !done)
            return done;
        if (report.rows.size() == slice.range.limit) { // there may be more in the stretch
            report.reached = report.rows.last().id;
            return std::monostate();
        }
        report.reached = *end;
        report.isEnd = *end == to;
        if (slice.endsEarly && !report.rows.isEmpty())
            break;
        from = isUpwards ? *end + 1 : *end - 1;
    }
    return std::monostate();
}

/// The id of the last capture that is read together with the first one.
base::Result<qint64> PostgresSearcher::endOfStretch(const Slice &slice, qint64 from, qint64 to)
{
    const bool isWhole = slice.plan->readsBytes();
    const bool isUpwards = slice.range.isUpwards;
    const auto idOf = [&](base::Result<Rows> rows, qint64 otherwise) -> base::Result<qint64> {
        if (!rows)
            return rows.error();
        return (*rows)->next() ? (*rows)->number(0) : otherwise;
    };
    const QList<Value> ends{std::min(from, to), std::max(from, to)};
    const QList<Value> byRows = ends + QList<Value>{isWhole ? MaxWholeRows - 1 : MaxRows - 1};
    const auto last = idOf(isUpwards ? m_connection.query(RowsUp, byRows) : m_connection.query(RowsDown, byRows), to);
    if (!last || !isWhole)
        return last;
    const QList<Value> byBytes{std::min(from, *last), std::max(from, *last), MaxBytes};
    return idOf(isUpwards ? m_connection.query(BytesUp, byBytes) : m_connection.query(BytesDown, byBytes), *last);
}

base::Done PostgresSearcher::look(const Slice &slice, qint64 from, qint64 to, SearchReport &report)
{
    const CaptureFilter &filter = slice.plan->filter();
    const bool isWhole = slice.plan->readsBytes();
    const bool isJudged = hasTexts(filter);
    const CaptureCondition condition = CaptureCondition::withoutTexts(filter);
    QList<Value> values{std::min(from, to), std::max(from, to)};
    values += condition.values;
    const qsizetype wanted = slice.range.limit - report.rows.size();
    QString sql = stretchSql(condition, isWhole, slice.range.isUpwards);
    if (!isJudged) {
        sql += u" LIMIT ?"_s;
        values += wanted;
    }
    const auto rows = m_connection.query(sql, values);
    if (!rows)
        return rows.error();
    const int head = 1 + static_cast<int>(captureValues({}).size());
    while (report.rows.size() < slice.range.limit && !slice.stop->load() && (*rows)->next()) {
        const CaptureRow row = captureRow(**rows);
        const bool isFound = !isJudged
            || (isWhole ? filter.accepts(row, (*rows)->bytes(head), (*rows)->bytes(head + 1)) : filter.accepts(row));
        if (isFound)
            report.rows.append(row);
    }
    return (*rows)->done();
}

} // namespace runlatch::store
