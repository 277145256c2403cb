// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "plan/changedetail.h"

#include "plan/changelayout.h"
#include "plan/planindex.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::plan {

namespace {

/// A text, which stands without its quotes.
Value valueOf(QByteArrayView text)
{
    Value value{.state = Value::State::Known, .size = text.size() + 2, .isCut = text.size() + 2 > Value::MaxText};
    value.text = u'"' + QString::fromUtf8(text.first(std::min(text.size(), Value::MaxText - 2)));
    if (!value.isCut)
        value.text += u'"';
    return value;
}

} // namespace

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
    ChangeDetail detail = ChangeLayout(*tree, secrets).layOut();
    const TextPlace config = all.entries[std::size_t(index)].generatedConfig;
    const bool isMasked = detail.hasSecrets && secrets == Secrets::Masked;
    if (config.length > 0)
        detail.attributes.append(
            {.path = u"generated_config"_s, .after = isMasked ? Value{Value::State::Secret} : valueOf(all.at(config))});
    return detail;
}

} // namespace runlatch::plan
