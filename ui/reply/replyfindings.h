// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/reply/replylinter.h"

class QWidget;

namespace runlatch::ui {

class OutcomesPanel;
class ResultEditor;

/// Shows what the linter finds in a reply: each finding at its field, while the reply is written.
class ReplyFindings final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    ReplyFindings(ResultEditor &result, OutcomesPanel &outcomes, QObject *parent);

    void setResult(const protocol::TaskResult &result);
    /// The findings, without the errors of fields that are still to be written.
    lint::LintSummary shown() const;
    qsizetype bytes() const { return m_linter.lint().bytes(); } ///< of the reply as it is sent
    /// Goes to the next place with a finding of the highest severity that there is, round and round.
    void goToNext();

signals:
    void changed();
    void partWanted(QWidget *part); ///< the part of the form that has the finding, before it takes the focus

private:
    void show();
    void showOutcome();
    void showInList();
    bool has(qsizetype place, lint::LintSeverity severity) const;

    ResultEditor &m_result;
    OutcomesPanel &m_outcomes;
    ReplyLinter m_linter;
    qsizetype m_place = -1; ///< that goToNext() went to: an outcome, or -1 for what is outside of them
};

} // namespace runlatch::ui
