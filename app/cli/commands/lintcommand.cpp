// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/lintcommand.h"

#include "app/cli/options/textfile.h"
#include "app/cli/output/findingmembers.h"
#include "base/rules.h"
#include "wording/lint.h"
#include "wording/names.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr qint64 MaxLintMegabytes = 64; // the sentence of TextTooLarge names it

} // namespace

void LintCommand::declare(QCommandLineParser &parser)
{
    parser.addOption({u"strict"_s, tr("Ends with 1 for warnings as well, not only for errors.")});
    parser.addPositionalArgument(u"kind"_s, tr("What the text is: request or callback."), u"request|callback"_s);
    //: %1 is a number of megabytes, %2 a number of findings
    parser.addPositionalArgument(u"file"_s,
                                 tr("File to judge, at most %1 MB; - or nothing for standard input. Of each rule the "
                                    "first %2 findings are printed, and all are counted.")
                                     .arg(MaxLintMegabytes)
                                     .arg(lint::Lint::MaxOfRule),
                                 u"[FILE|-]"_s);
}

std::optional<QString> LintCommand::start(const QCommandLineParser &parser)
{
    const QStringList words = parser.positionalArguments();
    const QString kind = words.value(0);
    if (kind != "request"_L1 && kind != "callback"_L1)
        return tr("Say what the text is: lint request, or lint callback.");
    if (words.size() > 2)
        return tr("One file at a time.");
    const auto text = readInput(words.value(1, u"-"_s), MaxLintMegabytes * 1024 * 1024, {base::Rules::TextTooLarge});
    if (!text)
        return failToRead(text.error());
    const bool isCallback = kind == "callback"_L1;
    const lint::Lint lint =
        isCallback ? lint::lintCallback(*text) : lint::lintRequest(*text, false, protocol::kindOfBody(*text));
    for (const lint::LintFinding &finding : lint.findings) {
        const lint::LintRule *rule = lint::findLintRule(finding.rule);
        tell(finding, QString::fromLatin1(isCallback ? rule->inCallback : rule->sourceIn(lint.kind)));
    }
    tellSummary(lint, isCallback);
    const bool isNo = lint.errors > 0 || (parser.isSet(u"strict"_s) && lint.warnings > 0);
    emit finished(isNo ? No : Done);
    return std::nullopt;
}

void LintCommand::tell(const lint::LintFinding &finding, const QString &source)
{
    const wording::Sentence sentence = wording::lintSentence(finding);
    json::OrderedJson members;
    addFinding(members, finding);
    const QString place = u"%1:%2: "_s.arg(finding.line).arg(finding.column);
    output().event(u"finding", members,
                   place + wording::lintSeverityWord(finding.severity) + u": "_s + sentence.text()
                       + u" [%1, %2] "_s.arg(finding.rule.name(), source) + finding.pointer);
}

void LintCommand::tellSummary(const lint::Lint &lint, bool isCallback)
{
    json::OrderedJson members;
    members.add(u"errors", lint.errors).add(u"warnings", lint.warnings).add(u"infos", lint.infos);
    members.add(u"kind", isCallback ? QJsonValue() : QJsonValue(protocol::deliveryKindName(lint.kind)));
    QStringList human{tr("Errors: %1, warnings: %2, notes: %3.").arg(lint.errors).arg(lint.warnings).arg(lint.infos)};
    if (protocol::isNotification(lint.kind))
        human.prepend(wording::deliveryKind(lint.kind) + u": "_s + wording::deliveryAdvice(lint.kind));
    output().event(u"summary", members, human);
}

} // namespace runlatch::cli
