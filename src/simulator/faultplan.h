// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <random>

namespace runlatch::simulator {

/// The faults drawn for one request, and those that were carried out.
class FaultDraw
{
public:
    /// The number of times that a fault may still happen, which all draws share; null: without end.
    using Left = std::shared_ptr<int>;

    explicit FaultDraw(const QList<Fault> &drawn = {}) { add(drawn); }

    /// Adds faults that happen in any case.
    void add(const QList<Fault> &faults)
    {
        for (const Fault &fault : faults)
            add(fault, nullptr);
    }
    void add(const Fault &fault, const Left &left) { m_drawn.append({fault, left}); }
    /// The fault of this kind, if it was drawn. It counts as carried out then, so a second call gets nothing.
    std::optional<Fault> take(FaultKind kind);
    /// The faults that were carried out, each as in writeFault.
    QString done() const { return m_done.join(QLatin1StringView(", ")); }

private:
    struct Drawn
    {
        Fault fault;
        Left left;
    };
    QList<Drawn> m_drawn;
    QStringList m_done;
};

/// Draws the faults of each request by their probabilities, from a seed: the same requests in the same order meet the
/// same faults. Of a kind, the fault that was given first happens until its count is over, then the next one.
class FaultPlan
{
public:
    explicit FaultPlan(quint32 seed)
        : m_random(seed)
    {
    }

    void setFaults(const QList<Fault> &faults);
    FaultDraw drawForAnswer(FaultPlace place = FaultPlace::Anywhere) { return draw(false, place); }
    FaultDraw drawForDelivery() { return draw(true, FaultPlace::Delivery); }

private:
    struct Planned
    {
        Fault fault;
        FaultDraw::Left left;
    };
    FaultDraw draw(bool ofDelivery, FaultPlace place);

    std::mt19937 m_random;
    QList<Planned> m_faults;
};

} // namespace runlatch::simulator
