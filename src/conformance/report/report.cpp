// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/report.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Must: return u"must"_s;
    case Severity::Should: return u"should"_s;
    case Severity::Observe: break;
    }
    return u"observe"_s;
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Passed: return u"passed"_s;
    case Verdict::Failed: return u"failed"_s;
    case Verdict::Warned: return u"warned"_s;
    case Verdict::Observed: return u"observed"_s;
    case Verdict::Skipped: return u"skipped"_s;
    case Verdict::NotTestable: break;
    }
    return u"not-testable"_s;
}

qsizetype Report::count(Verdict verdict) const
{
    return std::count_if(results.cbegin(), results.cend(), [verdict](const CaseResult &result) {
        return result.verdict == verdict && !result.isInBaseline;
    });
}

bool Report::isClean() const
{
    return !results.isEmpty() && count(Verdict::Failed) == 0 && count(Verdict::NotTestable) == 0;
}

} // namespace runlatch::conformance
