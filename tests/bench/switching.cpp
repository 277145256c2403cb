// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "changerequests/queryrows.h"
#include "lint/placedquery.h"

#include <QElapsedTimer>

#include <simdjson.h>

#include <functional>
#include <string_view>

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

/// Reads each value below this one; the number of bytes of all texts.
std::size_t textsIn(const simdjson::dom::element &value)
{
    std::size_t bytes = 0;
    simdjson::dom::array list;
    simdjson::dom::object object;
    std::string_view text;
    if (value.get(list) == simdjson::SUCCESS) {
        for (const simdjson::dom::element each : list)
            bytes += textsIn(each);
    } else if (value.get(object) == simdjson::SUCCESS) {
        for (const auto member : object)
            bytes += member.key.size() + textsIn(member.value);
    } else if (value.get(text) == simdjson::SUCCESS) {
        bytes = text.size();
    }
    return bytes;
}

bool parse(const QByteArray &json)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    return parser.parse(json.constData(), static_cast<std::size_t>(json.size())).get(root) == simdjson::SUCCESS
        && textsIn(root) > 0;
}

} // namespace

/// One view of the query is left for the other: the rows become JSON, or JSON in which a value was changed becomes
/// rows. The reference parses that JSON and reads each of its values.
QList<Comparison> switching()
{
    const auto rows = manyRows();
    const QByteArray json = jsonOf(rows);
    QByteArray changed = json;
    changed.replace("\"network-2500\"", "\"other-2500\"");
    const auto toJson = [rows, json] { return jsonOf(rows).size() == json.size(); };
    const auto toRows = [rows, changed] {
        const auto read = lint::readPlacedQuery(changed);
        return !read.fault
            && changerequests::withConditions(rows, QueryText::Json, read.filter.conditions).size() == ManyConditions;
    };
    const auto comparison = [&json](const QString &name, const QString &what, const std::function<bool()> &ours) {
        return Comparison{.name = name,
                          .what = what.arg(json.size() / 1024),
                          .reference = u"simdjson parses that JSON and reads its values"_s,
                          .unit = u"queries/s"_s,
                          .ours = [ours] { return switchesInSecond(ours); },
                          .theirs = [json] { return switchesInSecond([&json] { return parse(json); }); },
                          .rounds = 15};
    };
    return {comparison(u"switching-to-json"_s, u"5,000 conditions from rows to JSON (%1 KiB)"_s, toJson),
            comparison(u"switching-to-rows"_s, u"5,000 conditions from JSON to rows (%1 KiB)"_s, toRows)};
}

} // namespace runlatch::bench
