// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"
#include "outcomes/report.h"

namespace runlatch::cli {

/// `outcomes`: prints a report of another tool as the body of a callback.
class OutcomesCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;

private:
    void tellNotes(const outcomes::Report &report);
    void tellSummary(const outcomes::Report &report, protocol::TaskStatus status);
};

} // namespace runlatch::cli
