// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/launch.h"
#include "app/cli/commands/triggeroptions.h"
#include "app/cli/options/command.h"
#include "app/cli/trials/trialcourse.h"
#include "base/systemclock.h"
#include "simulator/service.h"

#include <memory>
#include <optional>

namespace runlatch::cli {

/// `trigger`: sends one run task from the service's side, serves the callback and the plan, and judges every callback.
/// It can also start a whole run, or send the verification request, which is accepted or refused.
class TriggerCommand final : public Command
{
    Q_OBJECT
public:
    explicit TriggerCommand(Output &output);
    void declare(QCommandLineParser &parser) override;
    std::optional<QString> start(const QCommandLineParser &parser) override;
    bool stop() override;

private:
    void tellKey(const QStringList &files);
    void launch();
    std::unique_ptr<TrialCourse> makeCourse();
    void serve();
    void end(int exitStatus);
    void fail(const base::Error &error);
    /// Ends the integration if this program started it, and reports the result to the log and the report file.
    bool report(int exitStatus);
    bool saveResults();
    void tellCommand(int exitStatus); ///< before the last line of the results
    bool save(const QList<TrialResult> &results);

    base::SystemClock m_clock;
    simulator::Service m_service;
    TriggerOptions m_options;
    std::optional<Launch> m_launch;
    std::unique_ptr<TrialCourse> m_course;
    bool m_isOver = false; ///< the end was reported, or is being reported
};

} // namespace runlatch::cli
