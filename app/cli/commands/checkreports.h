// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "conformance/report/baseline.h"
#include "conformance/report/report.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <optional>

namespace runlatch::cli {

/// The files of `check`: the baseline, which is read, and the reports, which are written.
class CheckReports
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::CheckReports)
public:
    static void declare(QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid.
    std::optional<QString> read(const QCommandLineParser &parser);
    /// Reads the baseline, and tells of ids that no case has. Errors: those of readTextFile and readBaseline.
    base::Done readBaseline(Output &output);

    void apply(conformance::Report &report) const;
    /// Writes the reports that were asked for, without the secrets that `output` hides, each completely or not at all,
    /// and prints an error for each that could not be written. Returns whether all were.
    bool save(const conformance::Report &report, Output &output) const;

private:
    QString m_baselineFile;
    QString m_junitFile;
    QString m_junitName;
    QString m_htmlFile;
    QString m_markdownFile;
    conformance::Baseline m_baseline;
};

} // namespace runlatch::cli
