// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/faultplan.h"

#include <algorithm>

namespace runlatch::simulator {

std::optional<Fault> FaultDraw::take(FaultKind kind)
{
    const auto found = std::find_if(m_drawn.cbegin(), m_drawn.cend(), [kind](const Drawn &drawn) {
        return drawn.fault.kind == kind && (!drawn.left || *drawn.left > 0);
    });
    if (found == m_drawn.cend())
        return std::nullopt;
    const Drawn taken = *found;
    if (taken.left)
        --*taken.left;
    m_drawn.removeIf([kind](const Drawn &drawn) { return drawn.fault.kind == kind; });
    m_done.append(writeFault(taken.fault));
    return taken.fault;
}

void FaultPlan::setFaults(const QList<Fault> &faults)
{
    m_faults.clear();
    for (const Fault &fault : faults)
        m_faults.append({fault, fault.count > 0 ? std::make_shared<int>(fault.count) : nullptr});
}

FaultDraw FaultPlan::draw(bool ofDelivery, FaultPlace place)
{
    FaultDraw drawn;
    for (const auto &[fault, left] : std::as_const(m_faults)) {
        const bool isHere = fault.place == FaultPlace::Anywhere || fault.place == place;
        if (isOfDelivery(fault.kind) != ofDelivery || !isHere)
            continue;
        const double chance = static_cast<double>(m_random()) / 4294967296.0; // std::mt19937 gives 32 bits
        if (chance < fault.probability)
            drawn.add(fault, left);
    }
    return drawn;
}

} // namespace runlatch::simulator
