// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/faultplan.h"

#include <algorithm>

namespace runlatch::simulator {

std::optional<Fault> FaultDraw::take(FaultKind kind)
{
    const auto found =
        std::find_if(m_drawn.cbegin(), m_drawn.cend(), [kind](const Fault &fault) { return fault.kind == kind; });
    if (found == m_drawn.cend())
        return std::nullopt;
    const Fault fault = *found;
    m_drawn.removeIf([kind](const Fault &drawn) { return drawn.kind == kind; });
    m_done.append(writeFault(fault));
    return fault;
}

FaultDraw FaultPlan::draw(bool ofDelivery)
{
    QList<Fault> drawn;
    for (const Fault &fault : std::as_const(m_faults)) {
        if (isOfDelivery(fault.kind) != ofDelivery)
            continue;
        const double chance = static_cast<double>(m_random()) / 4294967296.0; // std::mt19937 gives 32 bits
        if (chance < fault.probability)
            drawn.append(fault);
    }
    return FaultDraw(drawn);
}

} // namespace runlatch::simulator
