// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "simulator/service.h"

#include <QCoreApplication>
#include <QSet>

namespace runlatch::cli {

/// Prints the events of a run task until its end: each attempt, each callback with what the linter finds in it, and
/// each other request to the service's side. A finding that further callbacks have too is told once. JSON and text have
/// the same content.
class RunTaskReport
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::cli::RunTaskReport)
public:
    /// `isFull`: findings are told each time.
    explicit RunTaskReport(Output &output, bool isFull = false)
        : m_output(output)
        , m_isFull(isFull)
    {
    }

    /// Prints the newest event of the run task.
    void show(const simulator::RunTask &runTask);
    /// Prints a request, unless it is part of the events of a run task.
    void show(const simulator::Served &served);

    int warnings() const { return m_warnings; } ///< findings, but for notes
    /// Violations of --strict, each with what to do, and each once: findings, refusals that no fault caused, and
    /// deliveries that had to be sent again. (If a fault removed the answer to a callback, that fault is also the cause
    /// of the repeated callback.)
    const QStringList &lapses() const { return m_lapses; }
    /// Returns the reason for which a callback was refused, and what to do: the first error that the linter finds in
    /// it, or the rule.
    static QString whyRefused(const simulator::RunTaskEvent &event);

private:
    void showAttempt(const simulator::RunTask &runTask);
    void noteRefusedDeliveries(const simulator::RunTask &runTask);
    void showCallback(const simulator::RunTask &runTask);
    void showWarning(const wording::Sentence &words, base::Rule rule);
    void noteRefusal(const simulator::RunTaskEvent &event);
    void showFinding(const lint::LintFinding &finding, bool isTold);
    void addLapse(const QString &lapse);

    Output &m_output;
    const bool m_isFull;
    QSet<QString> m_shownFindings; ///< rule and pointer, and rules of warnings
    QStringList m_lapses;
    int m_warnings = 0;
};

} // namespace runlatch::cli
