// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changedetail.h"

#include "plan/changelayout.h"

namespace runlatch::plan {

base::Result<ChangeDetail> readDetail(const Plan &plan, int index, Secrets secrets)
{
    const PlanIndex &all = plan.index();
    const bool isOutput = plan.part(index) == Part::Outputs;
    const auto tree = ChangeTree::read(all, all.entries[std::size_t(index)], isOutput);
    if (!tree)
        return tree.error();
    return ChangeLayout(*tree, secrets).layOut();
}

} // namespace runlatch::plan
