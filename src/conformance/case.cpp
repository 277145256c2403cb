// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/case.h"

#include "conformance/words.h"
#include "wording/sentence.h"

namespace runlatch::conformance {

Lapse lapseOf(base::Rule rule)
{
    const auto words = wording::sentenceOfRule(rule).value_or(wording::Sentence());
    return {.rule = rule, .sentence = words.fact, .remedy = words.next};
}

Verdict verdictOf(Opinion::Kind kind, Severity severity)
{
    switch (kind) {
    case Opinion::Kind::Right: return Verdict::Passed;
    case Opinion::Kind::Fatal: return Verdict::Failed;
    case Opinion::Kind::Told: return Verdict::Observed;
    case Opinion::Kind::NoCase: return Verdict::Skipped;
    case Opinion::Kind::Untested: return Verdict::NotTestable;
    case Opinion::Kind::Wrong:
    case Opinion::Kind::Doubtful: break;
    }
    switch (severity) {
    case Severity::Must: return kind == Opinion::Kind::Wrong ? Verdict::Failed : Verdict::Warned;
    case Severity::Should: return Verdict::Warned;
    case Severity::Observe: break;
    }
    return Verdict::Observed;
}

CaseText Case::text() const
{
    return {.id = QString::fromLatin1(id),
            .severity = severity,
            .source = QString::fromLatin1(source),
            .title = Words::tr(title),
            .why = Words::tr(words.why),
            .sent = Words::tr(sent),
            .expected = Words::tr(words.expected),
            .remedy = Words::tr(words.remedy)};
}

QString Case::group() const
{
    return QString::fromLatin1(id).section(u'.', 0, 0);
}

} // namespace runlatch::conformance
