// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintsummary.h"

#include "lint/lintwalk.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

quint64 bitOf(const LintRule *rule)
{
    return rule ? quint64(1) << (rule - lintRules().data()) : 0;
}

int counted(qsizetype count)
{
    constexpr qsizetype Most = 500'000'000; // three of them are an int
    return static_cast<int>(std::min(count, Most));
}

} // namespace

bool LintSummary::has(base::Rule rule) const
{
    return (rules & bitOf(findLintRule(rule))) != 0;
}

QStringList LintSummary::ruleNames() const
{
    QStringList names;
    for (const LintRule &known : lintRules()) {
        if ((rules & bitOf(&known)) != 0)
            names.append(known.rule.name());
    }
    return names;
}

LintSummary LintSummary::of(const Lint &lint)
{
    LintSummary summary{
        .errors = counted(lint.errors), .warnings = counted(lint.warnings), .infos = counted(lint.infos)};
    for (const LintFinding &finding : lint.findings)
        summary.rules |= bitOf(findLintRule(finding.rule));
    return summary;
}

quint64 LintSummary::rulesOfNames(const QStringList &names)
{
    quint64 rules = 0;
    for (const LintRule &known : lintRules()) {
        if (names.contains(known.rule.name()))
            rules |= bitOf(&known);
    }
    return rules;
}

LintSummary summarizeRequest(QByteArrayView text, bool isVerification, protocol::DeliveryKind kind,
                             QByteArrayView coding)
{
    if (text.isEmpty())
        return {};
    const PackedText packed(text, coding);
    LintWalk walk(packed.text(), lintRoot(kind), isVerification, LintLog(LintLog::Keeping::Counts));
    walk.tellPacking(packed);
    const LintLog &counts = walk.count();
    return {.errors = counted(counts.count(LintSeverity::Error)),
            .warnings = counted(counts.count(LintSeverity::Warning)),
            .infos = counted(counts.count(LintSeverity::Info)),
            .rules = counts.rules()};
}

void addFindings(json::OrderedJson &json, const std::optional<LintSummary> &summary)
{
    const auto numberOrNull = [&](int number) { return summary ? QJsonValue(number) : QJsonValue(); };
    const LintSummary counts = summary.value_or(LintSummary());
    json.add(u"findings", numberOrNull(counts.count())).add(u"errors", numberOrNull(counts.errors));
    json.add(u"warnings", numberOrNull(counts.warnings)).add(u"infos", numberOrNull(counts.infos));
    json.add(u"rules", summary ? QJsonValue(QJsonArray::fromStringList(counts.ruleNames())) : QJsonValue());
}

QList<base::Rule> requestRules()
{
    static const QList<base::Rule> rules = [] {
        QList<base::Rule> found;
        for (const LintRule &known : lintRules()) {
            if (!known.rule.name().startsWith("callback."_L1))
                found.append(known.rule);
        }
        return found;
    }();
    return rules; // shared, not copied
}

} // namespace runlatch::lint
