// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output.h"
#include "simulator/service.h"

#include <QCoreApplication>

namespace runlatch::cli {

/// Prints what happens to a run task until its end: an event for each attempt, each callback, each warning and each
/// other request to the service's side. Whatever one form says, JSON or text, the other says, too.
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
    /// Prints a request, unless the events of a run task tell of it.
    void show(const simulator::Served &served);

    int warnings() const { return m_warnings; }
    /// What --strict does not allow, a sentence each: warnings, and what was refused but by a fault. (A callback after
    /// one whose answer a fault took away is that fault's.)
    const QStringList &lapses() const { return m_lapses; }
    Output &output() const { return m_output; }

private:
    void showAttempt(const simulator::RunTask &runTask);
    void showCallback(const simulator::RunTask &runTask);
    void showWarning(const simulator::CallbackRemark &remark);

    Output &m_output;
    QStringList m_lapses;
    int m_warnings = 0;
};

} // namespace runlatch::cli
