// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/checkteller.h"

#include "conformance/report/jsonlines.h"
#include "conformance/report/reportwords.h"

using namespace Qt::StringLiterals;
using runlatch::conformance::Verdict;

namespace runlatch::cli {

void CheckTeller::list(const QList<const conformance::Case *> &cases)
{
    for (const conformance::Case *one : cases) {
        const conformance::CaseText text = one->text();
        const QString severity = conformance::severityName(text.severity);
        json::OrderedJson members;
        members.add(u"id", text.id).add(u"severity", severity).add(u"source", text.source).add(u"title", text.title);
        m_output.event(u"case", members, u"%1 (%2, %3): %4"_s.arg(text.id, severity, text.source, text.title));
    }
}

void CheckTeller::tell(const conformance::CaseResult &result)
{
    const QString verdict = conformance::verdictName(result.verdict);
    const QString remedy = conformance::remedyOf(result);
    QStringList human{tr("%1: %2").arg(result.text.id, verdict)};
    for (const QString &line : {result.why, remedy}) {
        if (!line.isEmpty())
            human += u"    "_s + line;
    }
    m_output.event(u"check", conformance::caseMembers(result), human);
}

void CheckTeller::summarize(const conformance::Report &report)
{
    const auto count = [&report](Verdict verdict) { return static_cast<int>(report.count(verdict)); };
    m_output.event(u"summary", conformance::summaryMembers(report),
                   tr("%1 passed, %2 failed, %3 warned, %4 observed, %5 skipped, %6 not testable.")
                       .arg(count(Verdict::Passed))
                       .arg(count(Verdict::Failed))
                       .arg(count(Verdict::Warned))
                       .arg(count(Verdict::Observed))
                       .arg(count(Verdict::Skipped))
                       .arg(count(Verdict::NotTestable)));
}

} // namespace runlatch::cli
