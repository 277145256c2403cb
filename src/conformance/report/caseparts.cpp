// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/caseparts.h"

#include "conformance/report/reportwords.h"
#include "wording/times.h"

namespace runlatch::conformance {

QList<CasePart> partsOf(const CaseResult &result)
{
    const QString came =
        result.verdict == Verdict::Passed && result.why.isEmpty() ? ReportWords::tr("As expected.") : shown(result.why);
    QList<CasePart> parts{
        {ReportWords::tr("What arrived"), came, lapseLines(result)},
        {ReportWords::tr("Remedy"), remedyOf(result)},
        {ReportWords::tr("Why it matters"), shown(result.text.why)},
        {ReportWords::tr("What is sent"), shown(result.text.sent)},
        {ReportWords::tr("What is expected"), shown(result.text.expected)},
        {ReportWords::tr("Source"), shown(result.text.source)},
        {ReportWords::tr("Severity"), severityWord(result.text.severity)},
        {ReportWords::tr("Took"), result.took.count() > 0 ? wording::interval(result.took) : QString()}, // if tried
    };
    parts.removeIf([](const CasePart &part) { return part.text.isEmpty() && part.lines.isEmpty(); });
    return parts;
}

} // namespace runlatch::conformance
