// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/change.h"

#include "conformance/report/reportwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

struct ChangeRow
{
    const char *name;
    const char *word;
};

constexpr ChangeRow changeRow(CaseChange change)
{
    switch (change) {
    case CaseChange::NewlyFailed:
        return {"newly-failed", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Newly failed")};
    case CaseChange::Healed: return {"healed", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Healed")};
    case CaseChange::Different:
        return {"different", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Different")};
    case CaseChange::Same: return {"same", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "Same")};
    case CaseChange::New: break;
    }
    return {"new", QT_TRANSLATE_NOOP("runlatch::conformance::ReportWords", "New")};
}

/// Tells whether the integration did not do what was asked of it, known or not.
bool isFailure(Standing standing)
{
    switch (standing) {
    case Standing::Failed:
    case Standing::NotTestable:
    case Standing::Known: return true;
    case Standing::Warned:
    case Standing::Observed:
    case Standing::Skipped:
    case Standing::Passed: break;
    }
    return false;
}

} // namespace

Standings standingsOf(const Report &report)
{
    Standings standings;
    for (const CaseResult &result : report.results)
        standings.insert(result.text.id, standingOf(result));
    return standings;
}

CaseChange changeOf(const CaseResult &result, const Standings &earlier)
{
    const auto before = earlier.constFind(result.text.id);
    const Standing now = standingOf(result);
    if (before == earlier.cend())
        return CaseChange::New;
    if (*before == now)
        return CaseChange::Same;
    if (isFailure(now) != isFailure(*before) && now != Standing::Skipped)
        return isFailure(now) ? CaseChange::NewlyFailed : CaseChange::Healed;
    return CaseChange::Different;
}

QString changeName(CaseChange change)
{
    return QString::fromLatin1(changeRow(change).name);
}

QString changeWord(CaseChange change)
{
    return ReportWords::tr(changeRow(change).word);
}

QString changesLine(const Report &report, const Standings &earlier)
{
    QStringList counts;
    for (const CaseChange change : AllChanges) {
        const auto count = std::count_if(report.results.cbegin(), report.results.cend(),
                                         [&](const CaseResult &result) { return changeOf(result, earlier) == change; });
        if (count > 0)
            counts.append(u"%1: %2"_s.arg(changeWord(change), QString::number(count)));
    }
    return counts.join(u", "_s);
}

} // namespace runlatch::conformance
