// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "benchmarks.h"

#include "base/utc.h"
#include "simulator/explorer.h"
#include "simulator/state/resources.h"

#include <QElapsedTimer>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr int ExploredWorkspaces = 50'000;
constexpr int QueriesOfRound = 5;

/// What the conditions ask for, without names and types.
struct PlainValues
{
    QString name;
    double modules = 0;
    bool isDrifted = false;
};

struct Explored
{
    Explored()
        : now(QDate(2026, 11, 21), QTime(10, 0), base::Utc)
        , resources({u"acme"_s, ExploredWorkspaces, 0, 1}, now)
        , explorer(resources, now)
    {
        const auto rows = explorer.find(u"acme"_s, {});
        for (const protocol::ExploredWorkspace &row : *rows)
            values.push_back(
                {row.name, row.attributes["module-count"_L1].toDouble(), row.attributes["drifted"_L1].toBool()});
    }

    QDateTime now;
    simulator::Resources resources;
    simulator::Explorer explorer;
    std::vector<PlainValues> values;
};

const Explored &explored()
{
    static const Explored once;
    return once;
}

/// The workspaces that the plain pass finds.
qsizetype plainMatches()
{
    const std::vector<PlainValues> &values = explored().values;
    return std::count_if(values.begin(), values.end(), [](const PlainValues &one) {
        return one.name.contains("prod"_L1) && one.modules > 1 && !one.isDrifted;
    });
}

std::optional<Measured> queriesPerSecond()
{
    using enum protocol::ExplorerOperator;
    const QList<protocol::ExplorerCondition> conditions{{u"workspace_name"_s, Contains, u"prod"_s},
                                                        {u"module_count"_s, GreaterThan, u"1"_s},
                                                        {u"drifted"_s, Is, u"false"_s}};
    const qsizetype expected = plainMatches();
    QElapsedTimer timer;
    timer.start();
    for (int query = 0; query < QueriesOfRound; ++query) {
        const auto found = explored().explorer.find(u"acme"_s, conditions);
        if (!found || found->size() != expected || expected == 0)
            return std::nullopt;
    }
    return Measured(QueriesOfRound * 1e9 / static_cast<double>(timer.nsecsElapsed()));
}

std::optional<Measured> passesPerSecond()
{
    qsizetype found = plainMatches();
    QElapsedTimer timer;
    timer.start();
    for (int query = 0; query < QueriesOfRound; ++query)
        found += plainMatches();
    const qint64 took = timer.nsecsElapsed();
    return found > 0 ? std::optional(Measured(QueriesOfRound * 1e9 / static_cast<double>(took))) : std::nullopt;
}

} // namespace

QList<Comparison> exploring()
{
    return {{.name = u"exploring"_s,
             .what = u"explorer query of three conditions over 50,000 workspaces"_s,
             .reference = u"one pass over their values in memory"_s,
             .unit = u"queries/s"_s,
             .ours = queriesPerSecond,
             .theirs = passesPerSecond}};
}

} // namespace runlatch::bench
