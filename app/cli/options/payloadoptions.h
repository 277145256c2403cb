// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/payloadvalues.h"
#include "base/result.h"
#include "simulator/runtask.h"

#include <QByteArray>
#include <QCommandLineParser>

namespace runlatch::cli {

/// The options of `trigger` for the sent content: the payload, style and values of the body, the plan, the
/// configuration.
class PayloadOptions
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::PayloadOptions)
public:
    static void declare(QCommandLineParser &parser);
    /// Returns one sentence if the arguments are invalid. The stage and verification of `runTask` are already set.
    std::optional<QString> read(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask);
    /// Reads the plan, the archive of the configuration and the given payload. Errors: Usage "file.unreadable",
    /// "file.too-large"; those of inspector::readStore() and StoredCaptures; Cancelled as of readInput().
    base::Done readFiles(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask, Output &output);
    /// Reads what the payload says, and what is left out of it. Call after readFiles(). Returns one sentence if the
    /// given payload is no JSON object, or lacks what is to be left out.
    std::optional<QString> readPayload(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask) const;

    QStringList remarks() const { return m_values.remarks() + m_remarks; } ///< notes for the user; they are not errors

private:
    std::optional<QString> readOmitted(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask) const;
    std::optional<QString> readPlan(const QCommandLineParser &parser, simulator::RunTaskOptions &runTask) const;

    PayloadValues m_values;
    QStringList m_remarks;
};

} // namespace runlatch::cli
