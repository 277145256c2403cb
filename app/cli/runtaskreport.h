// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output.h"
#include "simulator/runtask.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// Prints what happens to a run task: an event for each attempt, each callback and the end.
class RunTaskReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::RunTaskReport)
public:
    explicit RunTaskReport(Output &output)
        : m_output(output)
    {
    }

    /// Prints the newest event of the run task.
    void show(const simulator::RunTask &runTask);
    /// The status of the last answer; 0 where nothing answered.
    static int answerTo(const simulator::RunTask &runTask);

private:
    void showAttempt(const simulator::RunTaskEvent &event);
    void showCallback(const simulator::RunTaskEvent &event);
    void showResult(const simulator::RunTask &runTask);
    void showVerification(const simulator::RunTask &runTask);

    Output &m_output;
};

} // namespace runlatch::cli
