// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/runtaskreport.h"

#include <map>

namespace runlatch::cli {

/// Prints the events of a run: its status, and the events of each of its run tasks.
class RunReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::RunReport)
public:
    /// `isFull`: as of RunTaskReport.
    explicit RunReport(Output &output, bool isFull = false)
        : m_output(output)
        , m_isFull(isFull)
        , m_others(output, isFull)
    {
    }

    void show(const simulator::Run &run);
    void show(const simulator::RunTask &runTask);
    void show(const simulator::Served &served);

    int warnings() const;       ///< as of RunTaskReport, of all run tasks
    QStringList lapses() const; ///< likewise

private:
    RunTaskReport &reportOf(const QString &runTask);

    Output &m_output;
    const bool m_isFull;
    RunTaskReport m_others;                     ///< of requests that belong to no run task
    std::map<QString, RunTaskReport> m_reports; ///< by the id of the run task
};

} // namespace runlatch::cli
