// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/baseline.h"

#include "base/rules.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// "signature.unsigned": letters of ASCII, digits, dots and hyphens.
bool isCaseId(QStringView text)
{
    return text.size() <= MaxBaselineId && std::all_of(text.begin(), text.end(), [](QChar sign) {
               return sign < QChar(0x80) && (sign.isLetterOrNumber() || sign == u'.' || sign == u'-' || sign == u'_');
           });
}

base::Error lineError(base::Rule rule, qsizetype line)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = QString::number(line)};
}

bool healsBy(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Passed:
    case Verdict::Warned:
    case Verdict::Observed: return true;
    case Verdict::Failed:
    case Verdict::Skipped:
    case Verdict::NotTestable: break;
    }
    return false;
}

bool countsAgainst(Verdict verdict)
{
    return verdict == Verdict::Failed || verdict == Verdict::NotTestable;
}

} // namespace

base::Result<Baseline> readBaseline(const QString &text, const QStringList &known)
{
    const QSet<QString> cases(known.begin(), known.end());
    QSet<QString> seen;
    Baseline baseline;
    qsizetype number = 0;
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        if (++number > MaxBaselineLines)
            return lineError(base::Rules::BaselineTooLong, number);
        const qsizetype comment = line.indexOf(u'#');
        const QStringView written = (comment < 0 ? line : line.first(comment)).trimmed();
        if (written.isEmpty())
            continue;
        if (!isCaseId(written))
            return lineError(base::Rules::BaselineLine, number);
        const QString id = written.toString();
        if (seen.contains(id))
            continue;
        seen.insert(id);
        baseline.ids.append(id);
        if (!cases.contains(id))
            baseline.unknown.append(id);
    }
    return baseline;
}

void applyBaseline(Report &report, const Baseline &baseline)
{
    const QSet<QString> ids(baseline.ids.begin(), baseline.ids.end());
    report.healed.clear();
    for (CaseResult &result : report.results) {
        const bool isListed = ids.contains(result.text.id);
        result.isInBaseline = isListed && countsAgainst(result.verdict);
        if (isListed && healsBy(result.verdict))
            report.healed.append(result.text.id);
    }
}

} // namespace runlatch::conformance
