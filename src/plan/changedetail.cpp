// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changedetail.h"

#include "plan/changelayout.h"

namespace runlatch::plan {

base::Result<ChangeDetail> readDetail(const Plan &plan, int index, Secrets secrets)
{
    return DetailReader(plan).read(index, secrets);
}

DetailReader::DetailReader(const Plan &plan)
    : m_plan(plan)
    , m_places(QByteArrayView(m_plan.index().text).first(m_plan.index().size))
{
}

base::Result<ChangeDetail> DetailReader::read(int index, Secrets secrets)
{
    const PlanIndex &all = m_plan.index();
    const bool isOutput = m_plan.part(index) == Part::Outputs;
    const auto tree = ChangeTree::read(all, all.entries[std::size_t(index)], isOutput, m_places);
    if (!tree)
        return tree.error();
    return ChangeLayout(*tree, secrets).layOut();
}

} // namespace runlatch::plan
