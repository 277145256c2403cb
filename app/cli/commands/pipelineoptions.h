// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/launch.h"
#include "app/cli/trials/pipelinestage.h"
#include "app/cli/trials/repetition.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace runlatch::cli {

/// The options of `trigger` for use in a pipeline: the stages to test, the command to start, and the report file.
class PipelineOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PipelineOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Reads the report file and the name of its suite. Called before all other options are read, so that the report
    /// can contain their errors.
    std::optional<QString> readReport(const QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid. All other options of `trigger` must already be in `runTask`
    /// and `rules`. Sets the time limit of each stage in `runTask`.
    std::optional<QString> read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                const TrialRules &rules);

    /// The stages to test, in order: all stages with the checks, those of --stages, or one stage. Under strict rules
    /// and with a key, the checks of the signature follow these, unless the one is repeated. What does not apply stands
    /// among them with its reason.
    QList<PipelineStage> stages(const simulator::RunTaskOptions &runTask, const TrialRules &rules) const;
    /// Tells whether the options want the checks of the signature, which are left out without a key.
    bool triesSignatures(const simulator::RunTaskOptions &runTask, const TrialRules &rules) const;
    /// Tells whether the checks run only if the first stage passed.
    bool needsGoodStart() const { return m_stages.isEmpty(); }
    LaunchOptions launch(const QUrl &target) const;
    const Repetition::Extent &repetition() const { return m_repetition; } ///< 0 times: the stages, one after another
    /// A whole run is started instead of the stages.
    bool isRun() const { return m_isRun; }
    simulator::RunOptions run(const simulator::RunTaskOptions &runTask) const;
    const QString &junitFile() const { return m_junitFile; }
    const QString &suiteName() const { return m_suiteName; }

private:
    std::optional<QString> readStages(const QCommandLineParser &parser);
    std::optional<QString> readRepetition(const QCommandLineParser &parser);
    std::optional<QString> readSeveral(const QCommandLineParser &parser, const simulator::RunTaskOptions &runTask,
                                       const TrialRules &rules) const;

    std::optional<QString> readRun(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask) const;

    LaunchOptions m_launch; ///< without its target
    QString m_junitFile;
    QString m_suiteName;
    QList<protocol::Stage> m_stages; ///< in the order of a run; empty: the one of the run task
    Repetition::Extent m_repetition;
    bool m_isAll = false;
    bool m_isRun = false;
};

} // namespace runlatch::cli
