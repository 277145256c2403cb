// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output.h"
#include "app/cli/payloadoptions.h"
#include "app/cli/pipelineoptions.h"
#include "app/cli/trial.h"
#include "base/result.h"
#include "simulator/service.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>

namespace runlatch::cli {

/// What `trigger` was told: who it is, what it sends, and how it shall end.
class TriggerOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::TriggerOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Says in one sentence why the arguments cannot be used.
    std::optional<QString> read(const QCommandLineParser &parser);
    /// Reads the files that the arguments name: the plan, the archive of the configuration, and the keys.
    base::Done readFiles(const QCommandLineParser &parser, Output &output);

    simulator::ServiceOptions service;
    simulator::RunTaskOptions runTask;
    PayloadOptions payload;
    QList<QByteArray> hmacKeys; ///< the first of them signs
    TrialRules trial;
    PipelineOptions pipeline;

private:
    std::optional<QString> readService(const QCommandLineParser &parser);
    std::optional<QString> readRunTask(const QCommandLineParser &parser);
    std::optional<QString> readVerification(const QCommandLineParser &parser);
    std::optional<QString> readLimits(const QCommandLineParser &parser);
    std::optional<QString> readEnd(const QCommandLineParser &parser);
    std::optional<QString> readExpectation(const QCommandLineParser &parser);
};

} // namespace runlatch::cli
