// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintlog.h"

#include "text/textposition.h"

#include <algorithm>

namespace runlatch::lint {

void LintLog::add(base::Rule rule, qsizetype offset, const Pointer &pointer, const QStringList &arguments,
                  std::optional<LintSeverity> severity)
{
    if (m_unwanted && m_unwanted(rule, offset))
        return;
    const LintRule *known = findLintRule(rule);
    Q_ASSERT(known);
    const LintSeverity weight = severity.value_or(known->severity);
    ++m_counts.at(static_cast<std::size_t>(weight));
    const auto index = static_cast<std::size_t>(known - lintRules().data());
    m_rules |= quint64(1) << index;
    int &kept = m_kept.at(index);
    if (kept == m_most)
        return;
    ++kept;
    m_findings.append(
        {.rule = rule, .severity = weight, .pointer = pointer(), .offset = offset, .arguments = arguments});
}

QList<LintFinding> LintLog::placed(QByteArrayView text)
{
    std::ranges::stable_sort(m_findings, {}, &LintFinding::offset);
    text::TextPosition position(text);
    for (LintFinding &finding : m_findings) {
        position.moveTo(finding.offset);
        finding.line = position.line();
        finding.column = position.column();
    }
    std::stable_partition(m_findings.begin(), m_findings.end(),
                          [](const LintFinding &finding) { return findLintRule(finding.rule)->isOfText(); });
    return m_findings;
}

} // namespace runlatch::lint
