// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QStringList>

#include <optional>
#include <random>

namespace runlatch::simulator {

/// The faults drawn for one request, and those that were carried out.
class FaultDraw
{
public:
    explicit FaultDraw(const QList<Fault> &drawn = {})
        : m_drawn(drawn)
    {
    }

    /// Adds faults that happen in any case.
    void add(const QList<Fault> &faults) { m_drawn.append(faults); }
    /// The fault of this kind, if it was drawn. It counts as carried out then, so a second call gets nothing.
    std::optional<Fault> take(FaultKind kind);
    /// The faults that were carried out, each as in writeFault.
    QString done() const { return m_done.join(QLatin1StringView(", ")); }

private:
    QList<Fault> m_drawn;
    QStringList m_done;
};

/// Draws the faults of each request by their probabilities, from a seed: the same requests in the same order meet the
/// same faults.
class FaultPlan
{
public:
    explicit FaultPlan(quint32 seed)
        : m_random(seed)
    {
    }

    void setFaults(const QList<Fault> &faults) { m_faults = faults; }
    FaultDraw drawForAnswer() { return draw(false); }
    FaultDraw drawForDelivery() { return draw(true); }

private:
    FaultDraw draw(bool ofDelivery);

    std::mt19937 m_random;
    QList<Fault> m_faults;
};

} // namespace runlatch::simulator
