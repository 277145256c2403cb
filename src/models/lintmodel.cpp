// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/lintmodel.h"

#include "text/plaintext.h"
#include "wording/lint.h"
#include "wording/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::models {

using lint::LintFinding;

namespace {

constexpr qsizetype MaxPointerLength = 300; // characters of a row

QString sourceOf(const LintFinding &finding, protocol::DeliveryKind kind)
{
    const lint::LintRule *rule = lint::findLintRule(finding.rule);
    return rule ? finding.rule.name() + u", "_s + QString::fromLatin1(rule->sourceIn(kind))
                : QString(finding.rule.name());
}

QString placeOf(const LintFinding &finding)
{
    if (finding.line == 0)
        return LintModel::tr("head of the request");
    return LintModel::tr("line %1, column %2").arg(finding.line).arg(finding.column);
}

QString pointerOf(const LintFinding &finding)
{
    return text::markedText(finding.pointer, MaxPointerLength);
}

/// The whole text of a finding, which a narrow row cuts.
QString shownInFull(const LintFinding &finding)
{
    const wording::Sentence sentence = wording::lintSentence(finding);
    QStringList parts{sentence.fact, pointerOf(finding), sentence.next};
    parts.removeAll(QString());
    return parts.join(u' ');
}

/// All of a row in one text, for screen readers.
QString spoken(const LintFinding &finding)
{
    const wording::Sentence sentence = wording::lintSentence(finding);
    QStringList parts{wording::lintSeverityWord(finding.severity) + u": "_s + sentence.fact, pointerOf(finding),
                      placeOf(finding), sentence.next};
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace

void LintModel::setLint(const lint::Lint &lint)
{
    beginResetModel();
    m_lint = lint;
    endResetModel();
}

QVariant LintModel::value(const QModelIndex &index, int role) const
{
    const LintFinding &finding = m_lint.findings.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return wording::lintSentence(finding).fact;
    case Qt::AccessibleTextRole: return spoken(finding);
    case Qt::ToolTipRole: return wording::toolTip(shownInFull(finding));
    case SeverityRole: return static_cast<int>(finding.severity);
    case SeverityWordRole: return wording::lintSeverityWord(finding.severity);
    case FixRole: return wording::lintSentence(finding).next;
    case PointerRole: return pointerOf(finding);
    case PlaceRole: return placeOf(finding);
    case SourceRole: return sourceOf(finding, m_lint.kind);
    case OffsetRole: return finding.line == 0 ? qint64(-1) : static_cast<qint64>(finding.offset);
    default: return {};
    }
}

QString LintModel::asText() const
{
    QStringList lines;
    for (const LintFinding &finding : m_lint.findings) {
        const QString place = finding.line == 0 ? QString() : u"%1:%2: "_s.arg(finding.line).arg(finding.column);
        lines += place + wording::lintSeverityWord(finding.severity) + u": "_s + wording::lintSentence(finding).text()
            + u" ["_s + sourceOf(finding, m_lint.kind) + u"] "_s + pointerOf(finding);
    }
    lines += wording::lintCounts(m_lint);
    if (const qsizetype missing = m_lint.count() - m_lint.findings.size(); missing > 0)
        lines += tr("%n more of the same rules are not listed.", nullptr, static_cast<int>(missing));
    return lines.join(u'\n') + u'\n';
}

} // namespace runlatch::models
