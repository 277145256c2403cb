// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/replyfindings.h"

#include "ui/reply/outcomespanel.h"
#include "ui/reply/resulteditor.h"

#include <algorithm>

namespace runlatch::ui {

using lint::LintSeverity;
using lint::LintSummary;

ReplyFindings::ReplyFindings(ResultEditor &result, OutcomesPanel &outcomes, QObject *parent)
    : QObject(parent)
    , m_result(result)
    , m_outcomes(outcomes)
{
    connect(&m_linter, &ReplyLinter::changed, this, &ReplyFindings::show);
    connect(&outcomes, &OutcomesPanel::currentChanged, this, &ReplyFindings::showOutcome);
    connect(&outcomes, &OutcomesPanel::remarksShown, this, [this] {
        showInList();
        emit changed();
    });
}

void ReplyFindings::setResult(const protocol::TaskResult &result)
{
    m_linter.setResult(result);
}

LintSummary ReplyFindings::shown() const
{
    LintSummary shown = m_linter.lint().summary();
    shown.errors = std::max(0, shown.errors - m_outcomes.hiddenErrors());
    return shown;
}

void ReplyFindings::show()
{
    m_result.setRemarks(remarksOf(m_linter.lint().findings(), m_linter.result()));
    showOutcome();
    emit changed();
}

/// The outcome may have changed since it was judged; then it is judged anew right now.
void ReplyFindings::showOutcome()
{
    const QList<FieldRemark> ofList = remarksOf(m_linter.lint().findings(), m_linter.result());
    const int row = m_outcomes.current();
    const bool isJudged = row >= 0 && row < m_linter.result().outcomes.size()
        && m_linter.result().outcomes.at(row) == m_outcomes.outcomes().at(row);
    m_outcomes.setRemarks(
        ofList, isJudged ? remarksOf(m_linter.lint().findingsOf(row), m_linter.result()) : QList<FieldRemark>());
}

/// If the outcomes have changed since they were judged, nothing is shown until they are judged again.
void ReplyFindings::showInList()
{
    QList<LintSummary> findings;
    const lint::ResultLint &lint = m_linter.lint();
    const bool isJudged = lint.outcomes() == m_outcomes.outcomes().size();
    for (qsizetype outcome = 0; isJudged && outcome < lint.outcomes(); ++outcome)
        findings.append(lint.summaryOf(outcome));
    const int current = m_outcomes.current();
    if (current >= 0 && current < findings.size())
        findings[current].errors = std::max(0, findings[current].errors - m_outcomes.hiddenErrors());
    m_outcomes.setFindings(findings);
}

bool ReplyFindings::has(qsizetype place, LintSeverity severity) const
{
    if (place < 0) {
        const QList<lint::LintFinding> &findings = m_linter.lint().findings();
        return std::any_of(findings.begin(), findings.end(),
                           [severity](const lint::LintFinding &finding) { return finding.severity == severity; });
    }
    const LintSummary summary = m_linter.lint().summaryOf(place);
    switch (severity) {
    case LintSeverity::Error: return summary.errors > 0;
    case LintSeverity::Warning: return summary.warnings > 0;
    case LintSeverity::Info: return summary.infos > 0;
    }
    return false;
}

void ReplyFindings::goToNext()
{
    const LintSummary all = m_linter.lint().summary();
    const LintSeverity worst = all.errors > 0 ? LintSeverity::Error
        : all.warnings > 0                    ? LintSeverity::Warning
                                              : LintSeverity::Info;
    const qsizetype places = m_linter.lint().outcomes() + 1;
    for (qsizetype step = 1; step <= places; ++step) {
        const qsizetype place = (m_place + 1 + step) % places - 1;
        if (!has(place, worst))
            continue;
        m_place = place;
        const bool isInResult = place < 0 && m_result.hasRemark();
        emit partWanted(isInResult ? static_cast<QWidget *>(&m_result) : &m_outcomes);
        if (isInResult)
            m_result.focusRemark();
        else if (place < 0)
            m_outcomes.focusList();
        else
            m_outcomes.showRemarks(static_cast<int>(place));
        return;
    }
}

} // namespace runlatch::ui
