// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/fault.h"

#include <QStringList>

#include <optional>
#include <random>

namespace runlatch::simulator {

/// What is to go wrong with one request, and what of it did.
class FaultDraw
{
public:
    explicit FaultDraw(const QList<Fault> &drawn = {})
        : m_drawn(drawn)
    {
    }

    /// The fault of this kind where it was drawn; once: it counts as done then.
    std::optional<Fault> take(FaultKind kind);
    QString done() const { return m_done.join(QLatin1StringView(", ")); } ///< each as writeFault

private:
    QList<Fault> m_drawn;
    QStringList m_done;
};

/// Decides for each request which faults happen to it: by their probabilities, and from a seed, so that the same
/// requests in the same order meet the same faults.
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
