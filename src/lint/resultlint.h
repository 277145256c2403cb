// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lint.h"
#include "lint/lintsummary.h"
#include "protocol/taskresult.h"

#include <QHash>
#include <QList>

namespace runlatch::lint {

/// The findings of lintCallback() in a result while it is written. It remembers what it found in each outcome, so that
/// a keystroke costs as much as the outcome that it changes. A value: it may be updated in another thread.
class ResultLint
{
public:
    /// Judges the result. Outcomes that the call before had too are judged anew only where they stand between changed
    /// ones. `takesOutcomes`: as for lintCallback().
    void update(const protocol::TaskResult &result, bool takesOutcomes);
    /// The characters that update() would judge, for choosing a thread. Outcomes beyond resultlimits::MaxOutcomes count
    /// always, because it looks at each of them for ids that stand again.
    qsizetype work(const protocol::TaskResult &result) const;

    /// The findings in the result outside of its outcomes, with pointers of the whole document and without places.
    const QList<LintFinding> &findings() const { return m_findings; }
    /// The same of one outcome; none for an index that is not there.
    QList<LintFinding> findingsOf(qsizetype outcome) const;
    LintSummary summaryOf(qsizetype outcome) const;
    const LintSummary &summary() const { return m_summary; } ///< of the whole result
    qsizetype outcomes() const { return m_parts.size(); }
    qsizetype bytes() const { return m_bytes; } ///< of the document in the Pretty style, in which it is sent

private:
    /// An outcome as it was judged, alone in a document.
    struct Part
    {
        protocol::Outcome outcome;
        QList<LintFinding> findings = {};
        LintSummary summary = {};
        qsizetype bytes = 0;
    };
    /// So many outcomes at the beginning and at the end are as before.
    struct Same
    {
        qsizetype first = 0;
        qsizetype last = 0;
    };

    static Part judged(const protocol::Outcome &outcome);
    Same sameAs(const QList<protocol::Outcome> &outcomes) const;
    void judgeOutside(const protocol::TaskResult &result, bool takesOutcomes);
    void count(const protocol::TaskResult &result);

    QList<Part> m_parts;
    QHash<qsizetype, LintFinding> m_sameIds; ///< by the outcome whose id stands a second time
    QList<LintFinding> m_findings;
    LintSummary m_outside;
    LintSummary m_summary;
    qsizetype m_bytes = 0;
};

} // namespace runlatch::lint
