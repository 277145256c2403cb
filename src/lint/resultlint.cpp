// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/resultlint.h"

#include "base/rules.h"
#include "json/bodystyle.h"
#include "lint/resultlimits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

using protocol::Outcome;
using protocol::TaskResult;

constexpr QLatin1StringView OutcomesPointer = "/data/relationships/outcomes/data/"_L1;
constexpr qsizetype CharactersOfNumbered = 100; ///< that judgeOutside() writes for each outcome

TaskResult resultOf(const QList<Outcome> &outcomes)
{
    return {protocol::TaskStatus::Running, {}, {}, outcomes};
}

/// The bytes of the document as it is shown and sent.
qsizetype bytesOf(const QByteArray &document)
{
    return json::restyled(document, json::BodyStyle::Pretty).size();
}

qsizetype bytesOf(const QList<Outcome> &outcomes)
{
    return bytesOf(protocol::writeTaskResult(resultOf(outcomes)));
}

/// The bytes of a document that are not of its only outcome. What parts two outcomes counts as a part of one.
qsizetype bytesAroundOutcome()
{
    static const qsizetype bytes = 2 * bytesOf({Outcome()}) - bytesOf({Outcome(), Outcome()});
    return bytes;
}

/// Outcomes of nothing but an id: a number, which is the same for the same id. An empty id is like no other.
QList<Outcome> numbered(const QList<Outcome> &outcomes)
{
    QHash<QString, qsizetype> numbers;
    QList<Outcome> made;
    for (qsizetype index = 0; index < outcomes.size(); ++index) {
        const QString &id = outcomes.at(index).id;
        const qsizetype number = id.trimmed().isEmpty() ? index : numbers.value(id, index);
        numbers.insert(id, number);
        made.append({QString::number(number), u"-"_s, {}, {}, {}});
    }
    return made;
}

void add(LintSummary &sum, const LintSummary &other)
{
    sum.errors += other.errors;
    sum.warnings += other.warnings;
    sum.infos += other.infos;
    sum.rules |= other.rules;
}

void withoutPlace(LintFinding &finding)
{
    finding.line = 0;
    finding.column = 0;
    finding.offset = 0;
}

} // namespace

void ResultLint::update(const TaskResult &result, bool takesOutcomes)
{
    const Same same = sameAs(result.outcomes);
    QList<Part> parts = m_parts.first(same.first);
    parts.reserve(result.outcomes.size());
    for (qsizetype index = same.first; index < result.outcomes.size() - same.last; ++index)
        parts.append(judged(result.outcomes.at(index)));
    parts.append(m_parts.last(same.last));
    m_parts = parts;
    judgeOutside(result, takesOutcomes);
    count(result);
}

qsizetype ResultLint::work(const TaskResult &result) const
{
    const Same same = sameAs(result.outcomes);
    qsizetype characters = result.message.size() + result.url.size()
        + CharactersOfNumbered * std::max<qsizetype>(0, result.outcomes.size() - resultlimits::MaxOutcomes);
    for (qsizetype index = same.first; index < result.outcomes.size() - same.last; ++index)
        characters += result.outcomes.at(index).characters();
    return characters;
}

QList<LintFinding> ResultLint::findingsOf(qsizetype outcome) const
{
    if (outcome < 0 || outcome >= m_parts.size())
        return {};
    QList<LintFinding> findings = m_parts.at(outcome).findings;
    const QString first = QString(OutcomesPointer) + u'0';
    for (LintFinding &finding : findings)
        finding.pointer.replace(0, first.size(), QString(OutcomesPointer) + QString::number(outcome));
    if (const auto same = m_sameIds.constFind(outcome); same != m_sameIds.constEnd())
        findings.append(*same);
    return findings;
}

LintSummary ResultLint::summaryOf(qsizetype outcome) const
{
    if (outcome < 0 || outcome >= m_parts.size())
        return {};
    LintSummary summary = m_parts.at(outcome).summary;
    if (m_sameIds.contains(outcome))
        ++summary.infos;
    return summary;
}

ResultLint::Part ResultLint::judged(const Outcome &outcome)
{
    const QByteArray text = protocol::writeTaskResult(resultOf({outcome}));
    const Lint lint = lintCallback(text);
    Part part{outcome, lint.findings, LintSummary::of(lint), bytesOf(text) - bytesAroundOutcome()};
    std::ranges::for_each(part.findings, withoutPlace);
    return part;
}

/// Texts that share their memory are equal at a glance.
ResultLint::Same ResultLint::sameAs(const QList<Outcome> &outcomes) const
{
    const qsizetype most = std::min(m_parts.size(), outcomes.size());
    Same same;
    while (same.first < most && m_parts.at(same.first).outcome == outcomes.at(same.first))
        ++same.first;
    while (same.first + same.last < most
           && m_parts.at(m_parts.size() - 1 - same.last).outcome == outcomes.at(outcomes.size() - 1 - same.last))
        ++same.last;
    return same;
}

/// Judges what is not of a single outcome.
void ResultLint::judgeOutside(const TaskResult &result, bool takesOutcomes)
{
    TaskResult outside = result;
    outside.outcomes = numbered(result.outcomes);
    Lint lint = lintCallback(protocol::writeTaskResult(outside), takesOutcomes);
    m_outside = LintSummary::of(lint);
    m_findings.clear();
    m_sameIds.clear();
    for (LintFinding &finding : lint.findings) {
        withoutPlace(finding);
        if (finding.rule != base::Rules::CallbackSameId) {
            m_findings.append(finding);
            continue;
        }
        const qsizetype outcome = finding.pointer.sliced(OutcomesPointer.size()).section(u'/', 0, 0).toLongLong();
        finding.arguments = {result.outcomes.at(outcome).id.left(LintFinding::MaxValueLength)};
        m_sameIds.insert(outcome, finding);
    }
}

void ResultLint::count(const TaskResult &result)
{
    TaskResult outside = result;
    outside.outcomes.clear();
    m_bytes = bytesOf(protocol::writeTaskResult(outside));
    if (!m_parts.isEmpty())
        m_bytes += bytesAroundOutcome() - bytesOf(QList<Outcome>());
    m_summary = m_outside;
    for (const Part &part : std::as_const(m_parts)) {
        m_bytes += part.bytes;
        add(m_summary, part.summary);
    }
}

} // namespace runlatch::lint
