// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/pipelineoptions.h"
#include "app/cli/options/payloadoptions.h"
#include "app/cli/output/output.h"
#include "app/cli/trials/trial.h"
#include "base/result.h"
#include "simulator/service.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>

namespace runlatch::cli {

/// The options of `trigger`: its identity, the sent content, and the expected end.
class TriggerOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::TriggerOptions)
public:
    /// The options of every command that sends run tasks: the target with its key, where the service is, and the times
    /// of deliveries and callbacks.
    static void declareTarget(QCommandLineParser &parser);
    static void declareTimes(QCommandLineParser &parser);
    static void declareFull(QCommandLineParser &parser);
    static void declareLinger(QCommandLineParser &parser, const QString &usual);
    /// Each returns one sentence if the arguments are invalid. The key is read with the files.
    static std::optional<QString> readTarget(const QCommandLineParser &parser, QUrl &target, QByteArray &pin);
    static std::optional<QString> readService(const QCommandLineParser &parser, simulator::ServiceOptions &service);
    static std::optional<QString> readLinger(const QCommandLineParser &parser, std::chrono::milliseconds &time);
    static std::optional<QString> readTimes(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask);

    static void declare(QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid.
    std::optional<QString> read(const QCommandLineParser &parser);
    /// Reads the files in the arguments: the payload, the plan, the archive of the configuration, the
    /// certificate, and the keys.
    base::Done readFiles(const QCommandLineParser &parser, Output &output);
    /// Reads what only the files tell. Returns one sentence if it is invalid.
    std::optional<QString> readPayload(const QCommandLineParser &parser)
    {
        return payload.readPayload(parser, runTask);
    }
    QStringList remarks() const; ///< notes for the user, after readFiles(); they are not errors

    simulator::ServiceOptions service;
    simulator::RunTaskOptions runTask;
    PayloadOptions payload;
    QList<QByteArray> hmacKeys; ///< the first one signs
    bool isFull = false;        ///< nothing is folded or cut in what is printed
    TrialRules trial;
    PipelineOptions pipeline;

private:
    static void declareJudgement(QCommandLineParser &parser);
    std::optional<QString> readRunTask(const QCommandLineParser &parser);
    std::optional<QString> readVerification(const QCommandLineParser &parser);
    std::optional<QString> readEnd(const QCommandLineParser &parser);
    std::optional<QString> readExpectation(const QCommandLineParser &parser);
};

} // namespace runlatch::cli
