// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "changerequests/queryrows.h"
#include "lint/placedquery.h"

#include <QElapsedTimer>

#include <simdjson.h>

#include <functional>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

using changerequests::QueryText;

constexpr int ManyConditions = 5'000;

QList<changerequests::BulkDraft::Condition> manyRows()
{
    QList<changerequests::BulkDraft::Condition> rows;
    for (int number = 0; number < ManyConditions; ++number)
        rows.append(changerequests::BulkDraft::Condition{
            {u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"network-%1"_s.arg(number)}});
    return rows;
}

QByteArray jsonOf(const QList<changerequests::BulkDraft::Condition> &rows)
{
    return changerequests::queryJson(changerequests::expressedConditions(rows, QueryText::Json),
                                     protocol::FilterDialect::Nested);
}

/// The number of calls of `once` in a second; null if a call returns false.
std::optional<double> switchesInSecond(const std::function<bool()> &once)
{
    constexpr qint64 Time = 200'000'000; // nanoseconds
    qint64 count = 0;
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < Time) {
        if (!once())
            return std::nullopt;
        ++count;
    }
    return static_cast<double>(count) * 1e9 / static_cast<double>(timer.nsecsElapsed());
}

bool parse(const QByteArray &json)
{
    simdjson::dom::parser parser;
    return parser.parse(json.constData(), static_cast<std::size_t>(json.size())).error() == simdjson::SUCCESS;
}

} // namespace

/// A view of the query is left for another one: the rows become JSON, and the JSON rows.
QList<Comparison> switching()
{
    const auto rows = manyRows();
    const QByteArray json = jsonOf(rows);
    const auto there = [rows] {
        const auto read = lint::readPlacedQuery(jsonOf(rows));
        return !read.fault
            && changerequests::withConditions(rows, QueryText::Json, read.filter.conditions).size() == ManyConditions;
    };
    return {{.name = u"switching-views"_s,
             .what = u"5,000 conditions from rows to JSON and back (%1 KiB)"_s.arg(json.size() / 1024),
             .reference = u"simdjson parses that JSON"_s,
             .unit = u"queries/s"_s,
             .ours = [there] { return switchesInSecond(there); },
             .theirs = [json] { return switchesInSecond([&json] { return parse(json); }); },
             .rounds = 15}};
}

} // namespace runlatch::bench
