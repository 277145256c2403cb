// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/launch.h"
#include "app/cli/output/output.h"
#include "base/result.h"
#include "scenario/scenario.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>

namespace runlatch::cli {

/// The options of `scenario`: those of `trigger` that mean the same, the file, and the command of the integration.
class ScenarioOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::ScenarioOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid.
    std::optional<QString> read(const QCommandLineParser &parser);
    /// Reads the key and the scenario. Errors: those of readHmacKeys; Usage "file.unreadable".
    base::Done readFiles(const QCommandLineParser &parser, Output &output);
    /// What is wrong in the text of the scenario: its file, line and column, and what to write instead. Empty if it can
    /// be played.
    const QStringList &mistakes() const { return m_mistakes; }
    const QString &file() const { return m_file; }

    simulator::ServiceOptions service;
    simulator::RunTaskOptions runTask;
    scenario::Scenario scenario;
    LaunchOptions launch;
    bool isFull = false;                 ///< nothing is folded or cut in what is printed
    std::chrono::milliseconds linger{0}; ///< the time after the last step in which callbacks are still shown

private:
    QString m_file;
    QStringList m_mistakes;
};

} // namespace runlatch::cli
