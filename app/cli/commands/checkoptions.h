// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/launch.h"
#include "app/cli/output/output.h"
#include "base/result.h"
#include "conformance/check.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>

namespace runlatch::cli {

/// The options of `check`: which cases, against whom, and from where.
class CheckOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::CheckOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid. With --list only the cases are read.
    std::optional<QString> read(const QCommandLineParser &parser);
    /// Reads the key and the certificate. Errors: those of readHmacKeys and readIdentity.
    base::Done readFiles(const QCommandLineParser &parser, Output &output);

    bool isList = false;
    conformance::CheckOptions check;
    LaunchOptions launch;

private:
    std::optional<QString> readCases(const QCommandLineParser &parser);
    std::optional<QString> readService(const QCommandLineParser &parser);
    std::optional<QString> readTimes(const QCommandLineParser &parser);
};

} // namespace runlatch::cli
