// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/plan/planrows.h"

#include "plan/changefilter.h"

#include <numeric>
#include <utility>

namespace runlatch::models {

namespace {

bool changesNothing(const plan::Plan &plan, int change)
{
    const plan::Action action = plan.action(change);
    return (action == plan::Action::NoOp || action == plan::Action::Read) && !plan.isImport(change)
        && !plan.isMoved(change);
}

QList<int> accepted(const plan::Plan &plan, const PlanChoice &choice)
{
    const int first = plan.begin(choice.part);
    const int count = plan.count(choice.part);
    if (!choice.filter.isEmpty())
        return plan::ChangeFilter(choice.filter).accepted(plan, first, count);
    QList<int> all(count);
    std::iota(all.begin(), all.end(), first);
    return all;
}

} // namespace

PlanRows arrange(const plan::Plan &plan, const PlanChoice &choice)
{
    PlanRows rows;
    QList<qsizetype> places(plan.moduleCount(), -1); // of modules among the rows
    for (const int change : accepted(plan, choice)) {
        if (!choice.all && changesNothing(plan, change)) {
            ++rows.leftOut;
            continue;
        }
        const int module = plan.moduleNumber(change);
        if (module == 0) {
            rows.root.append(change);
            continue;
        }
        qsizetype &place = places[module];
        if (place < 0) {
            place = rows.modules.size();
            rows.modules.append(PlanRows::Module{module});
        }
        rows.modules[place].changes.append(change);
    }
    if (rows.root.size() > PlanRows::MaxOpenRoot)
        rows.modules.prepend(PlanRows::Module{.changes = std::exchange(rows.root, {})});
    for (PlanRows::Module &module : rows.modules) {
        for (const int change : std::as_const(module.changes))
            module.counts.count(plan.action(change), plan.isImport(change), plan.isMoved(change));
    }
    return rows;
}

} // namespace runlatch::models
