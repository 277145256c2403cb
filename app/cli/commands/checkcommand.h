// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/checkoptions.h"
#include "app/cli/commands/checkreports.h"
#include "app/cli/commands/checkteller.h"
#include "app/cli/commands/launch.h"
#include "app/cli/options/command.h"
#include "base/systemclock.h"

namespace runlatch::cli {

/// `check`: tries an integration by all cases of the registry, or by those that were chosen, and prints a verdict for
/// each. A command that it started and that ends by itself is started again for the next case.
class CheckCommand final : public Command
{
    Q_OBJECT
public:
    explicit CheckCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    bool stop() override;

private:
    void launch();
    void begin();
    void loseCommand(const base::Error &error);
    void end();
    void fail(const base::Error &error);
    void tell(const conformance::CaseResult &result);
    /// Writes the reports, and prints what is printed last. Returns whether all reports were written.
    bool tell(const conformance::Report &report);

    base::SystemClock m_clock;
    CheckOptions m_options;
    CheckReports m_reports;
    CheckTeller m_teller;
    std::optional<Launch> m_launch;
    std::optional<conformance::Check> m_check;
    QStringList m_lastLines; ///< of a command that ended by itself
    bool m_isReady = false;  ///< the command listens
    bool m_isOver = false;
};

} // namespace runlatch::cli
