// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "scenario/scenario.h"
#include "scenario/steptable.h"
#include "script/linereader.h"
#include "simulator/fault.h"

#include <optional>

namespace runlatch::scenario {

/// Reads one line by the table of steps. Internal to this folder.
class StepReader final : public script::LineReader
{
public:
    using LineReader::LineReader;

    /// nullopt for a line without a step, and for one with a mistake, which was noted then.
    std::optional<Step> read();
    /// Tells whether a line that was not read may have been the step that starts a run.
    bool mayBeRun() const;

private:
    bool takeFault(const script::Piece &piece) override;
    bool hasFault() const override { return m_fault.has_value(); }
    QStringList faultNames() const override;
    const StepForm &stepForm() const { return static_cast<const StepForm &>(*form()); }
    Step step();
    StartRun startRun();
    Deliver deliver();
    MakeFaults makeFaults();
    Expect expect();
    void addCondition(const script::Piece &piece, Expect &expect);
    void addFilter(const QString &filter, qsizetype filterAt, Expect &expect);

    QList<protocol::Stage> stages(QLatin1StringView key);

    std::optional<simulator::Fault> m_fault;
};

} // namespace runlatch::scenario
