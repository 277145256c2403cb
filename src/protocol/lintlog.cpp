// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/lintlog.h"

#include <algorithm>

namespace runlatch::protocol {

namespace {

/// Walks forward through a text and counts its lines and characters.
class TextPosition
{
public:
    explicit TextPosition(QByteArrayView text)
        : m_text(text)
        , m_at(text.startsWith("\xEF\xBB\xBF") ? 3 : 0)
    {
    }

    void moveTo(qsizetype offset)
    {
        const auto isCharacter = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; };
        const QByteArrayView passed = m_text.sliced(m_at, std::max(m_at, std::min(offset, m_text.size())) - m_at);
        m_at += passed.size();
        const qsizetype lastEnd = passed.lastIndexOf('\n');
        if (lastEnd >= 0) {
            m_line += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
            m_column = 1;
        }
        m_column += static_cast<int>(std::count_if(passed.begin() + lastEnd + 1, passed.end(), isCharacter));
    }
    int line() const { return m_line; }
    int column() const { return m_column; }

private:
    const QByteArrayView m_text;
    qsizetype m_at;
    int m_line = 1;
    int m_column = 1;
};

} // namespace

void LintLog::add(base::Rule rule, qsizetype offset, const Pointer &pointer, const QStringList &arguments,
                  std::optional<LintSeverity> severity)
{
    const LintRule *known = findLintRule(rule);
    Q_ASSERT(known);
    const LintSeverity weight = severity.value_or(known->severity);
    ++m_counts.at(static_cast<std::size_t>(weight));
    int &kept = m_kept.at(static_cast<std::size_t>(known - lintRules().data()));
    if (kept == Lint::MaxOfRule)
        return;
    ++kept;
    m_findings.append(
        {.rule = rule, .severity = weight, .pointer = pointer(), .offset = offset, .arguments = arguments});
}

QList<LintFinding> LintLog::placed(QByteArrayView text)
{
    std::ranges::stable_sort(m_findings, {}, &LintFinding::offset);
    TextPosition position(text);
    for (LintFinding &finding : m_findings) {
        position.moveTo(finding.offset);
        finding.line = position.line();
        finding.column = position.column();
    }
    return m_findings;
}

} // namespace runlatch::protocol
