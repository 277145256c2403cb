// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/service.h"

#include <QList>
#include <QString>

#include <optional>

namespace runlatch::scenario {

/// The faults that steps made, and whether requests met them. A fault belongs to one run task, as
/// simulator::RunOrder::Kind::AddFaults says: the one under way, or else the next one of its run. What is left of it
/// when that ends is met by no other.
class FaultWatch
{
public:
    void beginRun();
    /// Called when the service has taken them, behind what it told before.
    void add(qsizetype step, const simulator::OwnFaults &faults);
    void hear(const simulator::RunTask &runTask); ///< of the run that is played
    void hear(const simulator::Served &served);
    std::optional<qsizetype> unmet() const; ///< the first step of which no request met a fault

private:
    struct Made
    {
        qsizetype step = 0;
        QString place = {}; ///< as in simulator::Served::what
        qsizetype left = 0;
        QString runTask = {}; ///< empty: the next one
        bool isMet = false;
    };

    QList<Made> m_made;        ///< in the order of their steps
    QString m_runTask;         ///< the one under way; empty: none is
    qsizetype m_ofEarlier = 0; ///< so many of `m_made` are of earlier runs
};

} // namespace runlatch::scenario
