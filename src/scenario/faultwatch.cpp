// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/faultwatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::scenario {

void FaultWatch::beginRun()
{
    m_runTask.clear();
    m_ofEarlier = m_made.size();
}

void FaultWatch::add(qsizetype step, const simulator::OwnFaults &faults)
{
    for (const auto &[place, of] : {std::pair("callback"_L1, &faults.callback), std::pair("plan"_L1, &faults.plan),
                                    std::pair("object"_L1, &faults.object)}) {
        if (!of->isEmpty())
            m_made.append({.step = step, .place = place, .left = of->size(), .runTask = m_runTask});
    }
}

void FaultWatch::hear(const simulator::RunTask &runTask)
{
    if (runTask.events.size() == 1) { // it begins
        m_runTask = runTask.id;
        for (qsizetype index = m_ofEarlier; index < m_made.size(); ++index) {
            if (m_made.at(index).runTask.isEmpty())
                m_made[index].runTask = m_runTask;
        }
    }
    if (runTask.id == m_runTask && runTask.hasEnded())
        m_runTask.clear();
}

void FaultWatch::hear(const simulator::Served &served)
{
    if (served.fault.isEmpty() || served.runTask.isEmpty())
        return;
    const auto met = std::find_if(m_made.begin(), m_made.end(), [&served](const Made &made) {
        return made.runTask == served.runTask && made.place == served.what && made.left > 0;
    });
    if (met == m_made.end())
        return;
    --met->left;
    met->isMet = true;
}

std::optional<qsizetype> FaultWatch::unmet() const
{
    const auto found = std::find_if(m_made.cbegin(), m_made.cend(), [](const Made &made) { return !made.isMet; });
    return found == m_made.cend() ? std::nullopt : std::optional(found->step);
}

} // namespace runlatch::scenario
