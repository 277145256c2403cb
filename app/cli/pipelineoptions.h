// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/launch.h"
#include "app/cli/pipelinestage.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace runlatch::cli {

/// The options of `trigger` for use in a pipeline: how much is tried, what is started before, where the report goes.
class PipelineOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PipelineOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Where the report goes; before all other options, so that it can tell what is wrong with those.
    std::optional<QString> readReport(const QCommandLineParser &parser);
    /// Says in one sentence why the arguments cannot be used. All other options of `trigger` were read into `runTask`
    /// and `rules`; a limit of time for each stage is put there.
    std::optional<QString> read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                const TrialRules &rules);

    /// The stages to try, in order: all stages with the checks, or one and, under strict rules and with a key, the
    /// checks of the signature behind it.
    QList<PipelineStage> stages(const simulator::RunTaskOptions &runTask, const TrialRules &rules) const;
    /// Whether the checks need a good end of the first.
    bool needsGoodStart() const { return !m_isAll; }
    LaunchOptions launch(const QUrl &target) const { return {target, m_command, m_waitReady}; }
    const QString &junitFile() const { return m_junitFile; }

private:
    std::optional<QString> readCommand(const QCommandLineParser &parser);
    std::optional<QString> readAll(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask,
                                   const TrialRules &rules) const;

    QStringList m_command;
    QString m_junitFile;
    std::optional<std::chrono::milliseconds> m_waitReady;
    bool m_isAll = false;
};

} // namespace runlatch::cli
