// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/mistakes.h"

#include "rulebook/rulewords.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

QString mistakeLine(const QString &file, const script::Mistake &mistake)
{
    return u"%1:%2:%3: "_s.arg(file).arg(mistake.line).arg(mistake.column) + rulebook::RuleWords::mistake(mistake);
}

void tellRuleMistakes(Output &output, const QString &file, const QList<script::Mistake> &mistakes)
{
    for (const script::Mistake &mistake : mistakes) {
        json::OrderedJson members;
        members.add(u"file", file).add(u"line", mistake.line).add(u"column", mistake.column);
        members.add(u"rule", mistake.rule.name()).add(u"message", rulebook::RuleWords::mistake(mistake));
        output.event(u"rule-mistake", members, mistakeLine(file, mistake));
    }
}

} // namespace runlatch::cli
