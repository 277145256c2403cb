// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/commands/checkteller.h"

#include "conformance/report/reportwords.h"
#include "conformance/report/standing.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using runlatch::conformance::Verdict;

namespace runlatch::cli {

namespace {

QJsonArray findingsOf(const conformance::CaseResult &result)
{
    QJsonArray findings;
    for (const conformance::Lapse &lapse : result.lapses)
        findings.append(QJsonObject{{u"rule"_s, lapse.rule.name()},
                                    {u"pointer"_s, lapse.pointer},
                                    {u"line"_s, lapse.line > 0 ? QJsonValue(lapse.line) : QJsonValue()},
                                    {u"column"_s, lapse.column > 0 ? QJsonValue(lapse.column) : QJsonValue()},
                                    {u"message"_s, lapse.sentence},
                                    {u"remedy"_s, lapse.remedy}});
    return findings;
}

} // namespace

void CheckTeller::list(const QList<const conformance::Case *> &cases)
{
    for (const conformance::Case *one : cases) {
        const conformance::CaseText text = one->text();
        const QString severity = conformance::severityName(text.severity);
        json::OrderedJson members;
        members.add(u"id", text.id).add(u"severity", severity).add(u"source", text.source).add(u"title", text.title);
        m_output.event(u"case", members, u"%1 (%2, %3): %4"_s.arg(text.id, severity, text.source, text.title));
    }
}

void CheckTeller::tell(const conformance::CaseResult &result)
{
    const QString verdict = conformance::verdictName(result.verdict);
    const QString remedy = conformance::remedyOf(result);
    json::OrderedJson members;
    members.add(u"id", result.text.id).add(u"verdict", verdict).add(u"why", textOrNull(result.why));
    members.add(u"remedy", textOrNull(remedy)).add(u"rule", result.text.source);
    members.add(u"severity", conformance::severityName(result.text.severity)).add(u"title", result.text.title);
    members.add(u"findings", findingsOf(result));
    QStringList human{tr("%1: %2").arg(result.text.id, verdict)};
    for (const QString &line : {result.why, remedy}) {
        if (!line.isEmpty())
            human += u"    "_s + line;
    }
    m_output.event(u"check", members, human);
}

void CheckTeller::summarize(const conformance::Report &report, bool wasReached)
{
    const auto count = [&report](Verdict verdict) { return static_cast<int>(report.count(verdict)); };
    json::OrderedJson members;
    members.add(u"passed", count(Verdict::Passed)).add(u"failed", count(Verdict::Failed));
    members.add(u"warned", count(Verdict::Warned)).add(u"observed", count(Verdict::Observed));
    members.add(u"skipped", count(Verdict::Skipped)).add(u"not_testable", count(Verdict::NotTestable));
    members.add(u"known", static_cast<int>(countOf(report, conformance::Standing::Known)));
    members.add(u"healed", QJsonArray::fromStringList(report.healed));
    members.add(u"reached", wasReached).add(u"took_ms", static_cast<int>(report.took.count()));
    m_output.event(u"summary", members,
                   tr("%1 passed, %2 failed, %3 warned, %4 observed, %5 skipped, %6 not testable.")
                       .arg(count(Verdict::Passed))
                       .arg(count(Verdict::Failed))
                       .arg(count(Verdict::Warned))
                       .arg(count(Verdict::Observed))
                       .arg(count(Verdict::Skipped))
                       .arg(count(Verdict::NotTestable)));
}

void CheckTeller::tellOutput(const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    QStringList human{tr("The end of the command's output:")};
    for (const QString &line : lines)
        human += u"    "_s + line;
    m_output.event(u"command-output", json::OrderedJson().add(u"lines", QJsonArray::fromStringList(lines)), human);
}

} // namespace runlatch::cli
