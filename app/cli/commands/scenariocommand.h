// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/scenariooptions.h"
#include "app/cli/options/command.h"
#include "app/cli/output/runreport.h"
#include "base/systemclock.h"
#include "scenario/player.h"

namespace runlatch::cli {

/// `scenario`: plays a scenario against an integration, which it may start, and prints each step and what happened in
/// its runs.
class ScenarioCommand final : public Command
{
    Q_OBJECT
public:
    explicit ScenarioCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    bool stop() override;

private:
    void launch();
    void serve();
    void play();
    void tell(const scenario::StepResult &result);
    QString whyOf(const scenario::StepResult &result) const;
    void end(bool isMet);
    void conclude(bool isMet);
    void fail(const base::Error &error);

    base::SystemClock m_clock;
    simulator::Service m_service;
    ScenarioOptions m_options;
    std::optional<RunReport> m_report; ///< once the options are known
    std::optional<Launch> m_launch;
    std::optional<scenario::Player> m_player;
    int m_done = 0; ///< steps
    bool m_isOver = false;
    bool m_isConcluded = false; ///< the last line was printed
};

} // namespace runlatch::cli
