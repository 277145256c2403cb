// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/findingmembers.h"

#include "wording/lint.h"

namespace runlatch::cli {

void addFinding(json::OrderedJson &members, const lint::LintFinding &finding)
{
    const wording::Sentence sentence = wording::lintSentence(finding);
    const bool hasPlace = finding.line > 0;
    members.add(u"pointer", finding.pointer);
    members.add(u"line", hasPlace ? QJsonValue(finding.line) : QJsonValue());
    members.add(u"column", hasPlace ? QJsonValue(finding.column) : QJsonValue());
    members.add(u"severity", lint::lintSeverityName(finding.severity)).add(u"rule", finding.rule.name());
    members.add(u"message", sentence.fact).add(u"fix", sentence.next);
}

} // namespace runlatch::cli
