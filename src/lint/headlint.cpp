// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/headlint.h"

#include "text/headervalues.h"

namespace runlatch::lint {

namespace {

/// Without the value, which may hold a secret.
LintFinding note(base::Rule rule)
{
    return {.rule = rule, .severity = LintSeverity::Info, .line = 0, .column = 0};
}

bool isJsonType(QByteArrayView value)
{
    const qsizetype end = value.indexOf(';');
    const QByteArrayView type = (end < 0 ? value : value.first(end)).trimmed();
    return type.compare("application/json", Qt::CaseInsensitive) == 0;
}

/// NAME/VERSION (+BASE_URL; NAME)
bool isServiceAgent(QByteArrayView agent)
{
    const qsizetype slash = agent.indexOf('/');
    const qsizetype open = agent.indexOf(" (+");
    return slash > 0 && open > slash && agent.endsWith("; " + agent.first(slash).toByteArray() + ')');
}

} // namespace

QList<LintFinding> lintHead(QByteArrayView head)
{
    QList<LintFinding> notes;
    if (head.isEmpty())
        return notes; // a file had none
    const QList<QByteArrayView> types = text::headerValues(head, "Content-Type");
    if (types.isEmpty())
        notes += note(base::Rules::HeadNoContentType);
    else if (types.size() > 1 || !isJsonType(types.first()))
        notes += note(base::Rules::HeadContentType);
    const QList<QByteArrayView> agents = text::headerValues(head, "User-Agent");
    if (!agents.isEmpty() && !isServiceAgent(agents.first()))
        notes += note(base::Rules::HeadUserAgent);
    return notes;
}

void addHeadNotes(QByteArrayView head, Lint &lint)
{
    const QList<LintFinding> notes = lintHead(head);
    lint.infos += notes.size();
    lint.findings += notes;
}

void addHeadNotes(QByteArrayView head, LintSummary &summary)
{
    Lint notes;
    addHeadNotes(head, notes);
    const LintSummary noted = LintSummary::of(notes);
    summary.infos += noted.infos;
    summary.rules |= noted.rules;
}

} // namespace runlatch::lint
