// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/payloadvalues.h"
#include "base/result.h"
#include "simulator/runtask.h"

#include <QCommandLineParser>

namespace runlatch::cli {

/// The options of `trigger` for the sent content: style and values of the body, the plan, the configuration.
class PayloadOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PayloadOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid. The stage and verification of `runTask` are already set.
    std::optional<QString> read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask);
    /// Reads the plan and the archive of the configuration. Errors: Usage "file.unreadable", "file.too-large".
    base::Done readFiles(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask);

    QStringList remarks() const { return m_values.remarks() + m_remarks; } ///< notes for the user; they are not errors

private:
    std::optional<QString> readPlan(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask) const;

    PayloadValues m_values;
    QStringList m_remarks;
};

} // namespace runlatch::cli
