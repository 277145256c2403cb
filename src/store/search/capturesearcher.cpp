// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturesearcher.h"

#include "store/captures/capturecolumns.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// The cost that a slice may have, in rows that are read: some ten milliseconds. It ends after the stretch that reaches
/// it.
constexpr int MaxSliceCost = 20000;

/// On a slow disk the same takes longer. Somebody waits for progress, and a writer for the end of the reading.
constexpr qint64 LongestSlice = 50; // milliseconds

QString stretchSql(const SearchPlan &plan, SearchPlan::Look look, bool isUpwards)
{
    static const QString select = u"SELECT id, "_s + QLatin1StringView(CaptureColumns);
    return select + u" FROM captures WHERE id BETWEEN ? AND ? AND "_s
        + (look == SearchPlan::Look::Noted ? u"note <> '' AND "_s : QString()) + u'(' + plan.condition().sql
        + (isUpwards ? u") ORDER BY id LIMIT ?"_s : u") ORDER BY id DESC LIMIT ?"_s);
}

} // namespace

CaptureSearcher::CaptureSearcher(const QString &storeFile)
    : m_database(storeFile)
    , m_index(WordBlocks::fileOf(storeFile))
    , m_blocks(m_index)
    , m_times(m_index)
{
}

base::Done CaptureSearcher::open()
{
    if (auto opened = m_database.open(Database::Access::ReadOnly); !opened)
        return opened;
    return m_functions.addTo(m_database);
}

void CaptureSearcher::openIndex()
{
    m_index.close(); // it may have been made anew
    m_hasIndex = m_index.open(Database::Access::ReadOnly).isOk();
}

void CaptureSearcher::close()
{
    m_hasIndex = false;
    m_index.close();
    m_database.close();
}

void CaptureSearcher::search(const Slice &slice, const base::Answer<SearchReport> &answer)
{
    answer(search(slice));
}

base::Result<SearchReport> CaptureSearcher::search(const Slice &slice)
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
    m_functions.set(slice.plan->condition(), slice.stop);
    const auto done = walk(slice, isUpwards ? lowest : highest, isUpwards ? highest : lowest, report);
    m_functions.forget();
    return done ? base::Result<SearchReport>(report) : base::Result<SearchReport>(done.error());
}

base::Done CaptureSearcher::readBounds(SearchReport &report)
{
    const auto oldest = m_database.number("SELECT MIN(id) FROM captures");
    const auto newest = m_database.number("SELECT MAX(id) FROM captures");
    if (!oldest || !newest)
        return oldest ? newest.error() : oldest.error();
    report.oldest = *oldest;
    report.newest = *newest;
    return std::monostate();
}

base::Done CaptureSearcher::walk(const Slice &slice, qint64 from, qint64 to, SearchReport &report)
{
    bool isBroken = false;
    auto done = [&] {
        const SearchWalk::Index index = m_hasIndex ? SearchWalk::Index{&m_blocks, &m_times} : SearchWalk::Index();
        SearchWalk through(m_database, index, *slice.plan, from, to);
        auto walked = walk(slice, through, to, report);
        isBroken = through.isIndexBroken();
        return walked;
    }();
    if (isBroken) {
        m_hasIndex = false;
        m_index.close();
        emit indexBroken();
    }
    return done;
}

base::Done CaptureSearcher::walk(const Slice &slice, SearchWalk &walk, qint64 to, SearchReport &report)
{
    QElapsedTimer time;
    time.start();
    for (int cost = 0; cost < MaxSliceCost && !time.hasExpired(LongestSlice);) {
        const auto stretch = walk.next();
        if (!stretch || !*stretch)
            return stretch ? base::Done(std::monostate()) : stretch.error();
        if ((*stretch)->look != SearchPlan::Look::None) {
            if (auto done = look(slice, **stretch, report); !done)
                return done;
        }
        if (report.rows.size() == slice.range.limit) { // there may be more in the stretch
            report.reached = report.rows.last().id;
            return std::monostate();
        }
        report.reached = (*stretch)->to;
        report.isEnd = report.reached == to;
        if (report.isEnd)
            return std::monostate();
        if (slice.endsEarly && !report.rows.isEmpty())
            return std::monostate();
        cost += (*stretch)->cost;
    }
    return std::monostate();
}

base::Done CaptureSearcher::look(const Slice &slice, const SearchWalk::Stretch &stretch, SearchReport &report)
{
    QList<Value> values{std::min(stretch.from, stretch.to), std::max(stretch.from, stretch.to)};
    values += slice.plan->condition().values;
    values += slice.range.limit - report.rows.size();
    const auto rows = m_database.query(stretchSql(*slice.plan, stretch.look, slice.range.isUpwards), std::move(values));
    if (!rows)
        return rows.error();
    while ((*rows)->next())
        report.rows.append(captureRow(**rows));
    return (*rows)->done();
}

} // namespace runlatch::store
