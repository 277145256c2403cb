// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/standing.h"

#include "conformance/report/reportwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

struct StandingRow
{
    const char *name;
    const char *word;
    char16_t icon; // none that a browser draws as a picture of its own
};

constexpr StandingRow rowOf(Standing standing)
{
    switch (standing) {
    case Standing::Failed:
        return {"failed", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Failed"), u'\u2717'};
    case Standing::NotTestable:
        return {"not-testable", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Not testable"), u'\u2298'};
    case Standing::Known:
        return {"known", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Known failure"), u'\u2248'};
    case Standing::Warned: return {"warned", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Warned"), u'!'};
    case Standing::Observed:
        return {"observed", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Observed"), u'i'};
    case Standing::Skipped:
        return {"skipped", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Skipped"), u'\u2013'};
    case Standing::Passed: break;
    }
    return {"passed", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Passed"), u'\u2713'};
}

} // namespace

Standing standingOf(const CaseResult &result)
{
    switch (result.verdict) {
    case Verdict::Passed: return Standing::Passed;
    case Verdict::Failed: return result.isInBaseline ? Standing::Known : Standing::Failed;
    case Verdict::Warned: return Standing::Warned;
    case Verdict::Observed: return Standing::Observed;
    case Verdict::Skipped: return Standing::Skipped;
    case Verdict::NotTestable: break;
    }
    return result.isInBaseline ? Standing::Known : Standing::NotTestable;
}

QString standingName(Standing standing)
{
    return QString::fromLatin1(rowOf(standing).name);
}

QString standingWord(Standing standing)
{
    return ReportWords::tr(rowOf(standing).word);
}

QString standingIcon(Standing standing)
{
    return QString(QChar(rowOf(standing).icon));
}

qsizetype countOf(const Report &report, Standing standing)
{
    return std::count_if(report.results.cbegin(), report.results.cend(),
                         [standing](const CaseResult &result) { return standingOf(result) == standing; });
}

QList<const CaseResult *> inOrderOfStanding(const Report &report)
{
    QList<const CaseResult *> results;
    results.reserve(report.results.size());
    for (const CaseResult &result : report.results)
        results.append(&result);
    std::stable_sort(results.begin(), results.end(), [](const CaseResult *left, const CaseResult *right) {
        return standingOf(*left) < standingOf(*right);
    });
    return results;
}

} // namespace runlatch::conformance
